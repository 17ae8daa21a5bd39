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
const hunk = { rows: [{ kind: 'delete', text: '', patchLine: 5 }] } as unknown as HunkReport;

test('lines with their numbers, without the indentation they share, the one that goes marked', () => {
  expect(
    windowLines(frameOf(['    a', '      b']), hunk).map(({ text, number, isReplaced }) => [text, number, isReplaced]),
  ).toEqual([
    ['a', 11, false],
    ['  b', 12, true],
  ]);
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
  expect(codeSize([], 480, 22, 14)).toBe(22);
});
