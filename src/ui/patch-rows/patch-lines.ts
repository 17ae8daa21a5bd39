import type { ByteText, HunkReport, Row } from '../../engine/index.ts';

/** One line of the patch as it is drawn. */
export interface PatchLine {
  readonly kind: 'header' | Row['kind'];
  /** Number of the row in the comparison; null for lines that are not compared. */
  readonly row: number | null;
  /** Without its sign and its line feed. */
  readonly text: ByteText;
  /** 1-based line of the pasted edit. */
  readonly patchLine: number;
  /** The line that the hunk states, where it stands in a header. */
  readonly stated: { readonly from: number; readonly to: number } | null;
}

/** The chosen hunk, headers and all. Rows are numbered as the comparison numbers them: `sought` are the ones compared. */
export function patchLines(hunk: HunkReport, edit: ByteText, sought: readonly Row[]): PatchLine[] {
  const numbers = new Map(sought.map((row, i) => [row, i]));
  const header = headerOf(hunk, edit);
  return [
    ...(header ? [header] : []),
    ...hunk.rows.map((row) => ({
      kind: row.kind,
      row: numbers.get(row) ?? null,
      text: row.text.replace(/\n$/, ''),
      patchLine: row.patchLine,
      stated: null,
    })),
  ];
}

/** More lines than any column is high. */
const most = 60;

/** The edit from its hunk `index` (from 0) on, or from its beginning, as it is typed: no applier has read it yet, or ever will. */
export function unreadLines(edit: ByteText, index: number): PatchLine[] {
  const head = edit.slice(0, 100_000).split('\n');
  const hunks = head.flatMap((text, i) => (text.startsWith('@@ ') ? [i] : []));
  const from = hunks[index] ?? 0;
  return head.slice(from, from + most).map((text, i) => ({
    kind: 'header',
    row: null,
    text,
    patchLine: from + i + 1,
    stated: null,
  }));
}

/** The line that opens the hunk: the one before its first row, unless a row itself opens it. */
function headerOf({ patchLines: { from }, rows, stated }: HunkReport, edit: ByteText): PatchLine | null {
  if (rows[0]?.patchLine === from) return null;
  const text = lineOf(edit, from);
  if (text === null) return null;
  return {
    kind: 'header',
    row: null,
    text,
    patchLine: from,
    stated: stated === null ? null : statedIn(text, stated + 1),
  };
}

/** Where a header says the line: after the minus of `@@ -765,7 +765,7 @@`, or wherever the number first stands alone. */
function statedIn(text: string, line: number): PatchLine['stated'] {
  const minus = /^@@+ -(\d+)/.exec(text);
  if (minus) return { from: minus[0].length - minus[1]!.length, to: minus[0].length };
  const found = new RegExp(`(?<!\\d)${line}(?!\\d)`).exec(text);
  return found && { from: found.index, to: found.index + found[0].length };
}

function lineOf(text: ByteText, number: number): ByteText | null {
  let start = 0;
  for (let line = 1; line < number; line++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return null;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? text.length : end);
}
