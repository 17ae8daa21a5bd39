import type { FileReport, Problem } from '../run.ts';
import type { Disk } from './disk.ts';
import type { Outputs } from './outputs.ts';
import type { PatchReader } from './patch-reader.ts';
import type { Settings } from './settings.ts';
import type { Voice } from './voice.ts';

/** Everything that lasts for one run of the tool. */
export interface Session {
  readonly settings: Settings;
  readonly disk: Disk;
  readonly voice: Voice;
  readonly reader: PatchReader;
  readonly outputs: Outputs;
  readonly reports: FileReport[];
  /** Dangerous names that were reported: each is named once. */
  readonly ignoredNames: Set<string>;
  /** The times that the run gave to files, by key: seconds since 1970; NaN for the moment of writing. */
  readonly times: Map<string, number>;
  /** The patch before had git headers. */
  isBehindGit: boolean;
  /** What is not played here. */
  problem: Problem | null;
  /** Something went wrong that makes the exit status 1. */
  hasFailed: boolean;
}
