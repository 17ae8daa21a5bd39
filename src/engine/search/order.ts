import { type LineIndex, lineIndex } from '../text/image.ts';

/**
 * The order in which a sweep visits places (0-based lines of the searched image). Plain numbers, so that
 * place i is arithmetic, not storage.
 */
export type Order =
  | Outward
  | Straight
  /** One place only, because the hunk must lie at that edge of the file. */
  | { readonly kind: 'pinned'; readonly at: LineIndex; readonly edge: 'start' | 'end' }
  /** Places given one by one, for searches by text, whose candidates are not every line. */
  | { readonly kind: 'listed'; readonly places: readonly LineIndex[] };

/** From `from` towards `to`, both included; upward when `to` is smaller. */
export interface Straight {
  readonly kind: 'straight';
  readonly from: LineIndex;
  readonly to: LineIndex;
}

/**
 * Growing distance from `expected`: at each distance d, from `start` on, the place d lines further down if
 * d ≤ `down`, and the place d lines further up if d ≤ `up`; which of the two comes first is `first`.
 * At distance 0 both are the same place: it is visited twice when `twiceAtZero` (GNU patch does), else once.
 * `start` is above 0 when `expected` itself lies outside the range, and may be negative (GNU patch again).
 */
export interface Outward {
  readonly kind: 'outward';
  readonly expected: LineIndex;
  readonly start: number;
  readonly down: number;
  readonly up: number;
  readonly first: 'down' | 'up';
  readonly twiceAtZero: boolean;
}

/** How many places the order holds. */
export function orderLength(order: Order): number {
  switch (order.kind) {
    case 'pinned':
      return 1;
    case 'listed':
      return order.places.length;
    case 'straight':
      return Math.abs(order.to - order.from) + 1;
    case 'outward': {
      const side = (reach: number) => Math.max(0, reach - order.start + 1);
      return side(order.down) + side(order.up) - (visitsZeroOnce(order) ? 1 : 0);
    }
  }
}

/** Place `i` of the order (0-based). O(1); `i` must lie within `orderLength`. */
export function placeAt(order: Order, i: number): LineIndex {
  switch (order.kind) {
    case 'pinned':
      return order.at;
    case 'listed':
      return order.places[i]!;
    case 'straight':
      return lineIndex(order.from + (order.to < order.from ? -i : i));
    case 'outward':
      return outwardPlace(order, i);
  }
}

function outwardPlace(order: Outward, i: number): LineIndex {
  const { expected, start, down, up } = order;
  const both = Math.max(0, Math.min(down, up) - start + 1);
  // Once distance 0 is behind us, an order that visits it once behaves as if it had skipped one visit.
  const zeroAt = -2 * start;
  const k = visitsZeroOnce(order) && i > zeroAt ? i + 1 : i;
  if (k < 2 * both) {
    const d = start + (k >> 1);
    const goesDown = (k & 1) === 0 ? order.first === 'down' : order.first === 'up';
    return lineIndex(goesDown ? expected + d : expected - d);
  }
  const d = start + both + (k - 2 * both);
  return lineIndex(down > up ? expected + d : expected - d);
}

/** The index within the order at which `place` is first visited, or null when it never is. O(1) but for listed orders. */
export function visitOf(order: Order, place: number): number | null {
  switch (order.kind) {
    case 'pinned':
      return place === order.at ? 0 : null;
    case 'listed': {
      const i = order.places.indexOf(lineIndex(place));
      return i < 0 ? null : i;
    }
    case 'straight': {
      const i = order.to < order.from ? order.from - place : place - order.from;
      return i >= 0 && i < orderLength(order) ? i : null;
    }
    case 'outward':
      return least(
        outwardVisit(order, place - order.expected, 'down'),
        outwardVisit(order, order.expected - place, 'up'),
      );
  }
}

/** Index of the visit at signed distance `d` on one side, or null when that side does not reach it. */
function outwardVisit(order: Outward, d: number, side: 'down' | 'up'): number | null {
  const reach = side === 'down' ? order.down : order.up;
  const other = side === 'down' ? order.up : order.down;
  if (d < order.start || d > reach) return null;
  const before = d - order.start + Math.max(0, Math.min(other, d - 1) - order.start + 1);
  const second = side !== order.first && d <= other ? 1 : 0;
  const skipped = visitsZeroOnce(order) && (d > 0 || (d === 0 && second === 1)) ? 1 : 0;
  return before + second - skipped;
}

const least = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b));

function visitsZeroOnce({ twiceAtZero, start, down, up }: Outward): boolean {
  return !twiceAtZero && start <= 0 && down >= 0 && up >= 0;
}
