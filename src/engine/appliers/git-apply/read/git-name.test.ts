import { expect, test } from 'vitest';
import { defaultName } from './git-name.ts';

// Held against runs of git 2.39.5 on a `diff --git` line and an empty new file.
test.for([
  ['a/f b/f', 1, 'f'],
  ['a/d/f b/d/f', 2, 'f'],
  ['a/f f b/f f', 1, 'f f'],
  ['a/f b/g', 1, null],
  ['f f', 0, 'f'],
  ['f f', 1, null],
  ['/f /f', 0, null],
  ['a/f /f', 1, null],
  ['a/f x/f', 1, 'f'],
  ['"a/\\t" "b/\\t"', 1, '\t'],
  ['a/f "b/f"', 1, 'f'],
  ['"a/f" b/f', 1, null],
  ['a\0/f b/f', 1, 'f'],
  ['a/f \0/f', 1, null],
  ['a/f\0 b/f\0', 1, null],
] as const)('%j at -p%i: %j', ([line, strip, name]) => {
  expect(defaultName(`${line}\n`, strip, '2.39.5')).toBe(name);
});
