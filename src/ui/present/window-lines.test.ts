import { expect, test } from 'vitest';
import type { Frame, HunkReport, RowComparison } from '../../engine/index.ts';
import { codeSize, mostLines, windowLines } from './window-lines.ts';

const frameOf = (texts: readonly string[], differs = -1): Frame =>
  ({
    rows: texts.map((text, i) => ({
      row: i,
      text: `${text}\n`,
      found: `${text}\n`,
      foundAt: 10 + i,
      patchLine: 4 + i,
      state: i === differs ? 'differs' : 'equal',
    })) as unknown as RowComparison[],
  }) as unknown as Frame;
const hunk = {
  rows: [
    { kind: 'context', text: '    a\n', patchLine: 4 },
    { kind: 'delete', text: '      b\n', patchLine: 5 },
    { kind: 'insert', text: '      c\n', patchLine: 6 },
  ],
} as unknown as HunkReport;

test('lines with their numbers, without the indentation they share, the one that goes marked', () => {
  expect(
    windowLines(frameOf(['    a', '      b']), hunk).map(({ text, number, isReplaced }) => [text, number, isReplaced]),
  ).toEqual([
    ['a', 11, false],
    ['  b', 12, true],
  ]);
});

test('a line that comes back is not marked', () => {
  const whole = {
    rows: [
      { kind: 'delete', text: 'a\n', patchLine: 5 },
      { kind: 'delete', text: 'b\n', patchLine: 5 },
      { kind: 'insert', text: 'a\n', patchLine: 5 },
      { kind: 'insert', text: 'c\n', patchLine: 5 },
    ],
  } as unknown as HunkReport;
  expect(windowLines(frameOf(['a', 'b']), whole).map(({ isReplaced }) => isReplaced)).toEqual([false, true]);
});

test('of a tall hunk the lines round the first difference', () => {
  const lines = windowLines(
    frameOf(
      Array.from({ length: 60 }, (_, i) => `line ${i}`),
      40,
    ),
    hunk,
  );
  expect(lines).toHaveLength(mostLines);
  expect(lines.map(({ row }) => row.row)).toContain(40);
});

test('long lines are written smaller, never too small', () => {
  const lines = windowLines(frameOf(['x'.repeat(50)]), hunk);
  expect(codeSize(lines, 480, 22, 14)).toBeCloseTo(16);
  expect(codeSize(windowLines(frameOf(['x'.repeat(500)]), hunk), 480, 22, 14)).toBe(14);
  const given = { ...frameOf(['x'.repeat(500)]).rows[0]!, state: 'dropped' } as RowComparison;
  expect(codeSize(windowLines({ ...frameOf([]), rows: [given] }, hunk), 480, 22, 14)).toBe(22);
  expect(codeSize([], 480, 22, 14)).toBe(22);
});
