import { nearSlack, type Survey } from '../analysis/survey.ts';
import type { HunkReport } from '../appliers/run.ts';
import { counted, figures, inWords } from '../explain/numbers.ts';
import { type Order, placeAt, visitOf } from '../search/order.ts';
import type { Sweep } from '../search/trace.ts';
import type { Image, LineIndex } from '../text/image.ts';
import { matchedOf } from './comparison.ts';
import { readingOf } from './frame.ts';
import { isSweep, patternOf } from './pattern.ts';
import type { Segment } from './segments.ts';

/** A sweep within its hunk. */
export interface SweepContext {
  readonly image: Image;
  readonly hunk: HunkReport;
  readonly survey: Survey;
  readonly moveIndex: number;
  readonly fromStep: number;
}

/** Near misses that get a stretch of their own. */
const mostNear = 3;

/** A pass that found nothing is one stretch; the pass that found the place is told in full. */
export function sweepSegments(context: SweepContext, sweep: Sweep): Segment[] {
  const tries = sweep.tries;
  if (tries === 0) return [];
  const piece = piecesOf(context);
  const hit = hitTry(sweep);
  if (hit === null || sweep.until !== 'first') {
    if (tries === 1) return [piece('first', `Try ${placeAt(sweep.order, 0) + 1}`, 0, 0, placeAt(sweep.order, 0))];
    const kind = sweep.pass.isReversed ? 'reversed' : 'pass';
    return [piece(kind, wholeName(context, sweep), 0, tries - 1)];
  }
  const fits = piece('fits', `Fits at ${placeAt(sweep.order, hit) + 1}`, hit, hit, placeAt(sweep.order, hit));
  if (hit === 0) return [fits];
  if (sweep.pass.isReversed || numberOf(context) > 1) {
    return [piece(sweep.pass.isReversed ? 'reversed' : 'pass', passName(context, sweep), 0, hit - 1), fits];
  }
  const first = placeAt(sweep.order, 0);
  const firstTries = hit > 1 && placeAt(sweep.order, 1) === first ? 2 : 1;
  const stops = nearTries(context, sweep, firstTries, hit);
  const segments = [piece('first', `Try ${first + 1}`, 0, firstTries - 1, first)];
  let next = firstTries;
  for (const stop of [...stops, hit]) {
    if (stop > next)
      segments.push(piece('run', runName(sweep.order, next, stop - 1, next === firstTries), next, stop - 1));
    const place = placeAt(sweep.order, stop);
    if (stop < hit) segments.push(piece('near', `Near miss, ${place + 1}`, stop, stop, place));
    next = stop + 1;
  }
  return [...segments, fits];
}

type Piece = (kind: Segment['kind'], label: string, from: number, to: number, place?: LineIndex) => Segment;

/** Makes stretches from tries (0-based) of the sweep. */
function piecesOf({ moveIndex, fromStep }: SweepContext): Piece {
  return (kind, label, from, to, place) => ({
    kind,
    label,
    fromStep: fromStep + from,
    toStep: fromStep + to,
    moveIndex,
    place: place ?? null,
  });
}

/** The try (0-based) that found the place. */
const hitTry = (sweep: Sweep) => (sweep.hits.length === 0 ? null : sweep.tries - 1);

/** Tries before the hit at which nearly every row matched: the best few, in order of time. */
function nearTries(context: SweepContext, sweep: Sweep, from: number, to: number): number[] {
  const rows = patternOf(context.hunk, sweep.pass);
  const compared = rows.length - sweep.pass.fuzz.head - sweep.pass.fuzz.tail;
  return context.survey.near
    .map(({ place }) => ({ place, visit: visitOf(sweep.order, place) ?? -1 }))
    .filter(({ visit }) => visit >= from && visit < to)
    .map(({ place, visit }) => ({ visit, matched: matchedOf(context.image, rows, readingOf(sweep), place) }))
    .filter(({ matched }) => matched < compared && matched >= compared - nearSlack(compared))
    .sort((a, b) => b.matched - a.matched || a.visit - b.visit)
    .slice(0, mostNear)
    .map(({ visit }) => visit)
    .sort((a, b) => a - b);
}

/** Which pass of its direction this is, from 1. */
function numberOf({ hunk, moveIndex }: SweepContext): number {
  const { isReversed } = (hunk.moves[moveIndex] as Sweep).pass;
  return hunk.moves.slice(0, moveIndex + 1).filter((move) => isSweep(move) && move.pass.isReversed === isReversed)
    .length;
}

function wholeName(context: SweepContext, sweep: Sweep): string {
  const places = `${figures(sweep.tries)} ${sweep.tries === 1 ? 'place' : 'places'}`;
  const best = bestOf(context, sweep);
  if (sweep.pass.isReversed) return `The same hunk reversed: ${places}`;
  const fit = sweep.hits.length === 0 ? '' : `, ${sweep.hits.length} ${sweep.hits.length === 1 ? 'fits' : 'fit'}`;
  return `${passName(context, sweep)}: ${places}${fit}${best === null ? '' : `, best ${best}`}`;
}

/** "6 of 7", or null when no place comes near. */
function bestOf({ image, hunk, survey }: SweepContext, sweep: Sweep): string | null {
  if (sweep.hits.length > 0) return null;
  const rows = patternOf(hunk, sweep.pass);
  const { head, tail } = sweep.pass.fuzz;
  const visited = survey.near.filter(({ place }) => (visitOf(sweep.order, place) ?? sweep.tries) < sweep.tries);
  const best = visited.reduce((most, { place }) => Math.max(most, matchedOf(image, rows, readingOf(sweep), place)), 0);
  return best === 0 ? null : `${best} of ${rows.length - head - tail}`;
}

function passName(context: SweepContext, sweep: Sweep): string {
  if (sweep.pass.isReversed) return 'The same hunk reversed';
  const total = patternOf(context.hunk, sweep.pass).length;
  const { head, tail } = sweep.pass.fuzz;
  const number = numberOf(context);
  // A later pass that compares every row again differs in something else, which its label names.
  if (number > 1 && head + tail === 0) return sweep.pass.label.charAt(0).toUpperCase() + sweep.pass.label.slice(1);
  const rows =
    head + tail === 0
      ? total === 1
        ? 'the one row'
        : `all ${inWords(total)} rows`
      : head + tail >= total
        ? 'no rows'
        : total - head - tail === 1
          ? `row ${head + 1}`
          : `rows ${head + 1} to ${total - tail}`;
  return `Pass ${number}, ${rows}`;
}

function runName(order: Order, from: number, to: number, isFirst: boolean): string {
  if (order.kind !== 'outward') {
    const way = order.kind === 'straight' && order.to < order.from ? 'Upward' : 'Downward';
    return order.kind === 'straight'
      ? `${way}, ${figures(placeAt(order, from) + 1)} to ${figures(placeAt(order, to) + 1)}`
      : counted(to - from + 1, 'candidate');
  }
  const distance = (i: number) => Math.abs(placeAt(order, i) - order.expected);
  const near = distance(from);
  const far = distance(to);
  const range = near === far ? figures(near) : `${figures(near)} to ${figures(far)}`;
  const sides = order.first === 'down' ? 'below, then above' : 'above, then below';
  return isFirst ? `Outward: ${sides}, one line further each time, ${range}` : `Outward, ${range}`;
}
