import { expect, test } from 'vitest';
import { emptyDraft } from '../../stores/draft.ts';
import { inputProblem } from './input-problem.ts';

const patch = '--- a/dir/x.py\n+++ b/dir/x.py\n@@ -1 +1 @@\n-a\n+b\n';
const of = (edit: string, ...paths: readonly string[]) =>
  inputProblem({ ...emptyDraft, edit, files: paths.map((path) => ({ path, text: 'a\n' })) });

test.for<[string, string, readonly string[], string | null]>([
  ['nothing at all', '', [], null],
  ['all is well', patch, ['dir/x.py'], null],
  ['a shorter name', patch, ['x.py'], null],
  ['an empty patch', '', ['x.py'], 'no patch yet'],
  ['a web page', '<!DOCTYPE html><html>', ['x.py'], 'web page'],
  ['UTF-16', '\xff\xfe-\0-\0', ['x.py'], 'UTF-16'],
  ['one NUL byte', patch.replace('+b', '+b\0'), ['dir/x.py'], 'Line 5 of the patch holds a NUL byte'],
  ['counts that lie', patch.replace('-1 +1', '-1 +1,0'), ['dir/x.py'], 'tools that count leave it out'],
  ['no hunk', 'hello\n', ['x.py'], 'No hunk'],
  ['no file', patch, [], 'no file yet'],
  ['another file', patch, ['y.py'], 'The patch is for dir/x.py, but the file here is called y.py'],
  ['a truncated hunk', '--- a/x\n+++ b/x\n@@ -1,5 +1,5 @@\n a\n', ['x'], 'the patch ends here'],
  ['a new file', '--- /dev/null\n+++ b/new\n@@ -0,0 +1 @@\n+a\n', ['x'], null],
  ['an agent’s edit', '*** Begin Patch\n*** Update File: x\n@@\n-a\n+b\n*** End Patch\n', ['x'], null],
  ['a patch of 5 MB', `${patch}${' a\n'.repeat(1_700_000)}`, ['dir/x.py'], '5.1 MB long'],
  ['too many hunks', patch + '@@ -1 +1 @@\n-a\n+b\n'.repeat(10_000), ['dir/x.py'], '10,001 hunks'],
])('%s', ([, edit, paths, words]) => {
  const sentence = of(edit, ...paths)?.sentence ?? null;
  if (words === null) expect(sentence).toBeNull();
  else expect(sentence).toContain(words);
});

test('in a scenario the headline tells of counts that lie', () => {
  const edit = patch.replace('-1 +1', '-1 +1,0');
  const scenario = { id: '', caseId: '', title: '', story: '', cases: [], intents: [], opening: {} } as never;
  expect(inputProblem({ ...emptyDraft, edit, scenario, files: [{ path: 'dir/x.py', text: 'a\n' }] })).toBeNull();
});

test('a diff without numbers is no fault for an applier that reads it', () => {
  const draft = { ...emptyDraft, edit: '--- x\n+++ x\n@@ @@\n-a\n+b\n', files: [{ path: 'x', text: 'a\n' }] };
  expect(inputProblem(draft, ['unified'])?.sentence).toContain('no line numbers');
  expect(inputProblem(draft, ['unnumbered'])).toBeNull();
});

test('the one file can be called as the patch calls it', () => {
  expect(of(patch, 'y.py')?.rename).toEqual({ from: 'y.py', to: 'dir/x.py' });
  expect(of(patch, 'y.py', 'z.py')?.rename).toBeNull();
});

test('a binary file is called binary', () => {
  const files = [{ path: 'dir/x.py', text: '\x89PNG\r\n\x1a\n\0' }];
  expect(inputProblem({ ...emptyDraft, edit: patch, files })?.sentence).toContain('is a PNG image, not text');
});
