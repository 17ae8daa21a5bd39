import { expect, test } from 'vitest';
import { applierById, plainScene, treeOf } from '../engine/index.ts';
import { outcomeStep, stageOf } from './stage.ts';

const file = 'abcdefghij'
  .split('')
  .map((line) => `${line}\n`)
  .join('');
const low = '@@ -6,3 +6,3 @@\n f\n-g\n+G\n h\n';
const high = '@@ -2,3 +2,3 @@\n b\n-c\n+C\n d\n';

function stageFor(id: string, hunks: string, hunk: number) {
  const edit = `--- a/f\n+++ b/f\n${hunks}`;
  const applier = applierById(id)!;
  const run = applier.run({ tree: treeOf({ f: file }), edit, args: applier.defaults, scene: plainScene });
  return stageOf(run, { file: 0, hunk })!;
}

test('a hunk opens on its landing', () => {
  const stage = stageFor('gnu-patch', low, 0);
  expect(stage.segments.at(-2)!.kind).toBe('fits');
  expect(outcomeStep(stage)).toBe(stage.total - 2);
});

test('a hunk that fits and is refused opens on the refusal', () => {
  const stage = stageFor('gnu-patch', low + high, 1);
  expect(stage.segments.map(({ kind }) => kind)).toContain('fits');
  expect(outcomeStep(stage)).toBe(stage.total - 1);
});

test('a refusal knows where the hunk comes nearest', () => {
  expect(stageFor('gnu-patch', low + high, 1).closest).toBe(1);
  expect(stageFor('git-apply', '@@ -2,3 +2,3 @@\n x\n-y\n+Y\n z\n', 0).closest).toBeNull();
});
