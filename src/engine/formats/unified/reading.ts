import type { Row } from '../../patch/row.ts';
import type { ByteText } from '../../text/bytes.ts';
import type { EditProblem } from '../problem.ts';
import type { HunkHeader } from './hunk-header.ts';

/**
 * What one line of a unified diff is. `extra`: looks like a line of the hunk above but is beyond its counts, so that
 * tools which count leave it out. `mark`: the `\ No newline at end of file` line. `text`: belongs to no diff.
 */
export type PatchLineKind =
  | 'text'
  | 'command'
  | 'old-name'
  | 'new-name'
  | 'hunk'
  | 'context'
  | 'delete'
  | 'insert'
  | 'mark'
  | 'extra-context'
  | 'extra-delete'
  | 'extra-insert';

/** A hunk as its lines show it; `header` as its first line claims it, null when that line cannot be read. */
export interface UnifiedHunk {
  readonly header: HunkHeader | null;
  /** 1-based lines of the edit: the `@@` line, and the last line of the body. */
  readonly from: number;
  readonly to: number;
  /** All lines of the body, the ones beyond the counts included. */
  readonly rows: readonly Row[];
  /** How many of `rows` lie beyond the counts, at the end. */
  readonly extra: number;
}

/** One file of a unified diff. Names as written, unquoted and without a date; null when that line is missing. */
export interface UnifiedFile {
  /** 1-based line of the edit where it begins. */
  readonly from: number;
  readonly oldName: ByteText | null;
  readonly newName: ByteText | null;
  /** What git's extended header says beside the names. */
  readonly git: GitHeader | null;
  readonly hunks: readonly UnifiedHunk[];
}

export interface GitHeader {
  readonly renameFrom: ByteText | null;
  readonly renameTo: ByteText | null;
  readonly isCopy: boolean;
  readonly isNew: boolean;
  readonly isDeleted: boolean;
  readonly isBinary: boolean;
  /** Permission bits of the result, when the header gives them. */
  readonly newMode: number | null;
  /** The names on the `diff --git` line, for files without `---` and `+++`. */
  readonly oldName: ByteText | null;
  readonly newName: ByteText | null;
}

/** A unified diff, read line by line and as leniently as a person would: nothing stops it. */
export interface UnifiedReading {
  /** One kind for each line of the edit. */
  readonly kinds: readonly PatchLineKind[];
  readonly files: readonly UnifiedFile[];
  readonly problems: readonly EditProblem[];
}

/** All hunks, in order. */
export const hunksOf = (reading: UnifiedReading): UnifiedHunk[] => reading.files.flatMap((file) => [...file.hunks]);
