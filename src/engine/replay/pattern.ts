import type { HunkReport } from '../appliers/run.ts';
import type { Row } from '../patch/row.ts';
import type { Move, Pass, Sweep } from '../search/trace.ts';

/**
 * The rows of the hunk that a pass looks for, in order: the preimage, or the postimage when the pass goes
 * against the direction in which the hunk's rows are reported.
 */
export function patternOf(hunk: HunkReport, pass: Pick<Pass, 'isReversed'>): readonly Row[] {
  const away = pass.isReversed !== appliedReversed(hunk) ? 'delete' : 'insert';
  return hunk.rows.filter((row) => row.kind !== away);
}

/** Before any pass, what will be looked for is the hunk as it was read. */
export const soughtPass: Pick<Pass, 'isReversed'> = { isReversed: false };

/** Rows are reported as applied; a hunk that landed by a reversed pass therefore has its rows turned round. */
function appliedReversed(hunk: HunkReport): boolean {
  const hasLanded = hunk.outcome.kind === 'landed' || hunk.outcome.kind === 'conflict';
  return hasLanded && (hunk.moves.findLast(isHit)?.pass.isReversed ?? false);
}

export const isSweep = (move: Move): move is Sweep => move.kind === 'sweep';

/** Whether a move is a sweep that found a place. */
export const isHit = (move: Move): move is Sweep => move.kind === 'sweep' && move.hits.length > 0;
