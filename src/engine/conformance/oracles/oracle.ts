import { spawnSync } from 'node:child_process';
import type { Case } from '../case.ts';
import type { Random } from '../generate/random.ts';

/** What is compared, part by part. */
export type Answer = Readonly<Record<string, unknown>>;

/** A real tool that can be run here, and cases to run it on. */
export interface Oracle {
  /** Id of the applier that models it. */
  readonly applier: string;
  /** What must be installed, for people. */
  readonly needs: string;
  /** A case takes long: fewer are run unless a number is asked for. */
  readonly costly?: boolean;
  /** Which of the applier's versions is installed here; null when it is none that we model, or missing. */
  version(): string | null;
  caseOf(random: Random): Case;
  /** What the real tool answers to each case. */
  real(cases: readonly Case[]): Promise<readonly Answer[]>;
  /** Why such an answer of the real tool is not compared, in few words; null for what is. Counted, never silent. */
  leftOut?(real: Answer): string | null;
  /** What our model of that version answers. `reusesInode` is a fact of the file system: see `Scene`. */
  model(version: string, given: Case, reusesInode: () => boolean): Answer;
}

/** The part of what a program prints that names its version; null when it is missing or says another thing. */
export function versionIn(pattern: RegExp, program: string, ...args: string[]): string | null {
  const { stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return pattern.exec(stdout ?? '')?.[1] ?? null;
}
