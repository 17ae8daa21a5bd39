import { expect, test } from 'vitest';
import { attributesOf } from './attributes.ts';

const attributes = (path: string, files: Record<string, string>) =>
  Object.fromEntries(attributesOf(path, (name) => files[name] ?? null));

test.for([
  ['*.txt whitespace', 'a/f.txt', { whitespace: true }],
  ['*.txt -whitespace', 'f.txt', { whitespace: false }],
  ['*.txt whitespace=tab,-space', 'f.txt', { whitespace: 'tab,-space' }],
  ['f.txt a b=c -d', 'f.txt', { a: true, b: 'c', d: false }],
  ['*.c a', 'f.txt', {}],
  ['* a\n*.txt !a', 'f.txt', {}],
  ['* a\n*.txt a=2', 'f.txt', { a: '2' }],
  ['# a\n\n  f.txt\ta\r', 'f.txt', { a: true }],
  ['f.txt binary', 'f.txt', { binary: true, diff: false, merge: false, text: false }],
  ['"f g" a', 'f g', { a: true }],
  ['/f.txt a', 'f.txt', { a: true }],
  ['/f.txt a', 'd/f.txt', {}],
  ['d/* a', 'd/f.txt', { a: true }],
  ['d/* a', 'd/e/f.txt', {}],
  ['d/** a', 'd/e/f.txt', { a: true }],
  ['**/f.txt a', 'f.txt', { a: true }],
  ['d/**/f.txt a', 'd/e/g/f.txt', { a: true }],
  ['d/ a', 'd/f.txt', {}],
] as const)('%j gives %s %j', ([text, path, expected]) => {
  expect(attributes(path, { '.gitattributes': text })).toEqual(expected);
});

test('a file further down wins, and its patterns start there', () => {
  const files = { '.gitattributes': '*.txt a b', 'd/.gitattributes': '/f.txt -a' };
  expect(attributes('d/f.txt', files)).toEqual({ a: false, b: true });
  expect(attributes('e/f.txt', files)).toEqual({ a: true, b: true });
});
