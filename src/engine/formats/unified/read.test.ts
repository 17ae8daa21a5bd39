import { describe, expect, test } from 'vitest';
import { readUnified } from './read.ts';
import { hunksOf } from './reading.ts';

const short: Readonly<Record<string, string>> = {
  text: '.',
  command: 'c',
  'old-name': 'o',
  'new-name': 'n',
  hunk: '@',
  context: ' ',
  delete: '-',
  insert: '+',
  mark: '\\',
  'extra-context': 'x',
  'extra-delete': 'd',
  'extra-insert': 'i',
};
const kindsOf = (edit: string) =>
  readUnified(edit)
    .kinds.map((kind) => short[kind])
    .join('');
const codesOf = (edit: string) => readUnified(edit).problems.map(({ code, line }) => `${code} ${line}`);

const names = '--- a/f\n+++ b/f\n';

describe('kinds of lines', () => {
  test.for([
    ['nothing', '', ''],
    ['prose before and after', `Hello\n${names}@@ -1 +1 @@\n-a\n+b\nBye\n`, '.on@-+.'],
    ['a git header', `diff --git a/f b/f\nindex 1..2 100644\n${names}@@ -1 +1 @@\n-a\n+b\n`, 'ccon@-+'],
    ['a context line that lost its space', `${names}@@ -1,3 +1,3 @@\n a\n\n-b\n+c\n`, 'on@  -+'],
    ['the mark of an incomplete line', `${names}@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n`, 'on@-\\+'],
    ['lines beyond the counts', `${names}@@ -1,2 +1,2 @@\n a\n-b\n+c\n d\n+e\n`, 'on@ -+xi'],
    ['a blank line before more of them', `${names}@@ -1 +1 @@\n-b\n+c\n\n+e\n`, 'on@-+xi'],
    ['a blank line before prose', `${names}@@ -1 +1 @@\n-b\n+c\n\nThat is all.\n`, 'on@-+..'],
    ["a mail's signature", `${names}@@ -1 +1 @@\n-b\n+c\n-- \n2.39.5\n`, 'on@-+..'],
    ['a deleted line that looks like a signature', `${names}@@ -1,2 +1 @@\n-- \n b\n`, 'on@- '],
    ['a deleted line that looks like a name', `${names}@@ -1,2 +1 @@\n--- a\n b\n`, 'on@- '],
    ['the next file', `${names}@@ -1 +1 @@\n-b\n+c\n${names}@@ -1 +1 @@\n-b\n+c\n`, 'on@-+on@-+'],
    [
      'counts too large, then the next file',
      `${names}@@ -1,3 +1,3 @@\n-b\n+c\n${names}@@ -1 +1 @@\n-b\n+c\n`,
      'on@-+on@-+',
    ],
    ['a header without numbers', `${names}@@ ... @@\n a\n-b\n+c\n`, 'on@ -+'],
  ] as const)('%s', ([, edit, kinds]) => expect(kindsOf(edit)).toBe(kinds));
});

describe('problems', () => {
  test.for([
    ['none', `${names}@@ -1,2 +1,2 @@\n a\n-b\n+c\n`, []],
    ['counts too small', `${names}@@ -1,2 +1,2 @@\n a\n-b\n+c\n d\n`, ['counts-too-small 7']],
    ['counts too large', `${names}@@ -1,3 +1,2 @@\n a\n-b\n+c\nThe end.\n`, ['counts-too-large 6']],
    ['cut short', `${names}@@ -1,3 +1,3 @@\n a\n-b\n`, ['cut-short 5']],
    ['cut within a line', `${names}@@ -1 +1 @@\n-a\n+b`, ['no-last-newline 5']],
    ['no names', '@@ -1 +1 @@\n-a\n+b\n', ['no-names 1']],
    ['no change', `${names}@@ -1 +1 @@\n a\n`, ['no-change 3']],
    ['no numbers', `${names}@@ @@\n-a\n+b\n`, ['no-numbers 3']],
    ['bad numbers', `${names}@@ -1,x +1 @@\n-a\n+b\n`, ['bad-header 3']],
  ] as const)('%s', ([, edit, codes]) => expect(codesOf(edit)).toEqual(codes));

  test('the remedy of a wrong count is the right one', () => {
    const { problems } = readUnified(`${names}@@ -4,2 +4,2 @@\n a\n-b\n+c\n d\n`);
    expect(problems[0]!.remedy).toBe('Write 4,3 and 4,3 in line 3.');
  });
});

describe('files', () => {
  const filesOf = (edit: string) => readUnified(edit).files.map(({ oldName, newName }) => [oldName, newName]);

  test.for([
    ['a date after a TAB', '--- a/f\t2026-01-01\n+++ b/f\t2026-01-02\n', [['a/f', 'b/f']]],
    ['a name in quotes', '--- "a/\\303\\251\\t"\n+++ b/g h\n', [['a/\xc3\xa9\t', 'b/g h']]],
    ['CR before the line end', '--- a/f\r\n+++ b/f\r\n', [['a/f', 'b/f']]],
    [
      'two files',
      `${names}@@ -1 +1 @@\n-b\n+c\n--- a/g\n+++ b/g\n`,
      [
        ['a/f', 'b/f'],
        ['a/g', 'b/g'],
      ],
    ],
  ] as const)('%s', ([, edit, expected]) => expect(filesOf(edit)).toEqual(expected));

  test('what git says beside the names', () => {
    const edit = 'diff --git a/x y b/x y\nold mode 100644\nnew mode 100755\nrename from x y\nrename to z\n';
    expect(readUnified(edit).files[0]!.git).toMatchObject({
      oldName: 'a/x y',
      newName: 'b/x y',
      newMode: 0o755,
      renameFrom: 'x y',
      renameTo: 'z',
    });
  });

  test('rows carry the line of the edit they stand on', () => {
    const [hunk] = hunksOf(readUnified(`${names}@@ -3,2 +3,2 @@ def f():\n a\n-b\n\\ No newline\n+c\n`));
    expect(hunk).toMatchObject({
      header: { old: { start: 3, count: 2 }, section: 'def f():' },
      from: 3,
      to: 7,
      rows: [
        { kind: 'context', text: 'a\n', patchLine: 4 },
        { kind: 'delete', text: 'b', patchLine: 5 },
        { kind: 'insert', text: 'c\n', patchLine: 7 },
      ],
    });
  });
});
