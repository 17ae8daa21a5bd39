import type { Searchable } from '../../search/line-table.ts';
import type { Note } from '../../search/trace.ts';
import type { ByteText } from '../../text/bytes.ts';
import type { TreeFile } from '../../text/tree.ts';
import type { HunkReport } from '../run.ts';
import type { Detected } from './detected.ts';
import type { Draft } from './draft.ts';

/** One patch of the input while it is carried out on its file. */
export interface Entry {
  readonly detected: Detected;
  /** The file that is read; null when none was found. */
  readonly input: ByteText | null;
  /** The name of the result; null when there is none. */
  readonly output: ByteText | null;
  /** What was there under the input's name; null when nothing was. */
  readonly file: TreeFile | null;
  /** Whether the file was read; false for a patch that is skipped before its first hunk. */
  readonly isOpened: boolean;
  /** Whether the tool thinks so, too: of a file to be deleted it knows only if no two names of the header lead to it. */
  readonly isThere: boolean;
  readonly lines: Searchable;
  readonly draft: Draft;
  readonly reports: HunkReport[];
  /** The direction; a hunk that fits backwards may turn it. */
  isReverse: boolean;
  isSkipped: boolean;
  /** Why it is, as the beginning of a sentence. */
  whySkipped: string;
  /** What was found out and asked before the first hunk. */
  readonly preface: readonly Note[];
  /** Whether hunks that are skipped or fail are counted and saved. */
  keepsRejects: boolean;
  /** Some hunk of a context diff in old style showed that it is none; see `Hunk`. */
  provesNewStyle: boolean;
  /** Nobody is to be asked about reversal any more. */
  goesOnAnyway: boolean;
  /** See `Ground.carry`. */
  carry: bigint;
  /** Some hunk did not fit perfectly: reason for a backup. */
  hasMismatch: boolean;
  /** A merge left conflict markers. */
  hasConflict: boolean;
  /** Hunks that were rejected. */
  failures: number;
  applied: number;
  /** The reject file's text so far. */
  rejects: ByteText[];
}
