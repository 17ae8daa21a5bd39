import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Image, lineIndex } from '../text/image.ts';
import { find, findAll, fitsAt, type Pattern } from './find.ts';
import { LineTable } from './line-table.ts';
import { type Order, orderLength, placeAt } from './order.ts';

/** Few kinds of line, so that twins, near misses and self-similar patterns are common. */
const texts = fc.array(fc.constantFrom('a\n', 'b\n', '}\n'), { maxLength: 900 });

function walk(lines: LineTable, pattern: Pattern, order: Order) {
  const total = orderLength(order);
  for (let i = 0; i < total; i++)
    if (fitsAt(lines, pattern, placeAt(order, i))) return { hit: placeAt(order, i), tries: i + 1 };
  return { hit: null, tries: total };
}

const patterns = fc
  .record({
    rows: fc.array(fc.constantFrom('a\n', 'b\n', '}\n', 'absent\n'), { maxLength: 12 }),
    head: fc.nat(2),
    tail: fc.nat(2),
  })
  .filter(({ rows, head, tail }) => head + tail <= rows.length);

const orders: fc.Arbitrary<Order> = fc.oneof(
  fc.record({
    kind: fc.constant('outward' as const),
    expected: fc.integer({ min: -20, max: 920 }).map(lineIndex),
    start: fc.integer({ min: -10, max: 40 }),
    down: fc.integer({ min: -5, max: 900 }),
    up: fc.integer({ min: -5, max: 900 }),
    first: fc.constantFrom('down' as const, 'up' as const),
    twiceAtZero: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('straight' as const),
    from: fc.integer({ min: -5, max: 905 }).map(lineIndex),
    to: fc.integer({ min: -5, max: 905 }).map(lineIndex),
  }),
);

test('the indexed answer, and its count of tries, are those of the plain walk', () => {
  fc.assert(
    fc.property(texts, patterns, orders, fc.boolean(), (lines, pattern, order, isIndexed) => {
      const table = new LineTable(new Image(lines.join('')));
      if (isIndexed) table.candidates('a\n', 'sampled');
      expect(find(table, pattern, order)).toEqual(walk(table, pattern, order));
    }),
    { numRuns: 2000 },
  );
});

test('a far hit is found behind many near misses', () => {
  const near = 'a\n'.repeat(400);
  const table = new LineTable(new Image(`${near}a\nb\n${near}`));
  const order: Order = {
    kind: 'outward',
    expected: lineIndex(800),
    start: 0,
    down: 1,
    up: 800,
    first: 'down',
    twiceAtZero: false,
  };
  expect(find(table, { rows: ['a\n', 'b\n'], head: 0, tail: 0 }, order)).toEqual({ hit: 400, tries: 402 });
});

test('findAll lists overlapping places from the top', () => {
  const table = new LineTable(new Image('a\na\na\na'));
  expect(findAll(table, { rows: ['a\n', 'a\n'], head: 0, tail: 0 })).toEqual([0, 1]);
  expect(findAll(table, { rows: ['a\n', 'a\n'], head: 0, tail: 0 }, 1)).toEqual([0]);
});
