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
