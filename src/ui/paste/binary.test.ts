import { expect, test } from 'vitest';
import { binaryKind, isUtf16 } from './binary.ts';

test.for<[string, string, string | null]>([
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'a PNG image'],
  ['a patch that was compressed', '\x1f\x8b\x08\0', 'compressed with gzip'],
  ['NUL bytes and nothing else', '\0'.repeat(100), 'a binary file'],
  ['one stray NUL in a text', `line\n`.repeat(50).replace('e', '\0'), null],
  ['UTF-16', 'a\0b\0c\0d\0e\0f\0g\0h\0', null],
  ['text', 'PNG\n', null],
  ['nothing', '', null],
])('%s', ([, bytes, kind]) => expect(binaryKind(bytes)).toBe(kind));

test('UTF-16 is told by its mark or by its NULs', () => {
  expect(isUtf16('\xff\xfea\0')).toBe(true);
  expect(isUtf16('a\0b\0c\0d\0e\0f\0g\0h\0')).toBe(true);
  expect(isUtf16('abc')).toBe(false);
});
