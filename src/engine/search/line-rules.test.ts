import { expect, test } from 'vitest';
import { blanks } from './line-rules.ts';

test.for([
  ['a b\n', 'a \t b  \n', true],
  ['a\n', 'a', true],
  ['a \n', 'a', true],
  [' a\n', 'a\n', false],
  ['a b\n', 'ab\n', false],
  ['a\r\n', 'a\n', false],
  [' \n', '\n', true],
] as const)('under the rule of -l %j and %j are equal: %s', ([one, other, isEqual]) => {
  expect(blanks.key(one) === blanks.key(other)).toBe(isEqual);
});
