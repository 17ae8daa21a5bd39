import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Image, lineIndex } from '../text/image.ts';
import { LineTable } from './line-table.ts';
import { earliestOf, nearestOf, rarestRow } from './nearest.ts';
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
      const rarest = rarestRow(table, needle)!;
      const walked = walk(table, needle, order);
      expect(nearestOf(table, needle, order, rarest)).toBe(walked);
      expect(earliestOf(table, needle, order, rarest)).toBe(walked);
    }),
    { numRuns: 2000 },
  );
});

function walk(table: LineTable, needle: ReturnType<typeof needleOf>, order: Outward): number | null {
  const places = Array.from({ length: orderLength(order) }, (_, i) => placeAt(order, i));
  return places.find((place) => fits(table, needle, place)) ?? null;
}

test.for(['sampled', 'whole'] as const)('%s: lines are listed from the top, and none is missing', (look) => {
  const lines = Array.from({ length: 400 }, (_, i) => `${'    '.repeat(i % 3)}row ${i % 90} of a text;\n`);
  const table = new LineTable(new Image(lines.join('')));
  for (const key of lines) {
    const { count, at } = table.candidates(key, look);
    const listed = Array.from({ length: count }, (_, k) => at(k));
    expect(listed).toEqual(listed.toSorted((a, b) => a - b));
    expect(listed).toEqual(expect.arrayContaining(lines.flatMap((line, i) => (line === key ? [i] : []))));
    expect(count).toBeLessThan(lines.length / 2);
  }
  expect(new LineTable(new Image('')).candidates('b\n', look).count).toBe(0);
});

test('lines that differ where no sample is taken are told apart by all of their bytes', () => {
  const line = (i: number) => `${'x'.repeat(60)} ${1000 + i} ${'y'.repeat(200)}\n`;
  const table = new LineTable(new Image(Array.from({ length: 500 }, (_, i) => line(i)).join('')));
  const needle = needleOf(table, { rows: [line(250)], head: 0, tail: 0 });
  expect(table.candidates(line(250), 'sampled').count).toBe(500);
  expect(rarestRow(table, needle)!.candidates.count).toBeLessThan(64);
});
