import { expect, test } from 'vitest';
import { readRules } from './rules.ts';

const on = (list: string | undefined) =>
  Object.entries(readRules(list, '2.39.5').rules)
    .filter(([, value]) => value === true)
    .map(([name]) => name);

const usual = ['blankAtEol', 'blankAtEof', 'spaceBeforeTab'];

test.for([
  [undefined, usual],
  ['', usual],
  ['foo', usual],
  ['-trailing-space', ['spaceBeforeTab']],
  ['-t', ['spaceBeforeTab']],
  ['-blank', ['blankAtEof', 'spaceBeforeTab']],
  ['-blank-at-eof', ['blankAtEol', 'spaceBeforeTab']],
  [' -space', ['blankAtEol', 'blankAtEof']],
  [',tab-in', [...usual, 'tabInIndent']],
  ['cr,,-blank', ['blankAtEof', 'spaceBeforeTab', 'crAtEol']],
  ['-,cr', usual],
  ['tab-in-indent -space', usual],
  ['trailing-spacex', usual],
  ['incomplete-line', usual],
] as const)('core.whitespace=%j turns on %j', ([list, expected]) => {
  expect(on(list).sort()).toEqual([...expected].sort());
});

test.for([
  ['tabwidth=4', 4, []],
  ['tabwidth= 4', 4, []],
  ['-tabwidth=4x', 4, []],
  ['tabwidth = 4', 8, []],
  ['tabwidth=64', 8, ['tabwidth 64 out of range']],
  ['tabwidth=x', 8, ['tabwidth x out of range']],
] as const)('%s gives %i', ([list, width, warnings]) => {
  const reading = readRules(list, '2.39.5');
  expect([reading.rules.tabWidth, reading.warnings]).toEqual([width, warnings]);
});

test('two rules exclude each other', () => {
  expect(readRules('tab,indent', '2.39.5').fatal).toBe('cannot enforce both tab-in-indent and indent-with-non-tab');
  expect(readRules('tab,indent,-indent', '2.39.5').fatal).toBeNull();
});

test('the newest version knows one more rule', () => {
  expect(readRules('incomplete-line', 'newest').rules.incompleteLine).toBe(true);
});
