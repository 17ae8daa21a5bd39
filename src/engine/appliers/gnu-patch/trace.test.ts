import { describe, expect, test } from 'vitest';
import { treeOf } from '../../text/tree.ts';
import { plainScene } from '../applier.ts';
import { streamText } from '../run.ts';
import { gnuPatch } from './index.ts';

interface Call {
  readonly file: string;
  readonly hunks: string;
  readonly args?: readonly string[];
  readonly answers?: readonly string[];
}

const lines = (text: string) =>
  text
    .split(' ')
    .map((line) => `${line}\n`)
    .join('');

function run({ file, hunks, args = [], answers }: Call) {
  const scene = { ...plainScene, answers: answers ?? null };
  return gnuPatch.run({
    tree: treeOf({ f: lines(file) }),
    edit: `--- a/f\n+++ b/f\n${hunks}`,
    args: ['-p1', ...args],
    scene,
  });
}

function notesOf(call: Call, hunk = 0): string[] {
  const { moves } = run(call).reports[0]!.hunks[hunk]!;
  return moves.flatMap((move) => (move.kind === 'note' ? `${move.code}: ${move.sentence}` : []));
}

const change = ' b\n-c\n+C\n d\n';
const insertion = ' a\n b\n+NEW\n c\n d\n';

describe('a hunk that fits the other way round', () => {
  const file = 'a b NEW c d';
  const hunks = `@@ -1,4 +1,5 @@\n${insertion}`;
  const fits = 'fits-reversed: The hunk fits backwards here: its change seems to be made already.';

  test('nobody answers', () => {
    expect(notesOf({ file, hunks })).toEqual([
      fits,
      'asked: GNU patch asks: “Assume -R? [n]” Nobody is at a terminal, so the answer is no.',
      'asked: GNU patch asks: “Apply anyway? [n]” Nobody is at a terminal, so the answer is no.',
      'skipped: So GNU patch skips the file, with this hunk and those after it.',
    ]);
  });

  test.for<[answers: string[], ...told: string[]]>([
    [['y'], 'Somebody types “y”', 'turned: So GNU patch turns the patch round'],
    [['n', 'y'], 'Somebody types “n”', 'Somebody types “y”', 'goes-on: So GNU patch goes on'],
    [['', ''], 'Nothing is typed, so the answer is no', 'Nothing is typed', 'skipped: So'],
  ])('the answers %j', ([answers, ...told]) => {
    const notes = notesOf({ file, hunks, answers }).slice(1);
    expect(notes).toHaveLength(told.length);
    for (const [i, part] of told.entries()) expect(notes[i]).toContain(part);
  });

  test.for([
    ['-t', 'turned: -t answers for the person'],
    ['-N', 'skipped: -N says never to turn a patch round'],
  ] as const)('%s', ([flag, told]) => expect(notesOf({ file, hunks, args: [flag] })[1]).toContain(told));

  test('why the file is skipped is said for every hunk of it', () => {
    const { hunks: reports } = run({ file, hunks: `${hunks}@@ -9 +9 @@\n-x\n+y\n` }).reports[0]!;
    for (const { outcome } of reports) {
      expect(outcome).toMatchObject({
        reject: {
          sentence:
            'The change of hunk 1 is in the file already, at line 1, so GNU patch skipped the file, and with it the hunk.',
        },
      });
    }
  });
});

describe('pinned to an edge', () => {
  const pin =
    'pinned-end: The hunk has less context after its change (1) than before it (3), so GNU patch reads it as ending the file.';
  const hunks = '@@ -2,4 +2,5 @@\n b\n c\n d\n+NEW\n e\n';

  test('is said once, and again when fuzz frees the hunk', () => {
    expect(notesOf({ file: 'a b c d e f g', hunks })).toEqual([
      pin,
      'pin-released: Fuzz 2 gives up the first two rows, which leaves no more context before the change than after it: the hunk need no longer end the file.',
    ]);
  });

  test('and that is the fuzz that the tool prints', () => {
    expect(streamText(run({ file: 'a b c d e f g', hunks }), 'stdout')).toContain(
      'Hunk #1 succeeded at 2 with fuzz 2.\n',
    );
  });

  test('is no news where it fits', () => expect(notesOf({ file: 'a b c d e', hunks })).toEqual([pin]));

  test('the start likewise', () => {
    const notes = notesOf({ file: 'zero a b', hunks: '@@ -1,2 +1,3 @@\n+NEW\n a\n b\n' });
    expect(notes.map((note) => note.split(':')[0])).toEqual(['pinned-start', 'pin-released']);
  });
});

describe('hunks out of order', () => {
  const call = { file: 'a b c d e f g h i j', hunks: `@@ -6,3 +6,3 @@\n f\n-g\n+G\n h\n@@ -2,3 +2,3 @@\n${change}` };

  test('the search goes through lines that are written, and says so', () => {
    expect(notesOf(call, 1)).toEqual([
      'expected-above: Line 2 is expected, but the file is written down to line 7 by now. GNU patch looks there all the same: it begins 6 lines above line 2 and goes down, through lines that it can no longer use.',
      'misordered: This place, line 2, lies above line 7, down to which the file is written. GNU patch never goes back: “misordered hunks! output would be garbled”.',
    ]);
  });

  test('its first try is as far above as it says', () => {
    const sweep = run(call).reports[0]!.hunks[1]!.moves.find((move) => move.kind === 'sweep');
    expect(sweep).toMatchObject({ order: { expected: 1, start: -6 }, hits: [1] });
    expect(streamText(run(call), 'stdout')).toContain(
      'misordered hunks! output would be garbled\nHunk #2 FAILED at 2.\n',
    );
  });

  test('the hunk knows down to where the file was written', () => {
    expect(run(call).reports[0]!.hunks.map(({ floor }) => floor)).toEqual([0, 7]);
  });
});

test('beyond the end of the file only the way up is left', () => {
  expect(notesOf({ file: 'a b c d', hunks: `@@ -40,3 +40,3 @@\n${change}` })).toEqual([
    'expected-beyond: Line 40 is expected, but the hunk can begin at line 2 at the latest, so the search goes up from there.',
  ]);
});

describe('merges', () => {
  const hunks = '@@ -1,10 +1,10 @@\n a\n-b\n+B\n c\n d\n-e\n+E\n f\n g\n h\n-i\n+I\n j\n';
  const call = { file: 'a B c d q f g h i j', hunks, args: ['--merge'] };

  test('each part is told with the lines that the tool names', () => {
    expect(notesOf(call)).toEqual([
      'already-applied: At line 2 the file has the new lines already, so they are left alone.',
      'conflict: At line 5 the file is not as the hunk expects: its one line and the new text both go between conflict markers, lines 5 to 9 of the result.',
      'merged: At line 9 the file is as the hunk expects: one line out, one line in.',
    ]);
    expect(streamText(run(call), 'stdout')).toContain('already applied at 2, NOT MERGED at 5-9, merged at 13.');
  });

  test('the marks lie on lines of the file', () => {
    const { moves } = run(call).reports[0]!.hunks[0]!;
    expect(moves.flatMap((move) => (move.kind === 'note' && move.marked) || [])).toEqual([
      { what: 'already-applied', from: 1, count: 1 },
      { what: 'conflict', from: 4, count: 1 },
      { what: 'merged', from: 8, count: 1 },
    ]);
  });

  test('what is compared is how many lines differ', () => {
    const sweeps = run(call).reports[0]!.hunks[0]!.moves.filter((move) => move.kind === 'sweep');
    expect(sweeps.at(-1)).toMatchObject({ until: 'best', hits: [0], cost: { best: 4, most: 14 } });
  });
});

test('a file that is skipped before its hunks are read says why', () => {
  const tree = treeOf({ f: 'x\n' });
  const edit = '--- /dev/null\n+++ b/f\n@@ -0,0 +1 @@\n+a\n';
  const { reports } = gnuPatch.run({ tree, edit, args: ['-p1'], scene: plainScene });
  const { moves } = reports[0]!.hunks[0]!;
  expect(moves.flatMap((move) => (move.kind === 'note' ? move.sentence : []))).toEqual([
    'The patch would create f, which already exists.',
    'GNU patch asks: “Assume -R? [n]” Nobody is at a terminal, so the answer is no.',
    'GNU patch asks: “Apply anyway? [n]” Nobody is at a terminal, so the answer is no.',
  ]);
  expect(moves.at(-1)).toMatchObject({
    reject: {
      sentence: 'The patch would create f, which already exists, so GNU patch skipped the file, and with it the hunk.',
    },
  });
});
