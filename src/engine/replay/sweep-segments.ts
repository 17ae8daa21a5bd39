import { nearSlack, type Survey } from '../analysis/survey.ts';
import type { HunkReport } from '../appliers/run.ts';
import { allRows, counted, figures } from '../explain/numbers.ts';
import { type Order, placeAt, visitOf } from '../search/order.ts';
import type { Sweep } from '../search/trace.ts';
import type { Image, LineIndex } from '../text/image.ts';
import { matchedOf } from './comparison.ts';
import { readingOf } from './frame.ts';
import { passCount } from './passes.ts';
import { patternOf } from './pattern.ts';
import type { Segment } from './segments.ts';

/** A sweep within its hunk. */
export interface SweepContext {
  readonly image: Image;
  readonly hunk: HunkReport;
  readonly survey: Survey;
  readonly moveIndex: number;
  readonly fromStep: number;
  /** The name of a place's line. */
  readonly lineName: (place: number) => string;
}

/** Near misses that get a stretch of their own. */
const mostNear = 3;

/** A pass that found nothing is one stretch; the pass that found the place is told in full. */
export function sweepSegments(context: SweepContext, sweep: Sweep): Segment[] {
  const tries = sweep.tries;
  if (tries === 0) return [];
  const piece = piecesOf(context);
  const { lineName } = context;
  const hit = hitTry(sweep);
  if (hit === null || sweep.until !== 'first') {
    const first = placeAt(sweep.order, 0);
    const isLater = sweep.pass.isReversed || passCount(context.hunk, sweep).number > 1;
    if (tries === 1 && !isLater) return [piece('first', `Try ${lineName(first)}`, 0, 0, first)];
    const kind = sweep.pass.isReversed ? 'reversed' : 'pass';
    return [piece(kind, wholeName(context, sweep), 0, tries - 1, tries === 1 ? first : undefined)];
  }
  const way = sweep.pass.isReversed ? ' backwards' : '';
  const place = placeAt(sweep.order, hit);
  const fits = piece('fits', `Fits${way} at ${lineName(place)}`, hit, hit, place);
  if (hit === 0) return [fits];
  if (sweep.pass.isReversed || passCount(context.hunk, sweep).number > 1) {
    return [piece(sweep.pass.isReversed ? 'reversed' : 'pass', passName(context, sweep), 0, hit - 1), fits];
  }
  const first = placeAt(sweep.order, 0);
  const firstTries = hit > 1 && placeAt(sweep.order, 1) === first ? 2 : 1;
  const stops = nearTries(context, sweep, firstTries, hit);
  const segments = [piece('first', `Try ${lineName(first)}`, 0, firstTries - 1, first)];
  let next = firstTries;
  for (const stop of [...stops, hit]) {
    if (stop > next)
      segments.push(piece('run', runName(context, sweep.order, [next, stop - 1], next === firstTries), next, stop - 1));
    const place = placeAt(sweep.order, stop);
    if (stop < hit)
      segments.push(piece('near', `${nameOf(context, sweep, place)}, ${lineName(place)}`, stop, stop, place));
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
  // A place where every row matches was passed over because it may not be used.
  return [...context.survey.fits, ...context.survey.near.map(({ place }) => place)]
    .map((place) => ({ place, visit: visitOf(sweep.order, place) ?? -1 }))
    .filter(({ visit }) => visit >= from && visit < to)
    .map(({ place, visit }) => ({ visit, matched: matchedOf(context.image, rows, readingOf(sweep), place) }))
    .filter(({ matched }) => matched >= compared - nearSlack(compared))
    .sort((a, b) => b.matched - a.matched || a.visit - b.visit)
    .slice(0, mostNear)
    .map(({ visit }) => visit)
    .sort((a, b) => a - b);
}

function nameOf({ image, hunk }: SweepContext, sweep: Sweep, place: number): string {
  const rows = patternOf(hunk, sweep.pass);
  const { head, tail } = sweep.pass.fuzz;
  const isWhole = matchedOf(image, rows, readingOf(sweep), place) === rows.length - head - tail;
  return isWhole ? 'May not be used' : 'Near miss';
}

function wholeName(context: SweepContext, sweep: Sweep): string {
  const places =
    sweep.tries === 1 ? `at ${context.lineName(placeAt(sweep.order, 0))} only` : `${figures(sweep.tries)} places`;
  const best = bestOf(context, sweep);
  if (sweep.pass.isReversed) return `The other way round: ${places}`;
  if (sweep.cost !== undefined) return `Place to merge: ${places}`;
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
  if (sweep.pass.isReversed) return 'The other way round';
  const total = patternOf(context.hunk, sweep.pass).length;
  const { head, tail } = sweep.pass.fuzz;
  const { number, isRepeated } = passCount(context.hunk, sweep);
  if (isRepeated) return `Pass ${number} once more`;
  // A later pass that compares every row again differs in something else, which its label names.
  if (number > 1 && head + tail === 0) return sweep.pass.label.charAt(0).toUpperCase() + sweep.pass.label.slice(1);
  const rows =
    head + tail === 0
      ? allRows(total)
      : head + tail >= total
        ? 'no rows'
        : total - head - tail === 1
          ? `row ${head + 1}`
          : `rows ${head + 1} to ${total - tail}`;
  return `Pass ${number}, ${rows}`;
}

function runName({ lineName }: SweepContext, order: Order, [from, to]: readonly [number, number], isFirst: boolean) {
  if (order.kind !== 'outward') {
    const way = order.kind === 'straight' && order.to < order.from ? 'Upward' : 'Downward';
    return order.kind === 'straight'
      ? `${way}, ${lineName(placeAt(order, from))} to ${lineName(placeAt(order, to))}`
      : counted(to - from + 1, 'candidate');
  }
  const distance = (i: number) => Math.abs(placeAt(order, i) - order.expected);
  if (order.start < 0) return `Downward, to ${lineName(placeAt(order, to))}`;
  const near = distance(from);
  const far = distance(to);
  const range = near === far ? figures(near) : `${figures(near)} to ${figures(far)}`;
  const sides = order.first === 'down' ? 'below, then above' : 'above, then below';
  return isFirst ? `Outward: ${sides}, one line further each time, ${range}` : `Outward, ${range}`;
}
