import { expect, test } from 'vitest';
import { type Entry, newEntry } from '../entry.ts';
import { quote } from '../quoting.ts';
import { numstatText, StatWidths, statText } from './stat.ts';
import { summaryText } from './summary.ts';

const quoting = (name: string) => quote(name, true);

/** An edit of `f`, told otherwise by `fields`. */
const entry = (fields: Partial<Entry>): Entry => ({
  ...newEntry('<stdin>'),
  oldName: 'f',
  newName: 'f',
  isNew: 0,
  isDelete: 0,
  ...fields,
});

function stat(...entries: Entry[]): string[] {
  const widths = new StatWidths();
  for (const each of entries) widths.widen(each, quoting);
  return statText(entries, widths, quoting).split('\n');
}

test.for([
  ['counts', { added: 2, deleted: 1 }, ' f |    3 ++-'],
  ['nothing', {}, ' f |    0 '],
  ['binary', { binary: { forward: null, reverse: null } }, ' f |  Bin'],
  ['many lines', { added: 500, deleted: 500 }, ` f | 1000 ${'+'.repeat(35)}${'-'.repeat(34)}`],
  ['a deletion', { newName: null, deleted: 1 }, ' f |    1 -'],
  ['a quoted name', { newName: 'a\t', added: 1 }, ' "a\\t" |    1 +'],
  ['the longer of two names', { oldName: 'longer', newName: 'n', added: 1 }, ' n      |    1 +'],
] satisfies [string, Partial<Entry>, string][])('a row of --stat: %s', ([, fields, row]) => {
  expect(stat(entry(fields))[0]).toBe(row);
});

test('names beyond 50 columns are cut in front, at a slash if there is one', () => {
  expect(stat(entry({ newName: `${'d'.repeat(20)}/${'n'.repeat(40)}` }))[0]).toBe(
    ` .../${'n'.repeat(40)}       |    0 `,
  );
  expect(stat(entry({ newName: 'n'.repeat(60) }))[0]).toBe(` ...${'n'.repeat(47)} |    0 `);
});

test('bars share one scale', () => {
  expect(stat(entry({ added: 100 }), entry({ added: 1 })).slice(0, 2)).toEqual([
    ` f |  100 ${'+'.repeat(69)}`,
    ' f |    1 +',
  ]);
});

test.for([
  [1, 0, ' 1 file changed, 1 insertion(+)'],
  [0, 2, ' 1 file changed, 2 deletions(-)'],
  [2, 1, ' 1 file changed, 2 insertions(+), 1 deletion(-)'],
  [0, 0, ' 1 file changed, 0 insertions(+), 0 deletions(-)'],
] as const)('%i added and %i deleted: %s', ([added, deleted, line]) => {
  expect(stat(entry({ added, deleted }))[1]).toBe(line);
});

test('no entries at all', () => {
  expect(stat()).toEqual([' 0 files changed', '']);
});

test('--numstat', () => {
  const entries = [
    entry({ newName: 'a\t', added: 1, deleted: 2 }),
    entry({ binary: { forward: null, reverse: null } }),
  ];
  expect(numstatText(entries, false, quoting)).toBe('1\t2\t"a\\t"\n-\t-\tf\n');
  expect(numstatText(entries, true, quoting)).toBe('1\t2\ta\t\0-\t-\tf\0');
});

test.for([
  ['an edit', {}, ''],
  ['a creation', { isNew: 1, newMode: 0o100755 }, ' create mode 100755 f\n'],
  ['perhaps a creation', { isNew: -1 }, ' create f\n'],
  ['a deletion', { isDelete: 1, newName: null, oldMode: 0o100644 }, ' delete mode 100644 f\n'],
  ['a mode', { oldMode: 0o100644, newMode: 0o100755 }, ' mode change 100644 => 100755 f\n'],
  ['a rename', { isRename: true, oldName: 'a/b/c', newName: 'a/b/d/e', score: 90 }, ' rename a/b/{c => d/e} (90%)\n'],
  ['a rename within no directory', { isRename: true, oldName: 'ab/c', newName: 'a/c' }, ' rename ab/c => a/c (0%)\n'],
  [
    'a copy and a mode',
    { isCopy: true, newName: 'g', oldMode: 0o100644, newMode: 0o100755, score: 100 },
    ' copy f => g (100%)\n mode change 100644 => 100755\n',
  ],
  ['a rewrite', { score: 60 }, ' rewrite f (60%)\n'],
] satisfies [string, Partial<Entry>, string][])('--summary of %s', ([, fields, text]) => {
  expect(summaryText([entry(fields)])).toBe(text);
});
