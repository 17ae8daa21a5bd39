import { expect, test } from 'vitest';
import { toBytes } from '../text/bytes.ts';
import { canBeSeen, characterColumn, characterName } from './characters.ts';

test.for([
  ['a', 'a', null, 'U+0061'],
  ['é', 'é', null, 'U+00E9'],
  ['\t', '→', 'tab', 'U+0009'],
  ['\r', '␍', 'carriage return', 'U+000D'],
  ['\u00a0', '⍽', 'no-break space', 'U+00A0'],
  ['\u200b', '∅', 'zero width space', 'U+200B'],
  ['\ufeff', '∅', 'byte order mark', 'U+FEFF'],
  ['\u0007', '∅', 'invisible character', 'U+0007'],
  ['\u2013', '–', 'en dash', 'U+2013'],
] as const)('%j is shown as %s, named %s', ([char, shown, name, code]) => {
  expect(characterName(toBytes(char))).toEqual({ shown, name, code });
});

test('a byte that is no character', () => {
  expect(characterName('\xe9')).toEqual({ shown: '�', name: 'stray byte', code: '0xE9' });
});

test('the end of a line', () => expect(characterName(null).name).toBe('end of the line'));

test('what can be seen', () => {
  expect([toBytes('a'), toBytes(' '), toBytes('\u00a0'), null].map(canBeSeen)).toEqual([true, false, false, false]);
});

test('columns count characters, from 1', () => {
  expect(characterColumn(toBytes('éa\tb'), 4)).toBe(4);
});
