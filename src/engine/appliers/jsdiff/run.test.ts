import { expect, test } from 'vitest';
import { treeOf } from '../../text/tree.ts';
import { plainScene } from '../applier.ts';
import { jsdiff } from './index.ts';

test('what the library does not keep of a header is read beside it: its line in the patch, and its section', () => {
  const edit =
    'diff --git a/f b/f\nindex 1..2\n--- a/f\n+++ b/f\n@@ -1,2 +1,3 @@ def one():\n a\n+x\n b\n@@ -4,2 +5,3 @@ def two():\n d\n+y\n e\n';
  const { reports } = jsdiff.run({ tree: treeOf({ f: 'a\nb\nc\nd\ne\n' }), edit, args: [], scene: plainScene });
  expect(reports[0]!.hunks.map(({ section, patchLines }) => [section, patchLines.from])).toEqual([
    ['def one():', 5],
    ['def two():', 9],
  ]);
});
