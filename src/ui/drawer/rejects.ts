import type { Run } from '../../engine/index.ts';

/** The files of rejected hunks that a run leaves behind, by path. */
export const rejectsOf = (run: Run | null): readonly (readonly [path: string, text: string])[] =>
  [...(run?.filesAfter ?? [])].filter(([path]) => path.endsWith('.rej')).map(([path, { text }]) => [path, text]);
