import type { Frame, RowComparison } from '../../engine/index.ts';

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
 * The marks of a step. `toLine` leads from a line of the text that was searched to the line on show (from 0): they
 * differ when earlier hunks have already changed the searched text.
 */
export function fileMarks(frame: Frame, removed: ReadonlySet<number>, toLine: (index: number) => number): LineMark[] {
  const isLanding = frame.isHit || frame.phase === 'land' || frame.phase === 'write';
  return frame.rows.flatMap((row) =>
    row.foundAt === null
      ? []
      : [
          {
            line: toLine(row.foundAt) + 1,
            window: isLanding ? 'landing' : 'probe',
            sign: signOf(row),
            isWritten: frame.phase === 'write' && removed.has(row.row),
          } as const,
        ],
  );
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
