import { landingOf } from '../analysis/places.ts';
import type { HunkReport } from '../appliers/run.ts';
import { ruleById } from '../search/line-rules.ts';
import { placeAt } from '../search/order.ts';
import type { Marked, Move, Pass, Sweep } from '../search/trace.ts';
import type { Image, LineIndex } from '../text/image.ts';
import { compareAt, notCompared, type Reading, type RowComparison } from './comparison.ts';
import { type Extent, extentOf } from './extent.ts';
import { passCount } from './passes.ts';
import { isHit, isSweep, patternOf, soughtPass } from './pattern.ts';
import { addressOf, stepCount } from './steps.ts';

export type Phase = 'read' | 'try' | 'note' | 'land' | 'write' | 'reject';

/** Everything there is to see at one step of one hunk's search. Derived, never stored. */
export interface Frame {
  /** 0-based; `total` is the hunk's number of steps. */
  readonly step: number;
  readonly total: number;
  readonly moveIndex: number;
  readonly phase: Phase;
  /** The sweep this step belongs to or follows, counted from 1 among the passes of its direction; 0 before any. */
  readonly passNumber: number;
  /** How many such passes there may be, as far as the tool knows; else how many the trace holds. */
  readonly passCount: number;
  readonly pass: Pass | null;
  /** Where row 0 of the pattern sits; null while nothing is compared. */
  readonly place: LineIndex | null;
  /** Place minus the expected place, positive further down; null without either. */
  readonly distance: number | null;
  /** From 1 within the sweep; 0 before any. */
  readonly tryNumber: number;
  /** Whether the place fits. */
  readonly isHit: boolean;
  /** The reach of the places visited in this pass so far. */
  readonly tried: Extent | null;
  readonly rows: readonly RowComparison[];
  /** Rows that match here, reached or not, of the `compared` rows that count in this pass. */
  readonly matched: number;
  readonly compared: number;
  /** What was found out about single lines by this step: all of it once the hunk lands. */
  readonly marked: readonly Marked[];
}

/**
 * The picture at `step` (0-based, clamped) of a hunk that was searched for in `image`. Pure: the same step gives
 * the same frame, whichever way one came. O(moves + rows), however long the sweeps are. Null without steps.
 * A refusal is shown at `closest`, the place that comes nearest, when it is known.
 */
export function frameAt(image: Image, hunk: HunkReport, step: number, closest: LineIndex | null = null): Frame | null {
  const address = addressOf(hunk, step);
  if (address === null) return null;
  const { moveIndex, within } = address;
  const move = hunk.moves[moveIndex]!;
  const sweepIndex = hunk.moves.findLastIndex((other, i) => i <= moveIndex && isSweep(other));
  const sweep = sweepIndex < 0 ? null : (hunk.moves[sweepIndex] as Sweep);
  const tries = sweep === null ? 0 : move === sweep ? within + 1 : sweep.tries;
  const place = move.kind === 'reject' ? refusedAt(sweep, closest) : placeOf(hunk, move, within, sweep);
  const pass = sweep?.pass ?? null;
  const rows = patternOf(hunk, pass ?? soughtPass);
  const comparisons = place === null ? notCompared(rows) : compareAt(image, rows, readingOf(sweep), place);
  const counted = comparisons.filter((row) => row.state !== 'dropped');
  const { number, count } = sweep === null ? { number: 0, count: sweepsOf(hunk) } : passCount(hunk, sweep);
  return {
    step: Math.max(0, Math.min(step, stepCount(hunk) - 1)),
    total: stepCount(hunk),
    moveIndex,
    phase: phaseOf(move, within),
    passNumber: number,
    passCount: count,
    pass,
    place,
    distance: place === null || hunk.expected === null ? null : place - hunk.expected,
    tryNumber: tries,
    isHit: place !== null && sweep !== null && isHit(sweep) && sweep.hits.includes(place),
    tried: sweep === null ? null : extentOf(sweep.order, tries),
    rows: comparisons,
    matched: counted.filter((row) => row.wouldMatch).length,
    compared: counted.length,
    marked: markedAt(hunk, moveIndex),
  };
}

function markedAt(hunk: HunkReport, moveIndex: number): Marked[] {
  const from = hunk.moves[moveIndex]!.kind === 'note' ? moveIndex : 0;
  return hunk.moves.slice(from, moveIndex + 1).flatMap((move) => (move.kind === 'note' && move.marked) || []);
}

const sweepsOf = (hunk: HunkReport) => hunk.moves.filter(isSweep).length;

function phaseOf(move: Move, within: number): Phase {
  if (move.kind === 'sweep') return 'try';
  return move.kind === 'land' && within === 1 ? 'write' : move.kind;
}

/** A step that compares nothing itself keeps the place where the search stands. */
/** Where places were found that may not be used, or else where it nearly fits: not at the last line of the file. */
const refusedAt = (sweep: Sweep | null, closest: LineIndex | null) =>
  sweep === null ? null : (sweep.hits[0] ?? closest ?? lastPlace(sweep));

function placeOf(
  hunk: HunkReport,
  move: Exclude<Move, { kind: 'reject' }>,
  within: number,
  sweep: Sweep | null,
): LineIndex | null {
  switch (move.kind) {
    case 'read':
      return null;
    case 'sweep':
      return placeAt(move.order, within);
    case 'land':
      return move.landing.places[0] ?? null;
    case 'note':
      // A note about single lines leaves the hunk where it is held against the file.
      return move.marked ? (landingOf(hunk)?.places[0] ?? null) : (move.at ?? lastPlace(sweep));
  }
}

const lastPlace = (sweep: Sweep | null) =>
  sweep === null || sweep.tries === 0 ? null : placeAt(sweep.order, sweep.tries - 1);

/** How the rows are held against the file in a sweep. */
export function readingOf(sweep: Sweep | null): Reading {
  return {
    rule: ruleById(sweep?.pass.rule ?? 'exact'),
    fuzz: sweep?.pass.fuzz ?? { head: 0, tail: 0 },
    stopsAtDifference: sweep?.until !== 'best',
    isOpenEnded: sweep?.pass.isOpenEnded === true,
  };
}
