import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neighbourhoodOf, scaleOf } from './neighbourhood.ts';

const window = (stated: number | null, places: number[], rows = 7, lineCount = 1412) =>
  neighbourhoodOf({ stated, places, rows, lineCount });

test.for([
  [
    'landing and twin 47 away: 129 lines, the stated one in the middle',
    window(764, [811, 717]),
    { from: 700, to: 829 },
  ],
  ['landed where it said: at least 24 lines each way', window(764, [764]), { from: 740, to: 789 }],
  ['near the start of the file it reaches beyond it', window(2, [2]), { from: -22, to: 27 }],
  ['a small file fills the picture', window(3, [1, 7], 3, 10), { from: -6, to: 13 }],
  ['no place known: the stated line alone', window(764, []), { from: 740, to: 789 }],
  ['no stated line: the places are centred', window(null, [100, 300]), { from: 65, to: 336 }],
  ['nothing known: the whole file', window(null, []), { from: 0, to: 1412 }],
  ['an empty file still has a window', window(null, [], 1, 0), { from: 0, to: 1 }],
  ['a tall hunk is shown to its last row', window(764, [764], 200), { from: 562, to: 967 }],
] as const)('%s', ([, found, wanted]) => {
  expect(found).toEqual(wanted);
});

test('every place of interest lies inside with its rows, and the stated line in the middle', () => {
  const line = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(line, fc.array(line, { maxLength: 4 }), fc.integer({ min: 1, max: 500 }), (stated, places, rows) => {
      const { from, to } = window(stated, places, rows, 1_000_001);
      expect(from + to - 1).toBe(2 * stated);
      for (const place of places) {
        expect(place).toBeGreaterThanOrEqual(from);
        expect(place + rows).toBeLessThanOrEqual(to);
      }
    }),
  );
});

test('the scale of the reference picture', () => {
  const scale = scaleOf(window(764, [811, 717]), 400);
  expect(scale.y(764)).toBeCloseTo(200);
  expect(scale.y(717)).toBeCloseTo(54.26, 1);
  expect(scale.run).toBe(1);
  expect(scale.lineAt(200)).toBe(764);
  expect(scale.lineAt(-5)).toBe(700);
});

test('lines too thin to tell apart are drawn in runs of at least three pixels', () => {
  const scale = scaleOf({ from: 0, to: 1_000_000 }, 400);
  expect(scale.run * scale.pitch).toBeGreaterThanOrEqual(3);
});
