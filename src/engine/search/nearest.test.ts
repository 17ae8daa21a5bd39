import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Image, lineIndex } from '../text/image.ts';
import { hashOf, LineTable } from './line-table.ts';
import { nearestOf, rarestRow } from './nearest.ts';
import { fits, needleOf } from './needle.ts';
import { type Outward, orderLength, placeAt } from './order.ts';

const orders = fc.record({
  kind: fc.constant('outward' as const),
  expected: fc.integer({ min: -5, max: 60 }).map(lineIndex),
  start: fc.nat(20),
  down: fc.integer({ min: -5, max: 60 }),
  up: fc.integer({ min: -5, max: 60 }),
  first: fc.constantFrom('down' as const, 'up' as const),
  twiceAtZero: fc.boolean(),
});

test('going through the lines of the rarest row finds what trying every place finds', () => {
  const letters = fc.constantFrom('a\n', 'b\n', '}\n');
  const cases = fc.record({
    lines: fc.array(letters, { maxLength: 60 }),
    rows: fc.array(letters, { minLength: 1, maxLength: 4 }),
    head: fc.nat(2),
    order: orders,
  });
  fc.assert(
    fc.property(cases, ({ lines, rows, head, order }) => {
      const table = new LineTable(new Image(lines.join('')));
      const needle = needleOf(table, { rows: ['x\n', 'x\n'].slice(0, head).concat(rows), head, tail: 0 });
      const rarest = rarestRow(table, Int32Array.from(needle.keys, hashOf))!;
      expect(nearestOf(table, needle, order, rarest)).toBe(walk(table, needle, order));
    }),
    { numRuns: 2000 },
  );
});

function walk(table: LineTable, needle: ReturnType<typeof needleOf>, order: Outward): number | null {
  const places = Array.from({ length: orderLength(order) }, (_, i) => placeAt(order, i));
  return places.find((place) => fits(table, needle, place)) ?? null;
}

test('lines are listed from the top, and none is missing', () => {
  const table = new LineTable(new Image('b\na\nb\n\nb\n'));
  const { count, at } = table.candidates(hashOf('b\n'));
  const listed = Array.from({ length: count }, (_, k) => at(k));
  expect(listed).toEqual(listed.toSorted((a, b) => a - b));
  expect(listed).toEqual(expect.arrayContaining([0, 2, 4]));
  expect(new LineTable(new Image('')).has(hashOf('b\n'))).toBe(false);
});
