import { expect, test } from 'vitest';
import { type HunkReport, lineIndex, type Row } from '../../engine/index.ts';
import { patchLines, unreadLines } from './patch-lines.ts';

const edit = '--- a/x\n+++ b/x\n@@ -765,2 +765,2 @@ def charge():\n a\n-b\n+B\n';
const rows: Row[] = [
  { kind: 'context', text: 'a\n', patchLine: 4 },
  { kind: 'delete', text: 'b\n', patchLine: 5 },
  { kind: 'insert', text: 'B\n', patchLine: 6 },
];
const hunk: HunkReport = {
  number: 1,
  patchLines: { from: 3, to: 6 },
  section: 'def charge():',
  rows,
  stated: lineIndex(764),
  expected: lineIndex(764),
  moves: [],
  outcome: { kind: 'untried', sentence: '' },
};
const sought = rows.filter(({ kind }) => kind !== 'insert');

test('the header with the stated number, then the rows, numbered as they are compared', () => {
  const lines = patchLines(hunk, edit, sought);
  expect(lines.map(({ kind, row, text }) => [kind, row, text])).toEqual([
    ['header', null, '@@ -765,2 +765,2 @@ def charge():'],
    ['context', 0, 'a'],
    ['delete', 1, 'b'],
    ['insert', null, 'B'],
  ]);
  expect(lines[0]?.stated).toEqual({ from: 4, to: 7 });
});

test('against the direction the inserted rows are the ones compared', () => {
  const postimage = rows.filter(({ kind }) => kind !== 'delete');
  expect(patchLines(hunk, edit, postimage).map(({ row }) => row)).toEqual([null, 0, null, 1]);
});

test('a hunk without a header begins with its rows', () => {
  const bare = { ...hunk, patchLines: { from: 4, to: 6 }, stated: null };
  expect(patchLines(bare, edit, sought)[0]?.kind).toBe('context');
});

test('an anchor that states no line has nothing to underline', () => {
  const anchored = { ...hunk, stated: null };
  expect(patchLines(anchored, edit, sought)[0]?.stated).toBeNull();
});

test('an edit that is shorter than the report says has no header', () => {
  expect(patchLines(hunk, '', sought).map(({ kind }) => kind)).toEqual(['context', 'delete', 'insert']);
});

test('before anything is known the edit stands there as it is, from the hunk on that is wanted', () => {
  const two = `${edit}@@ -800 +800 @@\n-c\n`;
  expect(unreadLines(two, 1).map(({ patchLine, text }) => [patchLine, text])).toEqual([
    [7, '@@ -800 +800 @@'],
    [8, '-c'],
    [9, ''],
  ]);
  expect(unreadLines('no hunk\n', 3)[0]).toMatchObject({ patchLine: 1, text: 'no hunk' });
});
