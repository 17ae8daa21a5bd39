import { expect, test } from 'vitest';
import { bestNames } from './best-name.ts';

/** As 2.7.6 chooses between two files that both exist. */
test.for<[old: string, next: string, best: string[]]>([
  ['y/z/f', 'x/f', ['x/f']],
  ['file.new', 'file', ['file']],
  ['long/f', 'b/f', ['b/f']],
  ['a/f', 'b/f', ['a/f', 'b/f']],
  ['x/abc', 'yyyyy/ab', ['x/abc']],
  ['x//y', 'a/bb', ['x//y', 'a/bb']],
  ['x/ab', 'abcde', []],
  ['x/y/ab', 'abcde', ['abcde']],
  ['abcde', 'x/ab', ['abcde']],
])('of %s and %s: %j', ([old, next, best]) => {
  const chosen = bestNames([
    { slot: 'old', name: old },
    { slot: 'new', name: next },
  ]);
  expect(chosen.map(({ name }) => name)).toEqual(best);
});
