import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff } from './diff.ts';

/** Lines are letters. A change reads `at-deleted+inserted`. */
const changes = (from: string, to: string) => {
  const ids = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
  return diff(ids(from), ids(to))
    .map(
      ({ from0, count0, from1, count1 }) =>
        `${from0}-${from.slice(from0, from0 + count0)}+${to.slice(from1, from1 + count1)}`,
    )
    .join(' ');
};

// Recorded from `git diff --no-indent-heuristic`.
test.for([
  ['', '', ''],
  ['abc', 'abc', ''],
  ['', 'a', '0-+a'],
  ['abc', 'axc', '1-b+x'],
  ['aba', 'ababa', '3-+ba'],
  ['xaay', 'xaaay', '3-+a'],
  ['abcabba', 'cbabac', '0-ab+ 3-a+ 5-+a 7-+c'],
  ['a{b}{c}d', 'a{b}{x}{c}d', '5-+x}{'],
] as const)('%s to %s: %s', ([from, to, expected]) => {
  expect(changes(from, to)).toBe(expected);
});

test('a difference leads from one text to the other', () => {
  const text = (most: number) => fc.array(fc.integer({ min: 0, max: most }), { maxLength: 60 });
  const pairs = fc.integer({ min: 0, max: 30 }).chain((most) => fc.tuple(text(most), text(most)));
  fc.assert(
    fc.property(pairs, ([from, to]) => {
      const result: number[] = [];
      let done = 0;
      for (const { from0, count0, from1, count1 } of diff(from, to)) {
        result.push(...from.slice(done, from0), ...to.slice(from1, from1 + count1));
        done = from0 + count0;
      }
      expect([...result, ...from.slice(done)]).toEqual(to);
    }),
  );
});

test('texts that share little are told apart without comparing everything with everything', () => {
  const pseudoRandom = (seed: number) => (_: unknown, i: number) => Math.imul(i + seed, 0x9e3779b1) >>> 20;
  const from = Array.from({ length: 20_000 }, pseudoRandom(1));
  const to = Array.from({ length: 20_000 }, pseudoRandom(54_321));
  expect(diff(from, to).length).toBeGreaterThan(0);
});
