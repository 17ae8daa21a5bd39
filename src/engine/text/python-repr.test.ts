import { expect, test } from 'vitest';
import { pythonRepr } from './python-repr.ts';

// Printed by Python 3.11.
test.for([
  ['plain', "'plain'"],
  ["it's", '"it\'s"'],
  ['both \' and "', "'both \\' and \"'"],
  ['a\\b\n\t\r', "'a\\\\b\\n\\t\\r'"],
  ['\x1b\x7f\u00a0\u200b\u2028', "'\\x1b\\x7f\\xa0\\u200b\\u2028'"],
  ['\u{e0001}', "'\\U000e0001'"],
  ['é 日本 😀', "'é 日本 😀'"],
] as const)('%j', ([text, shown]) => {
  expect(pythonRepr(text)).toBe(shown);
});
