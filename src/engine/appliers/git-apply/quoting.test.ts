import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quote, unquote } from './quoting.ts';

test.for([
  ['plain', 'a b/c.txt', 'a b/c.txt'],
  ['tab', 'a\tb', '"a\\tb"'],
  ['bell to carriage return', '\x07\b\t\n\v\f\r', '"\\a\\b\\t\\n\\v\\f\\r"'],
  ['quote and backslash', 'a"b\\c', '"a\\"b\\\\c"'],
  ['octal', '\x01\x1f\x7f', '"\\001\\037\\177"'],
  ['beyond ASCII', '\xc3\xa9', '"\\303\\251"'],
] as const)('quotes %s', ([, path, quoted]) => {
  expect(quote(path, true)).toBe(quoted);
});

test('bytes beyond ASCII stay when core.quotePath is off', () => {
  expect(quote('\xc3\xa9', false)).toBe('\xc3\xa9');
  expect(quote('\xc3\xa9\t', false)).toBe('"\xc3\xa9\\t"');
});

test('unquoting undoes quoting and tells where it ended', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 255 }), { minLength: 1 }), (codes) => {
      const path = String.fromCharCode(...codes, 9);
      const quoted = quote(path, true);
      expect(unquote(`x${quoted} tail`, 1)).toEqual({ name: path, end: quoted.length + 1 });
    }),
  );
});

test.for([
  ['no quote', 'a'],
  ['no closing quote', '"a'],
  ['unknown escape', '"\\q"'],
  ['octal above 377', '"\\400"'],
  ['short octal', '"\\01"'],
  ['octal with an 8', '"\\018"'],
] as const)('not a quoted path: %s', ([, text]) => {
  expect(unquote(text, 0)).toBeNull();
});
