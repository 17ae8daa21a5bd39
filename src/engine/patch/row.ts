import type { ByteText } from '../text/bytes.ts';

/**
 * One line of a hunk. `text` is the line's bytes with its line feed (none for an incomplete last line) and
 * without the sign in front. `patchLine` is the 1-based line of the pasted edit that it stands on.
 */
export interface Row {
  readonly kind: 'context' | 'delete' | 'insert';
  readonly text: ByteText;
  readonly patchLine: number;
}

/** The lines that a hunk expects to find: context and deleted ones, in order. */
export const preimage = (rows: readonly Row[]): ByteText[] =>
  rows.filter((row) => row.kind !== 'insert').map((row) => row.text);

/** The lines that a hunk leaves behind: context and inserted ones, in order. */
export const postimage = (rows: readonly Row[]): ByteText[] =>
  rows.filter((row) => row.kind !== 'delete').map((row) => row.text);

/** The hunk that undoes `rows`: deleted and inserted lines trade places. */
export const reversed = (rows: readonly Row[]): Row[] =>
  rows.map((row) => ({
    ...row,
    kind: row.kind === 'delete' ? 'insert' : row.kind === 'insert' ? 'delete' : 'context',
  }));
