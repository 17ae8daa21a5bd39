import type { Frame, HunkReport, RowComparison } from '../../engine/index.ts';
import { commonIndent } from '../comparator/indent.ts';

/** A line of the window for a room. */
export interface WindowLine {
  readonly row: RowComparison;
  /** Without the indentation that all lines share. */
  readonly text: string;
  /** From 1; null while nothing is compared. */
  readonly number: number | null;
  /** The hunk takes this line out. */
  readonly isReplaced: boolean;
}

/** More lines than this cannot be read from the back of a room. */
export const mostLines = 8;

/** The lines looked at, or the hunk's before any are: those round the first difference when there are too many. */
export function windowLines(
  frame: Frame,
  hunk: HunkReport,
  lineOf: (place: number) => number = (place) => place,
): WindowLine[] {
  const { rows } = frame;
  const cut = commonIndent(rows);
  const replaced = replacedRows(hunk);
  const difference = rows.findIndex(({ state }) => state === 'differs' || state === 'beyond');
  const from = Math.max(0, Math.min(rows.length - mostLines, difference - 3));
  return rows.slice(from, from + mostLines).map((row) => ({
    row,
    text: (row.found ?? row.text).replace(/\r?\n$/, '').slice(cut),
    number: row.foundAt === null ? null : lineOf(row.foundAt) + 1,
    isReplaced: replaced.has(row.row),
  }));
}

/** Of the rows that are looked for, those that go for good: edits without context take out lines only to put them back. */
function replacedRows({ rows }: HunkReport): ReadonlySet<number> {
  const back = new Set(rows.filter(({ kind }) => kind === 'insert').map(({ text }) => text));
  const sought = rows.filter(({ kind }) => kind !== 'insert');
  return new Set(sought.flatMap(({ kind, text }, i) => (kind === 'delete' && !back.has(text) ? [i] : [])));
}

/**
 * The size at which the longest line fits `width`, between what a room can read and the design's size. Lines that are
 * not compared may be cut.
 */
export function codeSize(lines: readonly WindowLine[], width: number, size: number, least: number): number {
  const longest = Math.max(1, ...lines.map(({ row, text }) => (row.state === 'dropped' ? 1 : text.length)));
  return Math.max(least, Math.min(size, width / (longest * 0.6)));
}
