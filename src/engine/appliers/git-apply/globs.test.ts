import { expect, test } from 'vitest';
import { isSelected } from './globs.ts';

const matches = (path: string, glob: string) => isSelected(path, [{ isInclude: true, glob }]);

test.for([
  ['ab', 'ab', true],
  ['AB', 'ab', false],
  ['a/b/c', 'a*', true],
  ['a/b', 'a?b', true],
  ['a/b', 'a[/]b', true],
  ['b', '**/b', false],
  ['a/c/b', 'a***b', true],
  ['aXbXc', '*X*c', true],
  ['aXbXd', '*X*c', false],
  ['.a', '*', true],
  ['', '*', true],
  ['ab', '', false],
  ['ab', '\\a\\b', true],
  ['a', 'a\\', false],
  ['a*', 'a\\*', true],
  ['ab', 'a\\*', false],
  ['a\xc3\xa9', 'a??', true],
  ['ab', '[!b]b', true],
  ['bb', '[^b]b', false],
  [']', '[]]', true],
  ['a', '[!]]', true],
  ['b', '[a-c]', true],
  ['-', '[a-c-e]', true],
  ['d', '[a-c-e]', false],
  ['-', '[b-]', true],
  ['z', '[z-a]', true],
  ['y', '[z-a]', false],
  ['b', '[\\b]', true],
  ['c', '[a-\\d]', true],
  ['x', '[[:alpha:]]', true],
  ['1', '[[:alpha:]_0-9]', true],
  ['B', '[[:lower:]]', false],
  ['b', '[[:bad:]b]', false],
  [':', '[[:]', true],
  ['[', '[[]', true],
  ['[', '[', false],
  ['ab', 'a[b', false],
] as const)('%j matches %j: %j', ([path, glob, verdict]) => {
  expect(matches(path, glob)).toBe(verdict);
});

test('the first limit that matches decides', () => {
  const limits = [
    { isInclude: false, glob: 'a/x' },
    { isInclude: true, glob: 'a/*' },
  ];
  expect(['a/x', 'a/y', 'b'].map((path) => isSelected(path, limits))).toEqual([false, true, false]);
  expect(isSelected('b', limits.slice(0, 1))).toBe(true);
  expect(isSelected('b', [])).toBe(true);
});
