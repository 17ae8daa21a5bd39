import { expect, test } from 'vitest';
import { applierById, treeOf } from '../engine/index.ts';
import { comparison, isOff } from './comparison.ts';
import { printed } from './table.ts';

const strict = applierById('strict')!;
const tree = treeOf({ f: 'a\nb\nc\n' });
const patch = (start: number) => `--- a/f\n+++ b/f\n@@ -${start},2 +${start},2 @@\n b\n-c\n+C\n`;
const told = (edit: string) =>
  comparison([strict], { tree, edit, outlineOf: () => null, symbol: null, reading: null, format: null });

test('a hunk at its stated place', () => {
  const lines = told(patch(2));
  expect(isOff(lines)).toBe(false);
  expect(printed(lines)).toBe('Hunk 1 of f, stated at line 2\n  strict -p1  1  exit 0  as stated  at 2\n');
});

test('a refused hunk says why', () => {
  const lines = told(patch(1));
  expect(lines[0]).toMatchObject({ exit: 1, hunks: [{ stated: 1, landed: [], verdict: 'refused' }] });
  expect(printed(lines)).toContain('it fits at line 2, one line below where it says');
});

test('a hunk that fits where a tool may not put it is not said to fit nowhere', () => {
  const edit = '--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n b\n-c\n+C\n';
  const [line] = comparison([applierById('git-apply')!], {
    tree: treeOf({ f: 'a\nb\nc\nd\n' }),
    edit,
    outlineOf: () => null,
    symbol: null,
    reading: null,
    format: null,
  });
  expect(line!.hunks[0]!.headline).toBe(
    'git apply refused this hunk: it may only lie at the start of the file, and its lines stand at line 2.',
  );
});

test('a text without hunks', () => {
  expect(printed(told('words\n'))).toBe('No hunk read\n  strict -p1  1  exit 1  read no hunk\n');
});
