import { expect, test } from 'vitest';
import { columnsOf, numberedColumns, numeralOf } from './columns.ts';

test('seven rows in the design’s width: fourteen wide, sixteen apart', () => {
  expect(columnsOf(7, 112).map(({ x, width }) => [x, width])).toEqual([0, 16, 32, 48, 64, 80, 96].map((x) => [x, 14]));
});

test('fewer rows keep the pitch', () => {
  expect(columnsOf(1, 112)).toEqual([{ from: 0, to: 1, x: 0, width: 14 }]);
});

test.for([3, 8, 12, 40, 500])(
  '%i rows: every row in one column, inside the width, none thinner than a pixel',
  (rows) => {
    const columns = columnsOf(rows, 112);
    expect(columns[0]?.from).toBe(0);
    expect(columns.at(-1)?.to).toBe(rows);
    columns.slice(1).forEach(({ from }, i) => {
      expect(from).toBe(columns[i]?.to);
    });
    const last = columns.at(-1)!;
    expect(last.x + last.width).toBeLessThanOrEqual(112);
    expect(Math.min(...columns.slice(0, -1).map(({ width }) => width), 112)).toBeGreaterThan(1);
  },
);

test.for([
  [7, 14, [1, 2, 3, 4, 5, 6, 7]],
  [20, 14, [1, 5, 10, 15, 20]],
  [60, 14, [1, 10, 20, 30, 40, 50, 60]],
] as const)('numerals of %i rows, %i apart', ([rows, apart, wanted]) => {
  expect(numberedColumns(columnsOf(rows, 112), apart).map(numeralOf)).toEqual(wanted);
});

test('numerals of many rows keep apart', () => {
  const xs = numberedColumns(columnsOf(500, 112), 20).map(({ x }) => x);
  xs.slice(2).forEach((x, i) => {
    expect(x - xs[i + 1]!).toBeGreaterThanOrEqual(18);
  });
});
