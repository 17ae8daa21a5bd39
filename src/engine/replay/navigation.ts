import type { HunkReport } from '../appliers/run.ts';
import { placeAt, visitOf } from '../search/order.ts';
import type { Move, Sweep } from '../search/trace.ts';
import { patternOf, soughtPass } from './pattern.ts';
import type { Segment } from './segments.ts';
import { stepsOf } from './steps.ts';

/** The first step of the next stretch; the last step when there is none. */
export function nextMove(segments: readonly Segment[], step: number): number {
  const next = segments.find((segment) => segment.fromStep > step);
  return next?.fromStep ?? segments.at(-1)?.toStep ?? 0;
}

/** The first step of this stretch, or of the one before when already there. */
export const previousMove = (segments: readonly Segment[], step: number): number =>
  segments.findLast((segment) => segment.fromStep < step)?.fromStep ?? 0;

/** Where the next whole stretch ends: of this one while it is not over, else of the one after it. */
export const nextMoveEnd = (segments: readonly Segment[], step: number): number =>
  (segments.find((segment) => segment.toStep > step) ?? segments.at(-1))?.toStep ?? 0;

/** Where the stretch before this one ends. */
export const previousMoveEnd = (segments: readonly Segment[], step: number): number =>
  segments.findLast((segment) => segment.toStep < step)?.toStep ?? 0;

/** The stretch that holds a step. */
export const segmentAt = (segments: readonly Segment[], step: number): Segment | null =>
  segments.find((segment) => segment.fromStep <= step && step <= segment.toStep) ?? segments.at(-1) ?? null;

/**
 * The next step after `fromStep` at which a row is held against file line `line` (0-based), going round from the
 * end to the start; null when no step looks at it. Arithmetic alone: it never walks a sweep.
 */
export const stepTouching = (hunk: HunkReport, line: number, fromStep: number): number | null =>
  nextStep(hunk, fromStep, (move) => touches(hunk, move, line));

/** As `stepTouching`, for the steps at which row 0 is held against line `place`, or at which the hunk lands there. */
export function stepTrying(hunk: HunkReport, place: number, fromStep: number): number | null {
  return nextStep(hunk, fromStep, (move) => {
    if (move.kind === 'sweep') return visitsOf(move, place);
    return move.kind === 'land' && move.landing.places.some((at) => at === place) ? [0] : [];
  });
}

/** The first step after `fromStep` of those that `within` picks in each move; else the first of all. */
function nextStep(hunk: HunkReport, fromStep: number, within: (move: Move) => readonly number[]): number | null {
  const steps: number[] = [];
  let base = 0;
  for (const move of hunk.moves) {
    for (const step of within(move)) steps.push(base + step);
    base += stepsOf(move);
  }
  const later = steps.filter((step) => step > fromStep);
  const pool = later.length > 0 ? later : steps;
  return pool.length === 0 ? null : pool.reduce((least, step) => Math.min(least, step));
}

/** The steps within a move that look at the line. */
function touches(hunk: HunkReport, move: Move, line: number): number[] {
  if (move.kind === 'sweep') {
    const { head, tail } = move.pass.fuzz;
    const rows = patternOf(hunk, move.pass).length;
    const places = range(line - rows + tail + 1, line - head);
    return places.flatMap((place) => visitsOf(move, place));
  }
  if (move.kind !== 'land') return [];
  const rows = patternOf(hunk, soughtPass).length;
  return move.landing.places.some((place) => place <= line && line < place + rows) ? [0, 1] : [];
}

/** Tries (0-based) at a place: GNU patch visits the expected one twice. */
function visitsOf({ order, tries }: Sweep, place: number): number[] {
  const first = visitOf(order, place);
  if (first === null) return [];
  return [first, first + 1].filter((i) => i < tries && placeAt(order, i) === place);
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
