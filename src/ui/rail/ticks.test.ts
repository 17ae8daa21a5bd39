import { expect, test } from 'vitest';
import { scaleOf } from './neighbourhood.ts';
import { grouped, signed, ticksOf } from './ticks.ts';

const scale = scaleOf({ from: 700, to: 829 }, 400);
const numerals = (...args: [readonly number[], { from: number; to: number } | null]) =>
  ticksOf(scale, 764, ...args)
    .map(({ numeral }) => numeral)
    .filter((numeral) => numeral !== null);

test('a tick every ten lines in the reference window, numerals clear of what is written there', () => {
  expect(ticksOf(scale, 764, [], null).map(({ distance }) => distance)).toEqual([
    -60, -50, -40, -30, -20, -10, 10, 20, 30, 40, 50, 60,
  ]);
  expect(numerals([scale.y(717), scale.y(733), scale.y(795), scale.y(811)], null)).toEqual([
    '−60',
    '−40',
    '−20',
    '−10',
    '+10',
    '+20',
    '+40',
    '+60',
  ]);
});

test('inside the legs no numeral repeats the distance', () => {
  expect(numerals([scale.y(717), scale.y(811)], { from: scale.y(717), to: scale.y(811) })).toEqual(['−60', '+60']);
});

test.for([1, 100, 12_345, 2_000_000])('%i lines: numerals stand apart', (lines) => {
  const ys = ticksOf(scaleOf({ from: 0, to: lines }, 400), 0, [], null).map(({ y }) => y);
  expect(ys.length).toBeLessThan(16);
  ys.slice(1).forEach((y, i) => {
    expect(y - ys[i]!).toBeGreaterThanOrEqual(28);
  });
});

test.for([
  [47, '+47'],
  [-47, '−47'],
  [0, '0'],
  [-12_000, '−12,000'],
] as const)('%i is written %s', ([n, text]) => {
  expect(signed(n)).toBe(text);
});

test('thousands are grouped', () => {
  expect([1, 999, 1000, 1_234_567].map(grouped)).toEqual(['1', '999', '1,000', '1,234,567']);
});
