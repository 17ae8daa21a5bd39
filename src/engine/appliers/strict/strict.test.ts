import { describe, expect, test } from 'vitest';
import type { Outline } from '../../analysis/outline.ts';
import { Image, lineIndex } from '../../text/image.ts';
import { treeOf } from '../../text/tree.ts';
import { plainScene } from '../applier.ts';
import { streamText } from '../run.ts';
import { strict } from './index.ts';

const file = 'def charge():\n  a\n  b\n  c\n\ndef refund():\n  a\n  b\n  c\n';
const outline: Outline = [
  { name: 'charge', kind: 'function', from: lineIndex(0), to: lineIndex(4), children: [] },
  { name: 'refund', kind: 'function', from: lineIndex(5), to: lineIndex(9), children: [] },
];
const names = '--- a/f.py\n+++ b/f.py\n';
const hunkAt = (line: number) => `@@ -${line},3 +${line},3 @@ def charge():\n   a\n-  b\n+  B\n   c\n`;

const play = (edit: string, args: readonly string[] = [], files: Record<string, string> = { 'f.py': file }) => {
  const run = strict.run({ tree: treeOf(files), edit, args, scene: { ...plainScene, outline: () => outline } });
  const after = Object.fromEntries([...run.filesAfter].map(([path, { text }]) => [path, text]));
  return { run, after, exit: run.exit, out: streamText(run, 'stdout'), err: streamText(run, 'stderr') };
};

describe('at the stated line', () => {
  test('is applied', () => {
    const { exit, out, err, after, run } = play(names + hunkAt(7));
    expect({ exit, out, err }).toEqual({ exit: 0, out: '1 hunk at the stated line in 1 file.\n', err: '' });
    expect(after['f.py']).toBe(
      file.replace('  b\n  c\n\ndef refund():\n  a\n  b', '  b\n  c\n\ndef refund():\n  a\n  B'),
    );
    expect(run.reports[0]!.after).toBe(after['f.py']);
    expect(run.reports[0]!.hunks[0]!.outcome).toMatchObject({
      kind: 'landed',
      landing: { places: [6], offset: 0, edits: [{ at: 7, removed: 1, inserted: 1 }] },
    });
  });

  test('but in another function than the one named, is refused', () => {
    const { exit, err, after } = play(names + hunkAt(7), ['--symbol', 'charge']);
    expect(err).toBe("REJECT f.py: hunk #1 landed in 'refund', task named 'charge'\n");
    expect(exit).toBe(1);
    expect(after['f.py']).toBe(file);
  });

  test('in the function named, is applied', () => expect(play(names + hunkAt(2), ['--symbol=charge']).exit).toBe(0));

  test('a symbol can be named for one hunk alone', () => {
    expect(play(names + hunkAt(2) + hunkAt(7), ['--symbol', '1:charge', '--symbol', '2:refund']).exit).toBe(0);
    expect(play(names + hunkAt(2) + hunkAt(7), ['--symbol', '2:charge']).err).toMatch(/^REJECT f.py: hunk #2 landed/);
  });
});

test('off its line is refused, with where it fits, what was expected and what was found', () => {
  const { exit, out, err, after, run } = play(names + hunkAt(4));
  expect({ exit, out }).toEqual({ exit: 1, out: '' });
  expect(err).toBe(
    'REJECT f.py: hunk #1 matched at 2, stated 4 (offset -2); re-read the file and re-anchor\n' +
      '  line 4 expected: "  a\\n"\n  line 4 found:    "  c\\n"\n',
  );
  expect(after['f.py']).toBe(file);
  const hunk = run.reports[0]!.hunks[0]!;
  expect(hunk.outcome).toMatchObject({ kind: 'rejected', reject: { reason: 'off-place' } });
  expect(hunk.moves.map((move) => move.kind)).toEqual(['read', 'sweep', 'note', 'sweep', 'reject']);
});

test('a tie goes down, as in the tools it guards against', () => {
  const twins = 'a\nx\ny\nz\na\n';
  const { err } = play('--- a/t\n+++ b/t\n@@ -3 +3 @@\n-a\n+b\n', [], { t: twins });
  expect(err).toMatch(/^REJECT t: hunk #1 matched at 5, stated 3 \(offset 2\)/);
});

test('nowhere to be found', () => {
  const { err } = play(`${names}@@ -9,2 +9,2 @@\n   c\n-x\n+y\n`);
  expect(err).toBe(
    'REJECT f.py: hunk #1 matches nowhere, stated 9; re-read the file and write the hunk again\n' +
      '  line 10 expected: "x\\n"\n  line 10 found:    no such line\n',
  );
});

test('hunks that are not from the top are refused', () => {
  const { err, after } = play(names + hunkAt(7) + hunkAt(2));
  expect(err).toBe('REJECT f.py: hunk #2 lies above the hunk before it; write the hunks from the top\n');
  expect(after['f.py']).toBe(file);
});

test('one refused hunk holds back all others', () => {
  const { after, run } = play(names + hunkAt(2) + hunkAt(8));
  expect(after['f.py']).toBe(file);
  expect(run.reports[0]!.hunks.map((hunk) => hunk.outcome.kind)).toEqual(['untried', 'rejected']);
  expect(run.reports[0]!.after).toBeNull();
});

describe('files', () => {
  test.for([
    ['created', '--- /dev/null\n+++ b/new\n@@ -0,0 +1,2 @@\n+a\n+b\n', {}, { new: 'a\nb\n' }],
    ['removed', '--- a/old\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n', { old: 'a\n' }, {}],
    ['renamed', 'diff --git a/x b/y\nrename from x\nrename to y\n', { x: 'a\n' }, { y: 'a\n' }],
    [
      'changed twice',
      '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-b\n+c\n',
      { x: 'a\n' },
      { x: 'c\n' },
    ],
    ['without a last newline', '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n\\ No\n+b\n\\ No\n', { x: 'a' }, { x: 'b' }],
    ['inserted into without context', '--- a/x\n+++ b/x\n@@ -1,0 +2 @@\n+b\n', { x: 'a\nc\n' }, { x: 'a\nb\nc\n' }],
  ] as const)('%s', ([, edit, before, after]) => {
    const played = play(edit, [], before);
    expect(played.err).toBe('');
    expect(played.after).toEqual(after);
  });

  test.for([
    ['one that is missing', `--- a/no\n+++ b/no\n@@ -1 +1 @@\n-a\n+b\n`, 'REJECT no: no such file\n'],
    [
      'one to create that is there',
      '--- /dev/null\n+++ b/f.py\n@@ -0,0 +1 @@\n+a\n',
      'REJECT f.py: the patch creates it, but it is there\n',
    ],
  ] as const)('%s', ([, edit, err]) => expect(play(edit).err).toBe(err));
});

describe('the patch text', () => {
  test.for([
    ['is no patch', 'Hello\n', /^REJECT No hunk was read in this text\./],
    [
      'counts one line too few',
      `${names}@@ -2,2 +2,2 @@\n   a\n-  b\n+  B\n   c\n`,
      /^REJECT line 7 of the patch: The counts/,
    ],
    ['is cut short', `${names}@@ -2,3 +2,3 @@\n   a\n-  b\n`, /^REJECT line 5 of the patch: The header promises 3/],
  ] as const)('%s', ([, edit, err]) => {
    const played = play(edit);
    expect(played.err).toMatch(err);
    expect(played.exit).toBe(1);
    expect(played.run.problem).not.toBeNull();
    expect(played.after['f.py']).toBe(file);
  });
});

test.for([
  [['--fuzz=2'], 'strict: unknown option --fuzz=2\n'],
  [['-px'], 'strict: -p needs a number, not x\n'],
  [['--symbol'], 'strict: --symbol needs a value\n'],
] as const)('arguments %s', ([args, err]) => {
  const played = play(names + hunkAt(2), args);
  expect(played).toMatchObject({ exit: 2, err });
});

test('a million lines are refused without comparing place by place', () => {
  const text = `${'x\n'.repeat(1_000_000)}end\n`;
  expect(new Image(text).count).toBe(1_000_001);
  const { err } = play('--- a/t\n+++ b/t\n@@ -1,2 +1,2 @@\n x\n-end\n+END\n', [], { t: text });
  expect(err).toMatch(/matched at 1000000, stated 1 \(offset 999999\)/);
});
