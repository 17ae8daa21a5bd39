import { describe, expect, test } from 'vitest';
import { gitApplyCase } from '../../conformance/generate/git-apply-case.ts';
import { Random } from '../../conformance/generate/random.ts';
import { searchedImage } from '../../replay/searched-image.ts';
import { plainFile, treeOf } from '../../text/tree.ts';
import { plainScene } from '../applier.ts';
import { streamText } from '../run.ts';
import { gitApply } from './index.ts';

const run = (file: string, hunks: string, args: readonly string[] = []) =>
  gitApply.run({ tree: treeOf({ f: file }), edit: `--- a/f\n+++ b/f\n${hunks}`, args, scene: plainScene });

const hunkOf = (file: string, hunks: string, args?: readonly string[], i = 0) =>
  run(file, hunks, args).reports[0]!.hunks[i]!;

const numbered = (count: number) => Array.from({ length: count }, (_, i) => `${i + 1}\n`).join('');
const change = '-b\n+B\n';

describe('what surprises has a note', () => {
  test.for<[code: string, file: string, hunks: string, args: string[], hunk: number]>([
    ['guess-from-new-start', 'x\na\nb\nc\n', `@@ -9,3 +2,3 @@\n a\n${change} c\n`, [], 0],
    ['guess-outside', 'x\na\nb\nc\n', `@@ -99,3 +99,3 @@\n a\n${change} c\n`, [], 0],
    ['pinned', 'a\nb\nc\n', `@@ -1,3 +1,3 @@\n a\n${change} c\n`, [], 0],
    ['anchors-released', 'x\na\nb\nz\n', `@@ -1,3 +1,3 @@\n a\n${change} c\n`, ['-C0'], 0],
    ['context-reduced', 'x\na\nb\nz\n', `@@ -2,3 +2,3 @@\n a\n${change} c\n`, ['-C0'], 0],
    ['blocked', 'x\na\nb\nc\nd\n', `@@ -2,3 +2,3 @@\n a\n${change} c\n@@ -4,2 +4,2 @@\n c\n-d\n+D\n`, [], 1],
    ['fits-cleaned', 'x\na  \nb\nc\nd\n', `@@ -2,3 +2,3 @@\n a\n${change} c\n`, ['--whitespace=fix'], 0],
    ['fits-ignoring-blanks', 'x\na  a\nb\nc\nd\n', `@@ -2,3 +2,3 @@\n a a\n${change} c\n`, ['--ignore-whitespace'], 0],
    ['fits-as-prefix', 'x\nb\nc\nd\n', `@@ -2,2 +2,2 @@\n${change} c\n\\ No newline at end of file\n`, [], 0],
  ])('%s', ([code, file, hunks, args, hunk]) => {
    const notes = hunkOf(file, hunks, args, hunk).moves.filter((move) => move.kind === 'note');
    expect(notes.map((note) => note.code)).toContain(code);
  });
});

test('lines that stand free, but not where the hunk must lie, are not said to be used', () => {
  const hunks = `@@ -1,3 +1,3 @@\n x\n-y\n+Y\n z\n@@ -4,2 +4,2 @@\n a\n${change}`;
  const { moves, outcome } = hunkOf('x\ny\nz\na\nb\nc\n', hunks, [], 1);
  expect(moves.map((move) => (move.kind === 'note' ? move.code : move.kind))).toEqual([
    'read',
    'pinned',
    'sweep',
    'reject',
  ]);
  expect(outcome).toMatchObject({ reject: { reason: 'no-match' } });
});

describe('numbers in notes are those that git prints', () => {
  const sentences = (file: string, hunks: string, args: string[], hunk = 0) =>
    hunkOf(file, hunks, args, hunk).moves.flatMap((move) => (move.kind === 'note' ? move.sentence : []));
  const printed = (file: string, hunks: string, args: string[]) =>
    streamText(run(file, hunks, [...args, '-v']), 'stderr');

  test('an offset is not told unless asked for', () => {
    const [file, hunks] = ['x\ny\na\nb\nc\n', `@@ -2,3 +2,3 @@\n a\n${change} c\n`];
    expect(sentences(file, hunks, [])).toEqual([
      'git apply prints no offset. With -v it would print “Hunk #1 succeeded at 3 (offset 1 line).”',
    ]);
    expect(printed(file, hunks, [])).toContain('Hunk #1 succeeded at 3 (offset 1 line).\n');
    expect(sentences(file, hunks, ['-v'])).toEqual([]);
  });

  test('given-up context makes an offset of nothing', () => {
    const [file, hunks] = ['x\nX\na\nb\nc\nd\nY\n', '@@ -2,6 +2,6 @@\n x\n a\n-b\n+B\n c\n d\n y\n'];
    const told = sentences(file, hunks, ['-C1']);
    expect(told[1]).toContain('The guess moves up, to line 1, although what is left begins a line further down');
    expect(told.slice(2)).toEqual([
      'What is left of the hunk belongs at line 3, so nothing has moved. But git counts from where the guess has moved to, line 1, and makes it an offset of 2 lines.',
      'git apply prints no offset. With -v it would print “Hunk #1 succeeded at 3 (offset 2 lines).”',
    ]);
    expect(printed(file, hunks, ['-C1'])).toContain('Hunk #1 succeeded at 3 (offset 2 lines).\n');
  });

  test('a real offset is told apart from it', () => {
    const file = '0\nx\nX\na\nb\nc\nd\nY\n';
    const told = sentences(file, '@@ -2,6 +2,6 @@\n x\n a\n-b\n+B\n c\n d\n y\n', ['-C1']);
    expect(told[2]).toContain('belongs at line 3, so it is one line below that. But git counts');
    expect(told[2]).toContain('an offset of 3 lines');
  });
});

describe('--3way', () => {
  const base = 'a\nb\nc\nd\n';
  const edit = `diff --git a/f b/f\nindex d68dd40..0000001 100644\n--- a/f\n+++ b/f\n@@ -1,4 +1,4 @@\n a\n${change} c\n d\n`;
  const scene = { ...plainScene, repository: { prefix: '' }, base: treeOf({ f: base }) };
  const merged = (file: string, given = scene) => {
    const { reports } = gitApply.run({ tree: treeOf({ f: file }), edit, args: ['--3way'], scene: given });
    const [hunk] = reports[0]!.hunks;
    return { hunk: hunk!, notes: hunk!.moves.flatMap((move) => (move.kind === 'note' ? move : [])) };
  };

  test('the hunk is looked for in the base, and the merge is told', () => {
    const { notes, hunk } = merged('top\na\nb\nc\nD\n');
    expect(notes.map(({ code }) => code)).toEqual(['three-way', 'pinned', 'merged']);
    expect(notes[2]!.sentence).toBe('Nobody else has changed line 2: the change goes into the file at line 3.');
    expect(hunk.outcome.kind).toBe('landed');
  });

  test('a conflict says what either side has', () => {
    const { notes, hunk } = merged('a\nx\ny\nc\nd\n');
    expect(notes.at(-1)).toMatchObject({
      sentence:
        'The file was changed here too: in place of line 2 of that version it has its own lines 2 to 3. Both texts go into the file, between conflict markers.',
      marked: { what: 'conflict', from: 1, count: 1 },
    });
    expect(hunk.outcome.kind).toBe('conflict');
  });

  test('without the base it says so, and goes on', () => {
    const { notes } = merged(`${base}e\n`, { ...scene, base: treeOf({ f: 'other\n' }) });
    expect(notes[0]!.sentence).toMatch(/^With --3way .* is [0-9a-f]{7}, but .* So git apply falls back on the file/);
  });
});

test('each reduction is a sweep of its own, and moves the guess up', () => {
  const { moves, outcome } = hunkOf(
    numbered(9).replace('2\n', 'other\n'),
    '@@ -2,5 +2,5 @@\n 2\n 3\n-4\n+four\n 5\n 6\n',
    ['-C1'],
  );
  const sweeps = moves.filter((move) => move.kind === 'sweep');
  expect(
    sweeps.map(({ pass, order, hits }) => ({ ...pass.fuzz, from: 'expected' in order && order.expected, hits })),
  ).toEqual([
    { head: 0, tail: 0, from: 1, hits: [] },
    { head: 1, tail: 1, from: -1, hits: [1] },
  ]);
  expect(outcome).toMatchObject({
    kind: 'landed',
    landing: { places: [1], printed: 3, offset: 2, dropped: { head: 1, tail: 1 } },
  });
});

test('the search alternates, the later line first', () => {
  const block = 'a\nb\nc\n';
  const file = `${numbered(4)}${block}${numbered(7)}${block}${numbered(4)}`;
  const { moves } = hunkOf(file, `@@ -10,3 +10,3 @@\n a\n${change} c\n`);
  const sweep = moves.find((move) => move.kind === 'sweep');
  expect(sweep).toMatchObject({ tries: 10, hits: [14], order: { kind: 'outward', expected: 9, first: 'down' } });
});

test('what the landings say of the file is what is written', () => {
  let landed = 0;
  for (let seed = 0; seed < 400; seed++) {
    const { files, patch, args } = gitApplyCase(new Random('landings', seed));
    const tree = new Map([...files].map(([path, text]) => [path, plainFile(text)]));
    for (const report of gitApply.run({ tree, edit: patch, args, scene: plainScene }).reports) {
      if (report.after === null || report.hunks.length === 0) continue;
      landed++;
      expect(searchedImage(report, report.hunks.length).text, `seed ${seed}`).toBe(report.after);
    }
  }
  expect(landed).toBeGreaterThan(100);
});

describe('what is wrong with a patch is told with its true line', () => {
  const both = '-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n';
  test.for<[code: string, line: number | null, hunks: string]>([
    ['corrupt-hunk', 6, `@@ -1,2 +1,2 @@\n a\n-b\n*\n`],
    ['stray-hunk', 7, '@@ -1 +1 @@\n-a\n+b\nx\n@@ -2 +2 @@\n-b\n+c\n'],
    ['corrupt-hunk', 12, `@@ -1 +1 @@\n${both}--- a/f\n+++ b/f\n@@ -1 +1 @@\n-b\n*\n`],
  ])('%s in line %s', ([code, line, hunks]) => {
    expect(run('a\n', hunks).problem).toMatchObject({ code, line });
  });

  test('and a text without a patch has none', () => {
    const { problem } = gitApply.run({ tree: treeOf({}), edit: '<html>\n', args: [], scene: plainScene });
    expect(problem).toMatchObject({ code: 'no-patch', line: null });
  });
});

test('an entry that is skipped without a word says why', () => {
  const edit = `diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n`;
  const scene = { ...plainScene, repository: { prefix: 'sub/' } };
  const { exit, output, reports } = gitApply.run({ tree: treeOf({ '../f': 'a\n' }), edit, args: [], scene });
  expect({ exit, output }).toEqual({ exit: 0, output: [] });
  expect(reports).toMatchObject([
    { path: '../f', before: 'a\n', after: null, hunks: [{ outcome: { kind: 'untried' } }] },
  ]);
  expect(reports[0]!.hunks[0]!.moves).toMatchObject([
    {
      code: 'untried',
      sentence: `Skipped without a word: f lies outside sub/, where the command runs, since a "diff --git" line makes it a path from the top of the repository. With -v it would print “Skipped patch 'f'.”`,
    },
  ]);
});
