import { expect, test } from 'vitest';
import { applierById, plainScene, type Run, treeOf } from '../engine/index.ts';
import { hunkAt, judge, placeOf } from './judge.ts';

const run = (...files: (readonly [from: number, to: number])[][]): Run =>
  ({
    reports: files.map((lines) => ({ hunks: lines.map(([from, to]) => ({ patchLines: { from, to } })) })),
  }) as unknown as Run;

test('a hunk is found by its line, whatever the file it is counted in', () => {
  const one = run(
    [[3, 9]],
    [
      [12, 20],
      [21, 30],
    ],
  );
  const all = run([
    [3, 9],
    [12, 20],
    [21, 30],
  ]);
  expect(placeOf(one, { file: 1, hunk: 1 })).toEqual({ line: 21, before: 0 });
  expect(hunkAt(all, { line: 21, before: 0 })).toEqual({ file: 0, hunk: 2 });
  expect(hunkAt(all, { line: 11, before: 0 })).toBeNull();
});

test('hunks of one line are told apart by their order', () => {
  const call = run(
    [[4, 4]],
    [
      [4, 4],
      [4, 4],
    ],
  );
  expect(placeOf(call, { file: 1, hunk: 1 })).toEqual({ line: 4, before: 2 });
  expect(hunkAt(call, { line: 4, before: 2 })).toEqual({ file: 1, hunk: 1 });
  expect(hunkAt(run([[1, 9]]), { line: 4, before: 2 })).toEqual({ file: 0, hunk: 0 });
});

test('a hunk that does not exist stands for the first', () => {
  expect(placeOf(run([[4, 4]]), { file: 7, hunk: 7 })).toEqual({ line: 4, before: 0 });
  expect(placeOf(run(), { file: 0, hunk: 0 })).toBeNull();
});

test('a hunk whose text a later entry wrote over is lost, wherever it landed', () => {
  const block = (old: string, to: string) => `<<<<<<< ORIGINAL\n${old}\n=======\n${to}\n>>>>>>> UPDATED`;
  const patches = [block('a', 'x'), block('c', 'z')].map((patch) => ({ path: 'f', patch }));
  const tree = treeOf({ f: 'a\nb\nc\n' });
  const edit = JSON.stringify({ tool: 'patch_many', patches });
  const applier = applierById('gptme')!;
  const kinds = (args: readonly string[]) =>
    judge(
      applier,
      applier.run({ tree, edit, args, scene: plainScene }),
      { edit, tree, outlines: {}, known: { named: null, preset: null } },
      null,
    ).beads.map(({ kind }) => kind);
  expect(kinds([])).toEqual(['silent-loss', expect.not.stringMatching('silent-loss')]);
  expect(kinds(['--variant=fixed'])).not.toContain('silent-loss');
});
