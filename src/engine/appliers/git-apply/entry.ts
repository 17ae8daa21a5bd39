import type { ByteText } from '../../text/bytes.ts';
import { noRules, type WhitespaceRules } from './whitespace/rules.ts';

/** -1 unknown, 0 no, 1 yes: a traditional header does not always tell. */
export type Tristate = -1 | 0 | 1;

/** One hunk of an entry, as its header and body were read. Numbers are those of the header, after `--recount`. */
export interface Hunk {
  /** The hunk's bytes exactly as in the patch: header line, body, marker line. */
  readonly text: ByteText;
  /** Byte offset of the header line in its input. */
  readonly at: number;
  /** True 1-based line of the header in its input. */
  readonly patchLine: number;
  /** Git's line counter there, which may differ. */
  readonly line: number;
  /** What the header has behind its second `@@`. */
  readonly section: ByteText;
  /** Swapped under `-R`, like the counts. Unsigned 64 bits, at which a giant number stops. */
  oldStart: bigint;
  oldCount: number;
  newStart: bigint;
  newCount: number;
  /** Context lines before the first and after the last change. */
  readonly leading: number;
  readonly trailing: number;
}

/** One section of `GIT binary patch`, inflated. */
export interface BinaryHunk {
  readonly kind: 'literal' | 'delta';
  readonly data: ByteText;
}

/** What a binary entry holds. `forward` is null for `Binary files a and b differ`. */
export interface BinaryBody {
  readonly forward: BinaryHunk | null;
  readonly reverse: BinaryHunk | null;
}

/**
 * One entry of a patch: what is to be done to one file. Header fields are mutable while the header is read,
 * when `-R` swaps the sides, and while the file is checked (a mode that was unknown, a "maybe new" settled).
 */
export interface Entry {
  /** Relative to the top of the repository, or to the directory outside one. Null: no such side. */
  oldName: ByteText | null;
  newName: ByteText | null;
  isNew: Tristate;
  isDelete: Tristate;
  isRename: boolean;
  isCopy: boolean;
  /** As git writes them, `0o100644`; 0 when the patch names none. */
  oldMode: number;
  newMode: number;
  /** Similarity or dissimilarity in percent; 0 when not given. */
  score: number;
  /** Hexadecimal blob ids of the `index` line, as long as they were written; '' when there is none. */
  oldId: ByteText;
  newId: ByteText;
  added: number;
  deleted: number;
  readonly hunks: Hunk[];
  binary: BinaryBody | null;
  /** How its added lines are judged: not at all when the entry is skipped. `crAtEol` may be turned on while reading. */
  rules: WhitespaceRules;
  /** Some old line ends in CR LF, which says that the file's line ends are meant as they are. */
  oldEndsInCrlf: boolean;
  /** Name of the input it was read from, as messages give it. */
  readonly input: ByteText;
  /** Names are from the top of the repository, not from where the command runs: there was a `diff --git` line. */
  isGit: boolean;
  /** The result's place is taken: only `--3way` may go on, and only with a merge. */
  meetsFile: boolean;
}

export const newEntry = (input: ByteText): Entry => ({
  oldName: null,
  newName: null,
  isNew: -1,
  isDelete: -1,
  isRename: false,
  isCopy: false,
  oldMode: 0,
  newMode: 0,
  score: 0,
  oldId: '',
  newId: '',
  added: 0,
  deleted: 0,
  hunks: [],
  binary: null,
  rules: noRules,
  oldEndsInCrlf: false,
  input,
  isGit: false,
  meetsFile: false,
});

/** The name an entry goes by: its result's, or that of the file it removes. */
export const nameOf = (entry: Entry): ByteText => entry.newName ?? entry.oldName ?? '';
