import { expect, test } from 'vitest';
import { toBytes } from '../../engine/index.ts';
import { nameOf, shapeOf, shown, visible } from './characters.ts';

test.for([
  ['d', 'd', null],
  [' ', '·', 'space'],
  ['\t', '→', 'tab'],
  ['\r', 'CR', 'carriage return'],
  ['\n', '¶', 'line feed'],
  ['\u00a0', '°', 'no-break space U+00A0'],
  ['’', '’', 'right quotation mark U+2019'],
  ['é', 'é', 'U+00E9'],
  ['\u0430', 'а', 'U+0430'],
  ['\ufeff', '¦', 'byte order mark U+FEFF'],
] as const)('%j is drawn %s and called %s', ([char, shape, name]) => {
  expect([shapeOf(toBytes(char)), nameOf(toBytes(char))]).toEqual([shape, name]);
});

test('a byte that is no character shows itself', () => {
  expect([shown('a\xe9'), shapeOf('\xe9'), nameOf('\xe9')]).toEqual(['a\\xe9', '\\xe9', 'stray byte 0xE9']);
});

test('the end of a line has a shape and a name', () => {
  expect([shapeOf(null), nameOf(null)]).toEqual(['¬', 'end of the line']);
});

test('blanks are made visible', () => expect(visible(toBytes('a \t\u00a0\r\n'))).toBe('a·→°CR¶'));
