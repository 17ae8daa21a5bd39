import type { HunkReport } from '../appliers/run.ts';
import type { Move } from '../search/trace.ts';

/** Where a step lies: its move, and which step of that move it is (for sweeps: which try, from 0). */
export interface StepAddress {
  readonly moveIndex: number;
  readonly within: number;
}

/** How many steps a move takes: a sweep one for each place compared, a landing two (it lands, then writes). */
export const stepsOf = (move: Move): number => (move.kind === 'sweep' ? move.tries : move.kind === 'land' ? 2 : 1);

/** How many steps a hunk takes in all. */
export const stepCount = (hunk: HunkReport): number => hunk.moves.reduce((sum, move) => sum + stepsOf(move), 0);

/** The first step (0-based) of a move. */
export const firstStepOf = (hunk: HunkReport, moveIndex: number): number =>
  hunk.moves.slice(0, moveIndex).reduce((sum, move) => sum + stepsOf(move), 0);

/** The move that holds a step. Steps outside the trace are clamped. Null when the hunk has no steps. */
export function addressOf(hunk: HunkReport, step: number): StepAddress | null {
  let before = 0;
  let last: StepAddress | null = null;
  for (const [moveIndex, move] of hunk.moves.entries()) {
    const steps = stepsOf(move);
    if (steps === 0) continue;
    const within = Math.max(0, Math.min(step - before, steps - 1));
    last = { moveIndex, within };
    if (step < before + steps) return last;
    before += steps;
  }
  return last;
}
