import { expect, test } from 'vitest';
import { treeOf } from '../../text/tree.ts';
import { plainScene } from '../applier.ts';
import { streamText } from '../run.ts';
import { runCommand } from './run-command.ts';

const patch = '--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b \n';
const tree = treeOf({ f: 'a\n', p: patch, 'd/q': patch, '../top': patch });

const errors = (prefix: string | null, ...args: string[]) => {
  const repository = prefix === null ? null : { prefix };
  return streamText(runCommand({ tree, edit: patch, args, scene: { ...plainScene, repository } }), 'stderr');
};

// Held against runs of git: in a subdirectory the name is told from the top of the repository.
test.for([
  [null, 'nope', "can't open patch 'nope': No such file or directory"],
  [null, '', "can't open patch '': No such file or directory"],
  [null, 'p/x', "can't open patch 'p/x': Not a directory"],
  [null, 'd', 'git apply: failed to read: Is a directory'],
  ['sub/', 'nope', "can't open patch 'sub/nope': No such file or directory"],
] as const)('in %j, an input %j is refused', ([prefix, name, text]) => {
  expect(errors(prefix, name)).toBe(`error: ${text}\n`);
});

test.for([
  [null, 'p', 'p:5'],
  ['sub/', 'p', 'sub/p:5'],
  ['sub/', '../top', 'sub/../top:5'],
  ['sub/', '-', '<stdin>:5'],
] as const)('in %j, what is wrong in %j is told as %s', ([prefix, name, place]) => {
  expect(errors(prefix, '--check', '--whitespace=warn', name)).toBe(
    `${place}: trailing whitespace.\nb \nwarning: 1 line adds whitespace errors.\n`,
  );
});

test('a diff --git line that nothing follows still makes the names below it start at the top', () => {
  const stray = `diff --git a/f b/f\nnothing\n${patch}`;
  const scene = { ...plainScene, repository: { prefix: 'sub/' } };
  const stderr = (edit: string) => streamText(runCommand({ tree, edit, args: ['-v', '--check'], scene }), 'stderr');
  expect(stderr(stray)).toContain("Skipped patch 'f'.\n");
  expect(stderr(patch)).toContain('Checking patch sub/f...\n');
});

test('a file in the way of a submodule ends the run, with the number of a process in its message', () => {
  const made = (mode: string, text: string) =>
    `diff --git a/s b/s\nnew file mode ${mode}\n--- /dev/null\n+++ b/s\n@@ -0,0 +1 @@\n+${text}\n`;
  const edit = made('100644', 'x') + made('160000', 'Subproject commit 1') + patch;
  const run = runCommand({ tree, edit, args: [], scene: plainScene });
  expect(run.exit).toBe(128);
  expect(streamText(run, 'stderr')).toMatch(
    /warning: unable to unlink 's~\d+': Is a directory\nerror: unable to write file 's' mode 160000: Is a directory\n$/,
  );
  expect(run.filesAfter.get('s')?.text).toBe('x\n');
});

// Held against runs of git: the directory of a submodule is what it removes.
test('a submodule that is made and deleted again leaves the file at its name', () => {
  const body = (sign: string) => `@@ -${sign === '-' ? '1 +0,0' : '0,0 +1'} @@\n${sign}Subproject commit 1\n`;
  const made = `diff --git a/f b/f\nnew file mode 160000\n--- /dev/null\n+++ b/f\n${body('+')}`;
  const deleted = `diff --git a/f b/f\ndeleted file mode 160000\n--- a/f\n+++ /dev/null\n${body('-')}`;
  const run = runCommand({ tree, edit: made + deleted, args: [], scene: plainScene });
  expect(run.exit).toBe(128);
  expect(streamText(run, 'stderr')).toContain("warning: unable to rmdir 'f': Not a directory\n");
  expect(run.filesAfter.get('f')?.text).toBe('a\n');
});
