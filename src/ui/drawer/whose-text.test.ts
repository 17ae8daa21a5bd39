import { expect, test } from 'vitest';
import { applierById, plainScene, treeOf } from '../../engine/index.ts';
import { ownersSentence, writtenBy } from './whose-text.ts';

const edit = '*** Begin Patch\n*** Update File: f\n@@\n   a\n+  n\n b\n*** End Patch\n';

test.for([
  [
    'legacy',
    '1 new, the patch’s; 1 written again with the same text; 1 that nobody was to touch, rewritten with the patch’s text.',
  ],
  ['preserve', '1 new, the patch’s; 2 left as the file has them.'],
] as const)('%s: whose lines they are', ([variant, sentence]) => {
  const run = applierById('codex-apply-patch')!.run({
    tree: treeOf({ f: '   a\nb\n' }),
    edit,
    args: [`--variant=${variant}`],
    scene: plainScene,
  });
  const written = run.reports.flatMap(writtenBy);
  expect(written.map(({ lines }) => lines.length)).toEqual([3]);
  expect(ownersSentence(written)).toBe(sentence);
});

test('a hunk that did not land leaves nothing', () => {
  const run = applierById('codex-apply-patch')!.run({ tree: treeOf({ f: 'z\n' }), edit, args: [], scene: plainScene });
  expect(run.reports.flatMap(writtenBy)).toEqual([]);
});

const call = (id: string, file: string, edit: string) =>
  applierById(id)!.run({ tree: treeOf({ f: file }), edit, args: [], scene: plainScene });

test('a hunk that was written at several places is shown at each', () => {
  const fence = '```diff\n--- f\n+++ f\n@@ @@\n first line\n-second line\n+other line\n```\n';
  const run = call('aider-udiff', 'first line\nsecond line\nz\nfirst line\nsecond line\n', fence);
  const written = run.reports.flatMap(writtenBy);
  expect(written.map(({ at }) => at)).toEqual([1, 4]);
  expect(ownersSentence(written)).toBe('2 new, the patch’s; 2 left as the file has them.');
});

const drifted = JSON.stringify({ filePath: 'f', oldString: '   a\n   b\n', newString: '   a\n   n\n   b\n' });

test('indentation that drifted is lines rewritten that nobody was to touch', () => {
  const run = call('opencode', '    a\n    b\nz\n', drifted);
  expect(run.filesAfter.get('f')!.text).toBe('   a\n   n\n   b\n\nz\n');
  const lines = run.reports.flatMap(writtenBy).flatMap((written) => written.lines);
  expect(lines.map(({ kind, isRewritten, text }) => [kind, isRewritten, text])).toEqual([
    ['context', true, '   a\n'],
    ['insert', false, '   n\n'],
    ['context', true, '   b\n'],
    ['insert', false, '\n'],
  ]);
});

test('a tool that indents like the place rewrites nothing', () => {
  const fields = JSON.parse(drifted) as Record<string, string>;
  const edit = JSON.stringify({
    file_path: 'f',
    old_string: fields.oldString!.trimEnd(),
    new_string: fields.newString!.trimEnd(),
  });
  const run = call('gemini-edit', '    a\n    b\nz\n', edit);
  const lines = run.reports.flatMap(writtenBy).flatMap((written) => written.lines);
  expect(lines.map(({ isRewritten, text }) => [isRewritten, text])).toEqual([
    [false, '    a\n'],
    [false, '    n\n'],
    [false, '    b\n'],
  ]);
});

test('so does one that finds by likeness', () => {
  const diff = '<<<<<<< SEARCH\n   a\n   b\n=======\n   a\n   n\n   b\n>>>>>>> REPLACE';
  const run = call('roo-apply-diff', '    a\n    b\nz\n', JSON.stringify({ path: 'f', diff }));
  expect(run.reports[0]!.hunks[0]!.rows.map(({ kind, text }) => kind + text)).toEqual([
    'context   a\n',
    'insert   n\n',
    'context   b\n',
  ]);
  const lines = run.reports.flatMap(writtenBy).flatMap((written) => written.lines);
  expect(lines.map(({ isRewritten, text }) => [isRewritten, text])).toEqual([
    [false, '    a\n'],
    [false, '    n\n'],
    [false, '    b\n'],
  ]);
});
