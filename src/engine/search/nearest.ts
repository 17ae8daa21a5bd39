import type { ByteText } from '../text/bytes.ts';
import type { Candidates, Look, Searchable } from './line-table.ts';
import { fits, type Needle } from './needle.ts';
import { type Order, type Outward, visitOf } from './order.ts';

/** The row of a needle that stands in the fewest lines, and these lines. */
export interface Rarest {
  readonly row: number;
  readonly candidates: Candidates;
}

/** Samples that leave more lines than this are not worth going through before all bytes have been asked. */
const few = 64;

/** Null when the lines cannot be listed. Otherwise every place that fits has one of the candidates in that row. */
export function rarestRow(lines: Searchable, { keys }: Needle): Rarest | null {
  const sampled = rarestUnder(lines, keys, 'sampled');
  return sampled === null || sampled.candidates.count <= few ? sampled : rarestUnder(lines, keys, 'whole');
}

function rarestUnder(lines: Searchable, keys: readonly ByteText[], look: Look): Rarest | null {
  let rarest: Rarest | null = null;
  for (const [row, key] of keys.entries()) {
    const candidates = lines.candidates?.(key, look) ?? null;
    if (candidates === null) return null;
    if (rarest === null || candidates.count < rarest.candidates.count) rarest = { row, candidates };
  }
  return rarest;
}

/**
 * The first fitting place of an outward order (whose start is not negative), looked for among the lines that
 * may hold the rarest row.
 */
export function nearestOf(lines: Searchable, needle: Needle, order: Outward, rarest: Rarest): number | null {
  const { candidates } = rarest;
  const lead = needle.head + rarest.row;
  const { expected, start, down, up, first } = order;
  const target = expected + lead;
  let below = lowerBound(candidates, first === 'down' ? target : target + 1);
  let above = below - 1;
  for (;;) {
    const ahead = below < candidates.count ? candidates.at(below) - target : Number.POSITIVE_INFINITY;
    const back = above >= 0 ? target - candidates.at(above) : Number.POSITIVE_INFINITY;
    const goesDown = ahead < back || (ahead === back && first === 'down');
    const distance = goesDown ? ahead : back;
    if (distance > Math.max(down, up)) return null;
    if (goesDown) below++;
    else above--;
    // The expected place itself belongs to both sides.
    const reach = distance === 0 ? Math.max(down, up) : goesDown ? down : up;
    const isInReach = distance >= start && distance <= reach;
    const place = goesDown ? expected + distance : expected - distance;
    if (isInReach && fits(lines, needle, place)) return place;
  }
}

/** The first fitting place of any order, looked for among the lines that may hold the rarest row: all are asked. */
export function earliestOf(lines: Searchable, needle: Needle, order: Order, rarest: Rarest): number | null {
  const { candidates, row } = rarest;
  let best: { readonly place: number; readonly visit: number } | null = null;
  for (let k = 0; k < candidates.count; k++) {
    const place = candidates.at(k) - needle.head - row;
    const visit = visitOf(order, place);
    if (visit === null || (best !== null && best.visit <= visit) || !fits(lines, needle, place)) continue;
    best = { place, visit };
  }
  return best?.place ?? null;
}

/** The first candidate that is not before `line`. */
function lowerBound(candidates: Candidates, line: number): number {
  let low = 0;
  let high = candidates.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (candidates.at(middle) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}
