import { expect, test } from 'vitest';
import { noSide } from './detected.ts';
import { emptyWrite } from './hunk.ts';
import { PatchReader } from './patch-reader.ts';
import { readContext } from './read-context.ts';
import { readUnified } from './read-unified.ts';
import { rejectHeader, rejectHunk } from './reject.ts';
import type { DiffKind } from './settings.ts';

function reject(kind: DiffKind, text: string, rejectFormat: 'unified' | 'context' | null, shift = 0) {
  const reader = new PatchReader(text.replaceAll('|', '\n'), () => {});
  const read = kind === 'unified' ? readUnified(reader, false) : readContext(reader);
  if (read.kind !== 'hunk') throw new Error(text);
  const rejected = rejectHunk(read.hunk, shift, kind, { rejectFormat });
  return rejected.kind === 'fatal' ? rejected : rejected.text.replaceAll('\n', '|');
}

const unified = '@@ -1,5 +1,5 @@ f()| a|-b|+B| c|-d| e|+f|';
const context = '***************|*** 3,4|! a|  b|--- 3,4 -----|! A|  b|';

/** As in the reject files of 2.7.6. */
test.for<[string, DiffKind, string, 'unified' | 'context' | null, string]>([
  ['unified stays', 'unified', unified, null, unified],
  [
    'unified as context: a change on both sides is marked',
    'unified',
    unified,
    'context',
    '*************** f()|*** 1,5 ****|  a|! b|  c|- d|  e|--- 1,5 ----|  a|! B|  c|  e|+ f|',
  ],
  ['empty side, unified', 'unified', '@@ -3,0 +4 @@|+a|', null, '@@ -3,0 +4 @@|+a|'],
  ['empty side, context', 'unified', '@@ -3 +2,0 @@|-a|', 'context', '***************|*** 3 ****|- a|--- 0 ----|'],
  ['deletions come first', 'unified', '@@ -1 +1 @@|+b|-a|', null, '@@ -1 +1 @@|-a|+b|'],
  ['no line feed', 'unified', '@@ -1 +1 @@|-a|\\ No|+b|', null, '@@ -1 +1 @@|-a+b|'],
  ['old style stays', 'context', context, null, context],
  ['new style stays', 'new-context', context, null, context.replace('3,4|', '3,4 ****|').replace('-----', '----')],
  ['context as unified', 'context', context, 'unified', '@@ -3,2 +3,2 @@|-a|+A| b|'],
])('%s', ([, kind, text, format, told]) => {
  expect(reject(kind, text, format)).toBe(told);
});

test('lines added before move both sides', () => {
  expect(reject('unified', unified, null, 2)).toMatch(/^@@ -3,5 \+3,5 @@/);
});

test('an empty line without line feed cannot be written', () => {
  expect(reject('unified', '@@ -1 +1 @@|-a|+|\\ No|', null)).toEqual(emptyWrite);
});

const named = (name: string) => ({ name, time: '\t2020', seconds: null });
const patch = { kind: 'unified' as const, old: named('a'), new: named('b'), index: named('i') };
const plain = { rejectFormat: null, operand: null, isPosix: false };

test.for([
  [patch, plain, false, '--- a\t2020|+++ b\t2020|'],
  [patch, plain, true, '--- b\t2020|+++ a\t2020|'],
  [patch, { ...plain, rejectFormat: 'context' as const }, false, '*** a\t2020|--- b\t2020|'],
  [{ ...patch, old: noSide }, plain, false, '--- /dev/null|+++ b\t2020|'],
  [patch, { ...plain, operand: 'f' }, false, 'Index: i|--- a\t2020|+++ b\t2020|'],
  [{ ...patch, old: noSide, new: noSide }, plain, false, 'Index: i|--- /dev/null|+++ /dev/null|'],
] as const)('header %#', ([detected, settings, isReverse, told]) => {
  expect(rejectHeader(detected, settings, isReverse).replaceAll('\n', '|')).toBe(told);
});
