import { describe, expect, test } from 'vitest';
import { readText, readTree, writeText, writeTree } from './portable.ts';

describe('portable text', () => {
  test.for([
    ['plain', 'a\n', 'a\n'],
    ['two-byte character', 'é', '\xc3\xa9'],
    ['not UTF-8', { b64: '6Q==' }, '\xe9'],
  ] as const)('%s', ([, json, bytes]) => {
    expect(readText(json)).toBe(bytes);
    expect(writeText(bytes)).toEqual(json);
  });

  test('another shape is refused', () => {
    expect(() => readText(7)).toThrow('expected a text');
  });
});

test('a tree goes to JSON and back, without its modes', () => {
  const json = { 'd/x': { mode: '100755', content: 'x\n' }, l: { symlink: 'd/x' }, a: 'a' };
  const tree = readTree(json, { a: '0600' });
  expect(tree.get('d/x')?.mode).toBe(0o755);
  expect(tree.get('a')?.mode).toBe(0o600);
  expect(writeTree(tree)).toEqual({ a: 'a', 'd/x': 'x\n', l: { symlink: 'd/x' } });
});
