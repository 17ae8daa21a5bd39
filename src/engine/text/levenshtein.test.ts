import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levenshtein } from './levenshtein.ts';

test.for([
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['flaw', 'lawn', 2],
  ['same', 'same', 0],
] as const)('%s to %s is %i', ([a, b, distance]) => {
  expect(levenshtein(a, b)).toBe(distance);
});

test('it is a distance: symmetric, and never longer than a detour', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, word, (a, b, c) => {
      expect(levenshtein(a, b)).toBe(levenshtein(b, a));
      expect(levenshtein(a, c)).toBeLessThanOrEqual(levenshtein(a, b) + levenshtein(b, c));
      expect(levenshtein(a, b) === 0).toBe(a === b);
    }),
  );
});

test('it is what the whole table says, also where a row of it takes several words', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '\u4e00'), maxLength: 150 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(levenshtein(a, b)).toBe(byTable(a, b));
    }),
  );
});

function byTable(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1), row[j]! + 1, next[j - 1]! + 1));
    row = next;
  }
  return row[b.length]!;
}
