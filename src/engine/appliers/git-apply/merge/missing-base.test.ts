import { expect, test } from 'vitest';
import { treeOf } from '../../../text/tree.ts';
import { plainScene } from '../../applier.ts';
import { blobId } from '../binary/sha1.ts';
import { gitApply } from '../index.ts';

const [base, ours] = ['a\nb\nc\n', 'a\nb\nc\nd\n'];
const header = `diff --git a/f b/f\nindex ${blobId(base).slice(0, 7)}..1111111 100644\n`;
const hunk = '--- a/f\n+++ b/f\n@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n';

const run = (edit: string, given: string | null) =>
  gitApply.run({
    tree: treeOf({ f: ours }),
    edit,
    args: ['--3way'],
    scene: { ...plainScene, repository: { prefix: '' }, base: given === null ? null : treeOf({ f: given }) },
  });

test('with the right base there is a merge, and nothing to complain of', () => {
  const { problem, reports } = run(header + hunk, base);
  expect(problem).toBeNull();
  expect(reports[0]!.merge).toMatchObject({ base, ours, theirs: 'a\nx\nc\n', hasConflicts: false });
  expect(reports[0]!.merge!.regions.map(({ takes }) => takes)).toEqual(['theirs', 'ours']);
  expect(reports[0]!.after).toBe('a\nx\nc\nd\n');
});

test.for([
  ['no base', header + hunk, null, /is not known/],
  ['another base', header + hunk, 'a\n', /is 7898192, but the patch was made from de98044/],
  ['no index line', `diff --git a/f b/f\n${hunk}`, base, /no "index" line/],
] as const)('%s is told, though git only says that it falls back', ([, edit, given, sentence]) => {
  const { problem, output } = run(edit, given);
  expect(problem).toMatchObject({ code: 'no-base', line: null });
  expect(problem!.sentence).toMatch(sentence);
  expect(output.map(({ text }) => text).join('')).toContain('Falling back to direct application...\n');
});

test('hunks that ended in a conflict are told apart', () => {
  const texts = { base: 'a\nb\nc\nd\ne\nf\ng\nh\ni\n', ours: 'a\nB\nc\nd\ne\nf\ng\nh\ni\n' };
  const edit = [
    `diff --git a/f b/f\nindex ${blobId(texts.base)}..${blobId('')}\n--- a/f\n+++ b/f\n`,
    '@@ -1,3 +1,4 @@\n a\n-b\n+x\n+y\n c\n@@ -7,3 +8,3 @@\n g\n-h\n+H\n i\n',
  ].join('');
  const scene = { ...plainScene, repository: { prefix: '' }, base: treeOf({ f: texts.base }) };
  const { reports, exit } = gitApply.run({ tree: treeOf({ f: texts.ours }), edit, args: ['--3way'], scene });
  expect(exit).toBe(1);
  expect(reports[0]!.hunks.map(({ outcome }) => outcome.kind)).toEqual(['conflict', 'landed']);
});
