import { expect, test } from 'vitest';
import { toBytes } from '../../engine/index.ts';
import { nameOf, shapeOf, shown, visible } from './characters.ts';

test.for([
  ['d', 'd', null],
  [' ', '·', 'space'],
  ['\t', '→', 'tab'],
  ['\r', 'CR', 'CR'],
  ['\n', '¶', 'end of line'],
  ['\u00a0', '°', 'no-break space U+00A0'],
  ['’', '’', 'right single quotation mark U+2019'],
  ['é', 'é', 'U+00E9'],
  ['\u0007', '¦', 'U+0007'],
  ['\ufeff', '¦', 'byte order mark U+FEFF'],
] as const)('%j is drawn %s and called %s', ([char, shape, name]) => {
  expect([shapeOf(toBytes(char)), nameOf(toBytes(char))]).toEqual([shape, name]);
});

test('a byte that is no character shows itself', () => {
  expect([shown('a\xe9'), shapeOf('\xe9'), nameOf('\xe9')]).toEqual(['a\\xe9', '\\xe9', 'byte E9']);
});

test('a line that ends without a line feed has a shape and a name', () => {
  expect([shapeOf(null), nameOf(null)]).toEqual(['¬', 'end of file without a line feed']);
});

test('blanks are made visible', () => expect(visible('a \t\r\n')).toBe('a·→CR¶'));
