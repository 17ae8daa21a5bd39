import type { Draft } from './draft.ts';

/** A scenario as the stores need it: enough to list it, and its texts when they are wanted. */
export interface PresetSource {
  readonly id: string;
  readonly title: string;
  load(): Promise<Draft>;
}
