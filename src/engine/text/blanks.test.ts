import { expect, test } from 'vitest';
import { barePythonLines, pythonLines, pythonStrip, rustTrim } from './blanks.ts';

test.for([
  ['\ufeff', true, false, false],
  ['\u0085', false, true, true],
  ['\u001c', false, false, true],
  ['\u00a0', true, true, true],
  ['\u3000', true, true, true],
  ['\t', true, true, true],
] as const)('what counts as blank differs by language: %j', ([blank, js, rust, python]) => {
  const text = `${blank}x${blank}`;
  expect([text.trim(), rustTrim.both(text), pythonStrip.both(text)].map((trimmed) => trimmed === 'x')).toEqual([
    js,
    rust,
    python,
  ]);
});

test('one end at a time', () => {
  expect(rustTrim.end(' x \t')).toBe(' x');
  expect(pythonStrip.start(' x ')).toBe('x ');
  expect(rustTrim.both(' \n')).toBe('');
});

test('splitlines breaks where Python does, and keeps the ends', () => {
  expect(pythonLines('a\r\nb\rc\vd\u2028e\n')).toEqual(['a\r\n', 'b\r', 'c\v', 'd\u2028', 'e\n']);
  expect(pythonLines('')).toEqual([]);
  expect(barePythonLines('a\r\nb\rc\vd\u2028\n')).toEqual(['a', 'b', 'c', 'd', '']);
});
