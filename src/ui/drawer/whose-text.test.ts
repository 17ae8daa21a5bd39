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
