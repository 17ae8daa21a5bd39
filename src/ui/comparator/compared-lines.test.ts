import { expect, test } from 'vitest';
import type { RowComparison } from '../../engine/index.ts';
import { comparedLines } from './compared-lines.ts';

const row = (state: RowComparison['state'], over: Partial<RowComparison> = {}): RowComparison => ({
  row: 0,
  text: 'sleep(delay)\n',
  patchLine: 4,
  foundAt: 736 as RowComparison['foundAt'],
  found: 'sleep(delay)\n',
  state,
  wouldMatch: state === 'equal' || state === 'forgiven',
  difference: null,
  ...over,
});

/** A row that differs from `column` on. */
const differing = (text: string, found: string, column: number): RowComparison =>
  row('differs', {
    text,
    found,
    difference: { column, foundColumn: column, expected: text[column] ?? null, found: found[column] ?? null },
  });

const told = (rows: readonly RowComparison[]) =>
  comparedLines(rows).map(({ side, verdict, sign, pieces, note }) => [
    side,
    verdict,
    sign,
    pieces.map(({ text, kind }) => (kind === 'plain' ? text : `<${text}>`)).join(''),
    note,
  ]);

test('one pair at the first difference, the rows after it not reached', () => {
  const rows = [
    row('equal'),
    differing('sleep(delay)\n', 'sleep(max)\n', 6),
    row('not-reached', { wouldMatch: true }),
    row('not-reached'),
  ];
  expect(told(rows)).toEqual([
    ['both', 'match', 'match', 'sleep(delay)', null],
    ['hunk', 'mismatch', 'miss', 'sleep(<d>elay)', 'hunk'],
    ['file', 'mismatch', null, 'sleep(<m>ax)', 'file 737'],
    ['both', 'after', 'later-match', 'sleep(delay)', 'not reached'],
    ['both', 'after', 'later-miss', 'sleep(delay)', null],
  ]);
});

test('a character that cannot be read off the screen is named, and the other with it', () => {
  expect(told([differing('a\tb\n', 'a b\n', 1)]).map((line) => line[4])).toEqual(['hunk: tab', 'file 737: space']);
  expect(told([differing('ab\n', 'ab\r\n', 2)]).map((line) => [line[3], line[4]])).toEqual([
    ['ab<\n>', 'hunk: line feed'],
    ['ab<\r>', 'file 737: carriage return'],
  ]);
  expect(told([differing('ab\n', 'ab', 2)]).map((line) => line[4])).toEqual([
    'hunk: line feed',
    'file 737: end of the line',
  ]);
});

test('rows given up are struck, and say what they would have done', () => {
  const rows = [row('dropped'), row('equal'), row('dropped', { wouldMatch: true })];
  expect(told(rows).map((line) => [line[2], line[4]])).toEqual([
    ['dropped', 'dropped, would differ'],
    ['match', null],
    ['dropped', 'dropped, would match'],
  ]);
});

test('what a lenient rule forgave is drawn and said', () => {
  expect(told([row('forgiven', { found: '  sleep(delay)\n' })])).toEqual([
    ['both', 'match', 'forgiven', '<  >sleep(delay)', 'indented by 2, not 0'],
  ]);
});

test('past the end of the file there is nothing to set against the row', () => {
  expect(told([row('beyond', { found: null, foundAt: null })])).toEqual([
    ['both', 'mismatch', 'miss', 'sleep(delay)', 'past the end of the file'],
  ]);
});

test('before the first comparison there is no sign and nothing to say', () => {
  expect(told([row('not-reached'), row('not-reached')]).map((line) => [line[1], line[2], line[4]])).toEqual([
    ['waiting', null, null],
    ['waiting', null, null],
  ]);
});
