import { type Order, orderLength, placeAt, visitOf } from '../search/order.ts';
import { type LineIndex, lineIndex } from '../text/image.ts';

/** Places from the highest up in the file to the furthest down, both included. */
export interface Extent {
  readonly from: LineIndex;
  readonly to: LineIndex;
}

/** How far the first `tries` places of an order reach. Constant time, but for listed orders. */
export function extentOf(order: Order, tries: number): Extent | null {
  const count = Math.min(tries, orderLength(order));
  if (count <= 0) return null;
  const places = telling(order, count);
  let from = places[0]!;
  let to = from;
  for (const place of places) {
    if (place < from) from = place;
    if (place > to) to = place;
  }
  return { from: lineIndex(from), to: lineIndex(to) };
}

/** Places among the first `count` that hold the furthest in both directions. */
function telling(order: Order, count: number): readonly number[] {
  if (order.kind === 'listed') return order.places.slice(0, count);
  const ends = [0, 1, count - 2, count - 1].filter((i) => i >= 0 && i < count).map((i) => placeAt(order, i));
  if (order.kind !== 'outward') return ends;
  // A side that ran out of file stopped earlier than the last two visits.
  const limits = [order.expected + order.down, order.expected - order.up].filter((place) => {
    const visit = visitOf(order, place);
    return visit !== null && visit < count;
  });
  return [...ends, ...limits];
}
