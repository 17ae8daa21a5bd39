import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineIndex } from '../text/image.ts';
import { type Order, type Outward, orderLength, placeAt, visitOf } from './order.ts';

/** The order as the tools walk it, written as the loop in their manuals. */
function walk(o: Outward): number[] {
  const places: number[] = [];
  for (let d = o.start; d <= Math.max(o.down, o.up); d++) {
    const down = d <= o.down ? [o.expected + d] : [];
    const up = d <= o.up ? [o.expected - d] : [];
    const pair = o.first === 'down' ? [...down, ...up] : [...up, ...down];
    places.push(...(d === 0 && pair.length === 2 && !o.twiceAtZero ? pair.slice(1) : pair));
  }
  return places;
}

const places = (order: Order) => Array.from({ length: orderLength(order) }, (_, i) => placeAt(order, i) as number);

test('GNU patch from line 765: itself twice, then forward before backward', () => {
  const order: Order = {
    kind: 'outward',
    expected: lineIndex(764),
    start: 0,
    down: 641,
    up: 764,
    first: 'down',
    twiceAtZero: true,
  };
  expect(places(order).slice(0, 5)).toEqual([764, 764, 765, 763, 766]);
  expect(visitOf(order, 811)).toBe(94);
});

test('a straight order runs either way', () => {
  expect(places({ kind: 'straight', from: lineIndex(2), to: lineIndex(4) })).toEqual([2, 3, 4]);
  expect(places({ kind: 'straight', from: lineIndex(2), to: lineIndex(0) })).toEqual([2, 1, 0]);
});

const outward = fc.record({
  kind: fc.constant('outward' as const),
  expected: fc.integer({ min: -3, max: 9 }).map(lineIndex),
  start: fc.integer({ min: -4, max: 5 }),
  down: fc.integer({ min: -3, max: 8 }),
  up: fc.integer({ min: -3, max: 8 }),
  first: fc.constantFrom('down' as const, 'up' as const),
  twiceAtZero: fc.boolean(),
});

test('place i by arithmetic is place i of the walk, and visitOf is its inverse', () => {
  fc.assert(
    fc.property(outward, (order) => {
      const walked = walk(order);
      expect(places(order)).toEqual(walked);
      for (let place = -20; place < 20; place++) {
        const i = walked.indexOf(place);
        expect(visitOf(order, place)).toBe(i < 0 ? null : i);
      }
    }),
    { numRuns: 500 },
  );
});
