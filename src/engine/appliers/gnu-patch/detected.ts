import type { ByteText } from '../../text/bytes.ts';
import type { ReaderPlace } from './patch-reader.ts';
import type { DiffKind } from './settings.ts';

/** What a header says about one side. */
export interface Side {
  /** The file's name without its stripped directories; null when there is none, or it is `/dev/null`. */
  readonly name: ByteText | null;
  /** What follows the name, with its TAB and without the line's end. */
  readonly time: ByteText;
  /** That time in seconds since 1970; null when it could not be read. 0 for `/dev/null`. */
  readonly seconds: number | null;
}

export const noSide: Side = { name: null, time: '', seconds: null };

/** The lines that git adds between `diff --git` and the hunks. */
export interface GitHeader {
  readonly oldMode: number | null;
  readonly newMode: number | null;
  readonly isRename: boolean;
  readonly isCopy: boolean;
  readonly isBinary: boolean;
}

/** What a side's file was, as far as the headers tell: 0 it had content, 1 empty or missing, 2 missing. */
export type Mark = 0 | 1 | 2;

/** A patch for one file, found in the input: everything but its hunks. */
export interface Detected {
  readonly kind: DiffKind;
  /** False when git's headers alone make the patch. */
  readonly hasHunks: boolean;
  /** Where the scan for it began: behind the patch before. */
  readonly from: ReaderPlace;
  /** Before the line with which the hunks start. */
  readonly start: ReaderPlace;
  /** The line that the tool names as its first. */
  readonly line: number;
  /** How its lines are written; see `PatchReader`. */
  readonly indent: number;
  readonly nesting: number;
  readonly stripsCr: boolean;
  readonly old: Side;
  readonly new: Side;
  readonly index: Side;
  readonly marks: { readonly old: Mark; readonly new: Mark };
  /** The word after `Prereq:` */
  readonly requires: ByteText | null;
  /** Null when no `diff --git` came before. */
  readonly git: GitHeader | null;
}
