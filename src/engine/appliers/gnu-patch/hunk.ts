/**
 * GNU patch, rooms of this folder. Each holds one idea of the tool:
 *
 * - settings, options, quoting: the command line, and how names are printed
 * - patch-reader: the lines of the patch input; detect, header-name, dates: what the next patch is
 * - choose-file: which file it is for
 * - read-unified, read-context, read-normal: text to `Hunk`
 * - locate: where a hunk fits; attempt: fuzz, reversal, and the questions that go with it
 * - apply-hunk, draft: the result; merge: the result with conflict markers
 * - reject, backup-names, finish: the files left behind
 * - voice: what is printed, where; session: the run from the first line to the exit status
 *
 * Line numbers in hunks are `bigint`: the tool reads 64 bits and prints them back.
 */
import type { Row } from '../../patch/row.ts';
import type { ByteText } from '../../text/bytes.ts';
import { cString } from './c-string.ts';

/** `!` only in context diffs: a line of a change that has lines on both sides. */
export type Sign = ' ' | '-' | '+' | '!';

/** A line of one half of a hunk. `text` as in `Row`: with its line feed, without the sign. */
export interface HunkLine {
  readonly sign: Sign;
  readonly text: ByteText;
  /** 1-based line of the pasted edit; a line that the tool made up stands on the last line read. */
  readonly patchLine: number;
}

/**
 * A hunk as two halves, which is how the tool holds it: the order of `+` and `-` lines of one change is lost.
 * A context line is in both halves (in a unified diff the same object).
 */
export interface Hunk {
  /** First line of the old side, 1-based; one more than stated when the old side is empty. */
  readonly oldFirst: bigint;
  readonly newFirst: bigint;
  /** Signs ` `, `-`, `!`. */
  readonly oldLines: readonly HunkLine[];
  /** Signs ` `, `+`, `!`. */
  readonly newLines: readonly HunkLine[];
  /** Context lines before the first change and after the last. */
  readonly prefix: number;
  readonly suffix: number;
  /** Function text as rejects repeat it, with its leading space; empty when there is none. */
  readonly section: ByteText;
  /** Line of the hunk's header, as the tool counts lines (see `PatchReader.line`). */
  readonly headerLine: number;
  /** True lines of the edit, 1-based, both included. */
  readonly patchLines: { readonly from: number; readonly to: number };
  /** A context diff that looked old-style cannot be: parts are left out, or context stands inside a change. */
  readonly provesNewStyle: boolean;
  /** A line in the place of the old range of a context hunk: rejects repeat it. */
  readonly stray: HunkLine | null;
  /** An empty line too many stood between the halves of a context hunk: rejects repeat it. */
  readonly hasSpareLine: boolean;
}

/** The end of a run, told on stderr. `text` has no line feed added. */
export interface Fatal {
  readonly kind: 'fatal';
  readonly text: ByteText;
  /**
   * 'message': printed as `patch: **** TEXT`, exit 2. 'write': the same, then ` : ` and the error of the system call
   * that failed last. 'crash': the tool itself stops at a failed assertion; `patch: TEXT`, exit 134, and nothing more
   * is written.
   */
  readonly end: 'message' | 'write' | 'crash';
}

/** A message ends where a line that it quotes has a NUL. */
export const fatal = (text: ByteText): Fatal => ({ kind: 'fatal', text: cString(text), end: 'message' });
export const crash = (text: ByteText): Fatal => ({ kind: 'fatal', text, end: 'crash' });
/** The tool takes an empty line (which has no line feed either) for a failure to write it. */
export const emptyWrite: Fatal = { kind: 'fatal', text: 'write error', end: 'write' };
/** A hunk is said to have more lines than there is room for. */
export const outOfMemory: Fatal = fatal('out of memory');
export const isFatal = (value: object): value is Fatal => 'kind' in value && value.kind === 'fatal';

/** What reading the next hunk gave. After 'end' the reader stands before the line that starts no hunk. */
export type ReadHunk = { readonly kind: 'hunk'; readonly hunk: Hunk } | { readonly kind: 'end' } | Fatal;

/**
 * The hunk that undoes `hunk`. Context sizes stay. Signs that are on the wrong side in a damaged context diff are
 * right afterwards.
 */
export function swapped(hunk: Hunk): Hunk {
  return {
    ...hunk,
    oldFirst: hunk.newFirst,
    newFirst: hunk.oldFirst,
    oldLines: hunk.newLines.map((line): HunkLine => (line.sign === '+' ? { ...line, sign: '-' } : line)),
    newLines: hunk.oldLines.map((line): HunkLine => (line.sign === '-' ? { ...line, sign: '+' } : line)),
  };
}

/** The hunk with `-` and `+` in the place of `!`: so it is once a merge has begun. */
export function unmarked(hunk: Hunk): Hunk {
  const plain = (sign: '-' | '+') => (line: HunkLine) => (line.sign === '!' ? { ...line, sign } : line);
  return { ...hunk, oldLines: hunk.oldLines.map(plain('-')), newLines: hunk.newLines.map(plain('+')) };
}

/** The hunk in the order in which it is carried out: at each point deletions, then additions, then one context line. */
export function rowsOf({ oldLines, newLines }: Hunk): Row[] {
  const rows: Row[] = [];
  const add = (kind: Row['kind'], { text, patchLine }: HunkLine) => rows.push({ kind, text, patchLine });
  let o = 0;
  let n = 0;
  while (o < oldLines.length || n < newLines.length) {
    while (o < oldLines.length && oldLines[o]!.sign !== ' ') add('delete', oldLines[o++]!);
    while (n < newLines.length && newLines[n]!.sign !== ' ') add('insert', newLines[n++]!);
    if (o < oldLines.length) add('context', oldLines[o++]!);
    n++;
  }
  return rows;
}
