import { describe, expect, test } from 'vitest';
import { noticed } from '../analysis/noticed.ts';
import { tellingLine } from '../analysis/output.ts';
import { chosenHunk, type Story } from '../analysis/story.ts';
import { runVerdict } from '../analysis/verdicts.ts';
import { applierById } from '../appliers/registry.ts';
import { outlineOfDefs, storyOf } from '../conformance/stories.ts';
import { facts } from './facts.ts';
import { headline } from './headline.ts';
import { plain } from './words.ts';

const block = '  try\n  call\n  sleep\n  again\n  done\n';
/** Two functions with the same five lines, `charge` at 3 and `refund` at 13; `settle` between them. */
const twins = `def charge():\n  a\n${block}def settle():\n  s\n  t\n  u\ndef refund():\n${block}def void():\n  v\n`;
const names = '--- a/f.py\n+++ b/f.py\n';
const change = (line: number, section = ' def charge():') =>
  `@@ -${line},5 +${line},5 @@${section}\n   try\n   call\n-  sleep\n+  nap\n   again\n   done\n`;

const told = (id: string, edit: string, more: Partial<Parameters<typeof storyOf>[1]> = {}): Story => {
  const files = more.files ?? { 'f.py': twins };
  return storyOf(applierById(id)!, { files, edit, outline: outlineOfDefs(Object.values(files)[0] ?? ''), ...more });
};
const said = (story: Story) => plain(headline(story));

describe('where a hunk went', () => {
  test.for([
    [8, 'gnu-patch', 'GNU patch put this hunk into refund(), five lines below where it said, and called it a success.'],
    [
      8,
      'git-apply',
      'git apply put this hunk into refund(), five lines below where it said, exited 0 and printed nothing.',
    ],
    [8, 'strict', 'Strict guard refused this hunk: it fits in refund(), five lines below where it says.'],
    [
      7,
      'gnu-patch',
      'By luck GNU patch put this hunk into charge(), four lines above where it said: the same lines also stand at 13.',
    ],
    [3, 'git-apply', 'git apply put this hunk into charge(), exactly where it said: all five rows match.'],
    [13, 'strict', 'Strict guard put this hunk into refund(), exactly where it said; charge() was meant.'],
  ] as const)('stated %i, %s', ([line, id, sentence]) => expect(said(told(id, names + change(line)))).toBe(sentence));

  test('without functions the line is named', () => {
    const story = told('gnu-patch', names + change(8, ''), { outline: null });
    expect(said(story)).toBe(
      'GNU patch put this hunk at line 13, five lines below where it said, and called it a success.',
    );
  });

  test('the place and the stated line are marked', () => {
    const kinds = headline(told('gnu-patch', names + change(8))).map(({ kind, isCode, text }) => [kind, isCode, text]);
    expect(kinds).toContainEqual(['landing', true, 'refund()']);
    expect(kinds).toContainEqual(['stated', false, 'where it said']);
  });
});

const once = { 'f.py': 'def f():\n  a\n  b\n  c\n  d\n  e\n' };

describe('why', () => {
  test.for([
    [
      'fuzz',
      'gnu-patch',
      `${names}@@ -2,5 +2,5 @@\n   x\n   b\n-  c\n+  C\n   d\n   e\n`,
      'No place fits all five rows, so GNU patch ignored two of them and chose f().',
    ],
    [
      'read as the end of the file',
      'gnu-patch',
      `${names}@@ -2,3 +2,3 @@\n   a\n   b\n-  c\n+  C\n`,
      'GNU patch took this hunk for the end of the file, so it needed fuzz 2 to put it into f(), where every line matches.',
    ],
    [
      'no match',
      'git-apply',
      `${names}@@ -2,5 +2,5 @@\n   a\n   x\n-  c\n+  C\n   d\n   e\n`,
      'git apply refused this hunk: no place matches all five rows; f() comes closest, with four.',
    ],
    [
      'nothing near',
      'git-apply',
      `${names}@@ -2,3 +2,3 @@\n x\n-y\n+Y\n z\n`,
      'git apply refused this hunk: no place in the file comes near it.',
    ],
    [
      'line ends',
      'git-apply',
      `${names}@@ -2,3 +2,3 @@\n   a\r\n-  b\r\n+  B\r\n   c\r\n`,
      'Every line matches except for its ending: the file ends lines in LF, the patch in CR LF.',
    ],
    [
      'counts too small',
      'gnu-patch',
      `${names}@@ -5,2 +5,2 @@\n   d\n-  e\n+  E\n+  F\n`,
      'The header counts one line too few, so GNU patch dropped the last line and said nothing.',
    ],
    [
      'nothing to compare',
      'gnu-patch',
      `${names}@@ -3,0 +4 @@\n+  x\n`,
      'This hunk has no line to compare, so GNU patch wrote it at line 4, in f() without checking anything.',
    ],
    ['an empty patch', 'gnu-patch', '', 'The patch is empty, so GNU patch had nothing to apply.'],
    [
      'a web page',
      'gnu-patch',
      '<!DOCTYPE html>\n<html></html>\n',
      'This is a web page, not a patch: GNU patch found no hunk in it.',
    ],
    [
      'a new file',
      'git-apply',
      '--- /dev/null\n+++ b/new\n@@ -0,0 +1,2 @@\n+a\n+b\n',
      'git apply created new, two lines long.',
    ],
    [
      'a file that is gone',
      'gnu-patch',
      '--- a/f.py\n+++ /dev/null\n@@ -1,6 +0,0 @@\n-def f():\n-  a\n-  b\n-  c\n-  d\n-  e\n',
      'GNU patch deleted f.py.',
    ],
    [
      'no such file',
      'strict',
      '--- a/no\n+++ b/no\n@@ -1 +1 @@\n-a\n+b\n',
      'Strict guard found no file to apply this hunk to. No such file.',
    ],
  ] as const)('%s', ([, id, edit, sentence]) => expect(said(told(id, edit, { files: once }))).toBe(sentence));

  test('the change of a hunk that was there already is undone', () => {
    const undo = `${names}@@ -2,3 +2,3 @@\n   a\n-  B\n+  b\n   c\n`;
    expect(said(told('gnu-patch', undo, { files: once, args: ['-p1', '-t'] }))).toBe(
      'GNU patch took this hunk for one already applied and undid it: the change is out of the file now.',
    );
  });

  test('several hunks that all went where they said', () => {
    const both = `${names}@@ -1,3 +1,3 @@\n def f():\n-  a\n+  A\n   b\n@@ -4,3 +4,3 @@\n   c\n-  d\n+  D\n   e\n`;
    expect(said(told('git-apply', both, { files: once }))).toBe('git apply put both hunks exactly where they said.');
  });

  test('a refusal that holds back a hunk that fits', () => {
    const half = `${names}@@ -1,3 +1,3 @@\n def f():\n-  a\n+  A\n   b\n--- a/no\n+++ b/no\n@@ -1 +1 @@\n-a\n+b\n`;
    expect(said(told('strict', half, { files: once }))).toMatch(/^Strict guard did not write this hunk\./);
  });
});

describe('would you have noticed?', () => {
  test.for([
    ['gnu-patch', 8, 'wrong-place', 'If you read the log', 'Hunk #1 succeeded at 13 (offset 5 lines).'],
    ['git-apply', 8, 'wrong-place', 'No', null],
    [
      'strict',
      8,
      'refused',
      'Yes, before anything was written',
      'REJECT f.py: hunk #1 matched at 13, stated 8 (offset 5); re-read the file and re-anchor',
    ],
    ['gnu-patch', 7, 'intended', 'Right, by luck: 4 beats 6', 'Hunk #1 succeeded at 3 (offset -4 lines).'],
    ['gnu-patch', 3, 'intended', 'Nothing to notice', 'patching file f.py'],
    ['gnu-patch', 13, 'wrong-place', 'No', 'patching file f.py'],
  ] as const)('%s, stated %i: %s', ([id, line, verdict, answer, printed]) => {
    const story = told(id, names + change(line));
    expect([runVerdict(story), noticed(story).text]).toEqual([verdict, answer]);
    expect(tellingLine(story.run, chosenHunk(story)!.hunk)).toBe(printed);
  });

  test('a reject is left behind', () => {
    const story = told('gnu-patch', `${names}@@ -2,3 +2,3 @@\n x\n-y\n+Y\n z\n`);
    expect(noticed(story).text).toBe('Yes, and a .rej file is left behind');
  });
});

test('the facts are the key to the marks', () => {
  const list = facts(told('gnu-patch', names + change(8))).map(({ mark, words }) => `${mark}: ${plain(words)}`);
  expect(list).toEqual([
    'stated: stated at 8 in settle()',
    'landing: landed at 13 in refund()',
    'twin: same five lines at 3 in charge(), the one that was meant',
    'wrong-place: wrong place, yet exit 0 and one line in the log',
  ]);
});
