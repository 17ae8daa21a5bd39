import type { Order } from '../../../search/order.ts';
import { lineIndex } from '../../../text/image.ts';
import type { Anchors } from './anchors.ts';

/**
 * The order in which git tries lines 0 to `count` (the end of the file included): outward from the guess, the
 * later line first; a guess outside the file is the end of the file. A pinned hunk has one place only, unless
 * it may run past the end of the file: then lines beyond that place are tried too.
 *
 * `rows` is the number of lines looked for. Places are those of the first of them.
 */
export function sweepOrder(guess: number, rows: number, count: number, pins: Anchors & { mayOverrun: boolean }): Order {
  if (pins.atStart) return { kind: 'pinned', at: lineIndex(0), edge: 'start' };
  const wanted = pins.atEnd ? count - rows : guess;
  const start = wanted < 0 || wanted > count ? count : wanted;
  if (pins.atEnd && !pins.mayOverrun) return { kind: 'pinned', at: lineIndex(start), edge: 'end' };
  return {
    kind: 'outward',
    expected: lineIndex(start),
    start: 0,
    down: count - start,
    up: start,
    first: 'down',
    twiceAtZero: false,
  };
}

/** The same order, seen from `by` lines further up: places of row 0 when the first `by` rows are not compared. */
export function shifted(order: Order, by: number): Order {
  if (order.kind === 'pinned') return { ...order, at: lineIndex(order.at - by) };
  if (order.kind === 'outward') return { ...order, expected: lineIndex(order.expected - by) };
  return order;
}
