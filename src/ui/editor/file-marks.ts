import { type FileReport, type Frame, inFile, type Marked, type RowComparison, type Used } from '../../engine/index.ts';

/** What is drawn on one line of the file pane. Lines count from 1. */
export interface LineMark {
  readonly line: number;
  /** 'probe': the place now tried. 'landing': the place taken. */
  readonly window: 'probe' | 'landing';
  readonly sign: Sign;
  /** The line is being replaced. */
  readonly isWritten: boolean;
}

export type Sign = 'equal' | 'forgiven' | 'differs' | 'dropped' | 'later-equal' | 'later-differs';

/**
 * Leads from a line of the text that was searched to the line on show (both from 0), or to none. They differ when
 * earlier hunks have already changed the searched text, or when another version was searched.
 */
export type ToLine = (index: number) => number | null;

/** From lines of the searched text to lines of the file. */
export function toFile(report: FileReport | null, index: number): ToLine {
  return (line) => (report === null ? line : inFile(report, index, line));
}

/** The marks of a step. */
export function fileMarks(frame: Frame, removed: ReadonlySet<number>, toLine: ToLine): LineMark[] {
  const isLanding = (frame.isHit && frame.phase !== 'reject') || frame.phase === 'land' || frame.phase === 'write';
  return frame.rows.flatMap((row) => {
    const line = row.foundAt === null ? null : toLine(row.foundAt);
    if (line === null) return [];
    const isWritten = frame.phase === 'write' && removed.has(row.row);
    return [{ line: line + 1, window: isLanding ? 'landing' : 'probe', sign: signOf(row), isWritten } as const];
  });
}

/** Lines about which something was found out, as one mark. Lines count from 1; `to` is included. */
export interface StretchMark {
  readonly what: Marked['what'] | 'used';
  readonly from: number;
  readonly to: number;
  /** Said behind its first line; null for lines that are only marked at their side. */
  readonly words: string | null;
}

const stretchWords = {
  merged: 'merged',
  'already-applied': 'already applied',
  conflict: 'conflict: both stay',
} as const;

/** Extents of merges at this step, and lines that hunks before have used. */
export function stretchMarks(marked: readonly Marked[], used: readonly Used[], toLine: ToLine): StretchMark[] {
  const found = marked.map(({ what, from, count }) => ({
    what,
    from,
    count,
    words: count === 0 ? `${stretchWords[what]}, before this line` : stretchWords[what],
  }));
  const taken = used.map(({ from, to }) => ({ what: 'used', from, count: to - from, words: null }) as const);
  return [...taken, ...found].flatMap(({ what, from, count, words }) => {
    const lines = Array.from({ length: Math.max(1, count) }, (_, i) => toLine(from + i)).filter(
      (line) => line !== null,
    );
    const [first] = lines;
    return first === undefined ? [] : [{ what, from: first + 1, to: lines.at(-1)! + 1, words }];
  });
}

export function signOf(row: Pick<RowComparison, 'state' | 'wouldMatch'>): Sign {
  switch (row.state) {
    case 'equal':
    case 'forgiven':
    case 'differs':
    case 'dropped':
      return row.state;
    case 'beyond':
      return 'differs';
    case 'not-reached':
      return row.wouldMatch ? 'later-equal' : 'later-differs';
  }
}

/**
 * The line (from 0) that should stand first in a pane of `lines` lines, so that the `rows` lines from `place` on are
 * seen whole: a little above the middle for places above the stated line, a little below for those below.
 */
export function topFor(place: number, rows: number, lines: number, stated: number | null): number {
  const isAbove = stated !== null && place < stated;
  const wanted = Math.round(lines * (isAbove ? 0.4 : 0.55));
  const most = Math.max(0, lines - rows - 1);
  return Math.max(0, place - Math.min(wanted, most));
}
