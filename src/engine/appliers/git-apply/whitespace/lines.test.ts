import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlank, whitespaceErrors } from './check.ts';
import { cleanLine } from './clean.ts';
import { matchCleaned } from './match.ts';
import { readRules } from './rules.ts';

const rules = (list: string) => readRules(list, '2.39.5').rules;

test.for([
  ['', 'a b\n', ''],
  ['', 'a \n', 'trailing whitespace'],
  ['', 'a\t', 'trailing whitespace'],
  ['', 'a\r\n', 'trailing whitespace'],
  ['cr-at-eol', 'a\r\n', ''],
  ['cr-at-eol', 'a \r\n', 'trailing whitespace'],
  ['', 'a\v\n', ''],
  ['-trailing-space', 'a \n', ''],
  ['', ' \ta\n', 'space before tab in indent'],
  ['', '\t a\n', ''],
  ['', ' \t \n', 'trailing whitespace'],
  ['indent', '        a\n', 'indent with spaces'],
  ['indent,tabwidth=9', '        a\n', ''],
  ['indent', '\t        a\n', 'indent with spaces'],
  ['tab-in', '\ta\n', 'tab in indent'],
  ['tab-in', ' \ta\n', 'space before tab in indent'],
  ['tab-in,-space', ' \ta\n', 'tab in indent'],
  ['tab-in', ' \t\ta \n', 'trailing whitespace, space before tab in indent, tab in indent'],
] as const)('under %j, %j has: %s', ([list, line, errors]) => {
  expect(whitespaceErrors(line, rules(list)).join(', ')).toBe(errors);
});

test('the newest version reports incomplete lines when asked', () => {
  const { rules } = readRules('incomplete-line', 'newest');
  expect(whitespaceErrors('a', rules)).toEqual(['no newline at the end of file']);
  expect(whitespaceErrors('a\n', rules)).toEqual([]);
});

test.for([
  ['', 'a \n', 'a\n', true],
  ['', 'a \t', 'a', true],
  ['', 'a\r\n', 'a\n', false],
  ['', 'a\r', 'a', true],
  ['', 'a \r\n', 'a\n', true],
  ['cr-at-eol', 'a \r\n', 'a\r\n', true],
  ['', ' \n', '\n', true],
  ['-trailing-space', 'a \n', 'a \n', false],
  ['', ' \ta\n', '\ta\n', true],
  ['', '\t a\n', '\t a\n', false],
  ['', '         \t a\n', '\t\t a\n', true],
  ['', ' \t         a\n', '\t         a\n', true],
  ['indent', ' \t         a\n', '\t\t a\n', true],
  ['indent', '        a\n', '\ta\n', true],
  ['indent', '       a\n', '       a\n', false],
  ['tab-in', '\ta\n', '        a\n', true],
  ['tab-in,tabwidth=4', '\t \t a\n', '\t\t a\n', true],
  ['tab-in,-space,tabwidth=4', '\t \t a\n', '         a\n', true],
] as const)('under %j, %j is cleaned to %j', ([list, line, text, isFixed]) => {
  expect(cleanLine(line, rules(list))).toEqual({ text, isFixed });
});

test('a cleaned line has no errors left', () => {
  const lists = fc.constantFrom('', 'cr', 'indent', 'tab-in', 'indent,tabwidth=3', '-space,tab-in');
  const lines = fc.array(fc.constantFrom(' ', '\t', 'a', '\r'), { maxLength: 12 });
  fc.assert(
    fc.property(lists, lines, (list, bytes) => {
      const cleaned = cleanLine(`${bytes.join('')}\n`, rules(list));
      // Spaces before a TAB are packed into TABs even where TABs are errors.
      const errors = whitespaceErrors(cleaned.text, rules(list));
      expect(errors.filter((error) => error !== 'tab in indent')).toEqual([]);
    }),
  );
});

test('blank means SP, TAB, LF and CR', () => {
  expect([' \t\r\n', '', '\v', 'a'].map(isBlank)).toEqual([true, true, false, false]);
});

test('lines that differ in their errors only match, and the cleaned preimage is the context', () => {
  expect(matchCleaned(['a \n', 'b\n'], ['a\n', 'b\t\n'], rules(''))).toEqual(['a\n', 'b\n']);
  expect(matchCleaned(['a \n'], ['b\n'], rules(''))).toBeNull();
  expect(matchCleaned(['a\n', ' \n'], ['a\n'], rules(''))).toEqual(['a\n', '\n']);
  expect(matchCleaned(['a\n', 'b\n'], ['a\n'], rules(''))).toBeNull();
});
