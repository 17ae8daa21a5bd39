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
export function windowLines(frame: Frame, hunk: HunkReport): WindowLine[] {
  const { rows } = frame;
  const cut = commonIndent(rows);
  const replaced = new Set(hunk.rows.filter(({ kind }) => kind === 'delete').map(({ patchLine }) => patchLine));
  const difference = rows.findIndex(({ state }) => state === 'differs' || state === 'beyond');
  const from = Math.max(0, Math.min(rows.length - mostLines, difference - 3));
  return rows.slice(from, from + mostLines).map((row) => ({
    row,
    text: (row.found ?? row.text).replace(/\r?\n$/, '').slice(cut),
    number: row.foundAt === null ? null : row.foundAt + 1,
    isReplaced: replaced.has(row.patchLine),
  }));
}

/** The size at which the longest line fits `width`, between what a room can read and the design's size. */
export function codeSize(lines: readonly WindowLine[], width: number, size: number, least: number): number {
  const longest = Math.max(1, ...lines.map(({ text }) => text.length));
  return Math.max(least, Math.min(size, width / (longest * 0.6)));
}
