import { describe, expect, test } from 'vitest';
import { noticed } from '../analysis/noticed.ts';
import { chosenHunk } from '../analysis/story.ts';
import { applierById } from '../appliers/registry.ts';
import { storyOf } from '../conformance/stories.ts';
import { frameAt } from '../replay/frame.ts';
import { searchedImage } from '../replay/searched-image.ts';
import { segmentsOf } from '../replay/segments.ts';
import { stepCount } from '../replay/steps.ts';
import { facts } from './facts.ts';
import { headline } from './headline.ts';
import { moveSentence } from './move-sentence.ts';
import { stepSentence } from './sentence.ts';
import { plain } from './words.ts';

const lines = (text: string) =>
  text
    .split(' ')
    .map((line) => `${line}\n`)
    .join('');

interface Call {
  readonly file: string;
  readonly hunks: string;
  readonly args?: readonly string[];
  readonly hunk?: number;
}

function told(id: string, { file, hunks, args, hunk = 0 }: Call) {
  const applier = applierById(id)!;
  const call = { files: { f: lines(file) }, edit: `--- a/f\n+++ b/f\n${hunks}`, hunk };
  const story = storyOf(applier, { ...call, args: args ?? applier.defaults });
  const { report, hunk: chosen } = chosenHunk(story)!;
  const image = searchedImage(report, story.hunk);
  const segments = segmentsOf(image, chosen, story.survey!);
  const steps = Array.from({ length: stepCount(chosen) }, (_, step) => frameAt(image, chosen, step)!);
  return {
    headline: plain(headline(story)),
    noticed: noticed(story).text,
    labels: segments.map(({ label }) => label),
    moves: segments.map((segment) => plain(moveSentence(story, image, segment))),
    steps: steps.map((frame) => plain(stepSentence(story, frame))),
    frames: steps,
  };
}

const change = (before: string, to: string) => `-${before}\n+${to}\n`;
const threeRows = (from: number, [a, b, c]: string) =>
  `@@ -${from},3 +${from},3 @@\n ${a}\n${change(b!, b!.toUpperCase())} ${c}\n`;

describe('lines that hunks before have used', () => {
  const twice = { file: 'x a b c d e m n c d e z', hunks: threeRows(2, 'abc') + threeRows(4, 'cde'), hunk: 1 };

  test('git apply passes a nearer place over, and says why', () => {
    const { moves } = told('git-apply', twice);
    expect(moves[1]).toBe(
      'At 4 all three rows match, but a hunk before it wrote lines 2 to 4, and what was written may not be used again.',
    );
    expect(moves).toContain(
      'Five lines below, all three rows match, so it stops. The same lines at 4 are nearer, but a hunk before it wrote lines there.',
    );
  });

  test('the one that is passed over is no twin to be lucky about', () => {
    expect(told('git-apply', twice).noticed).toBe('No');
  });

  test('GNU patch finds it below what is written, and refuses', () => {
    const call = { file: 'a b c d e f g h', hunks: threeRows(6, 'fgh') + threeRows(2, 'bcd'), hunk: 1 };
    const { moves, headline: said, labels } = told('gnu-patch', call);
    expect(said).toBe('GNU patch refused hunk 2. It fits at line 2, above line 7, down to which the file is written.');
    expect(labels).toContain('Misordered');
    expect(moves.at(-1)).toBe(
      'It fits at line 2, above line 7, down to which the file is written. GNU patch refuses hunk 2 and saves it in f.rej.',
    );
  });
});

describe('fuzz that every line could have done without', () => {
  const call = { file: 'a b c d e f g', hunks: '@@ -2,4 +2,5 @@\n b\n c\n d\n+NEW\n e\n' };
  const { moves, labels } = told('gnu-patch', call);

  test('is explained where the hunk lands', () => {
    expect(moves.at(-2)).toBe(
      'Pass 3 of 3 drops rows 1 and 2 and starts again at 2. At 2 the other two all match: fuzz 2. The two dropped rows match as well: fuzz was only needed to free the hunk from the edge of the file.',
    );
  });

  test('a pinned pass has one place', () => {
    expect(moves).toContain(
      'Pass 2 of 3 drops row 1; only line 4 may hold it still. One place is compared: no row matches there.',
    );
    expect(labels).toContain('Pass 2, rows 2 to 4: at 4 only');
  });

  test('it is not said where a dropped row differs', () => {
    const other = told('gnu-patch', { ...call, file: 'a B c d e f g' });
    expect(other.moves.join(' ')).not.toContain('match as well');
  });
});

describe('a hunk that may only lie at an edge', () => {
  test.for([
    ['git-apply', 'zero a b c', threeRows(1, 'abc'), 'start', 2],
    ['gnu-patch', 'one two three four five', '@@ -2,3 +2,4 @@\n two\n three\n four\n+NEW\n', 'end', 2],
  ] as const)('%s', ([id, file, hunks, edge, line]) => {
    const { headline: said, moves } = told(id, { file, hunks });
    expect(said).toContain(`it may only lie at the ${edge} of the file, and its lines stand at line ${line}.`);
    expect(moves.at(-1)).toMatch(/^Only line \d may hold it, and it does not fit there\./);
  });
});

describe('a hunk that is declined backwards', () => {
  const story = (answers: readonly string[]) => {
    const applier = applierById('gnu-patch')!;
    const run = applier.run;
    const asked = {
      ...applier,
      run: (input: Parameters<typeof run>[0]) => run({ ...input, scene: { ...input.scene, answers } }),
    };
    return storyOf(asked, {
      files: { f: lines('a b NEW c d') },
      edit: '--- a/f\n+++ b/f\n@@ -1,4 +1,5 @@\n a\n b\n+NEW\n c\n d\n',
    });
  };

  test('repeats its pass, and does not count it twice', () => {
    const asked = story(['n', 'y']);
    const { hunk, report } = chosenHunk(asked)!;
    const labels = segmentsOf(searchedImage(report, 0), hunk, asked.survey!).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Pass 1 once more: 3 places', 'Pass 2, rows 2 to 3: 4 places']));
    expect(frameAt(searchedImage(report, 0), hunk, stepCount(hunk) - 1)).toMatchObject({ passNumber: 3, passCount: 3 });
  });

  test('undone, it is told as undone', () => {
    const asked = story(['y']);
    expect(plain(headline(asked))).toContain('took this hunk for one already applied and undid it');
    expect(noticed(asked).text).toBe('If you read the log');
  });
});

describe('a patch that is turned round', () => {
  const hunks = '@@ -1,4 +1,5 @@\n a\n b\n+NEW\n c\n d\n@@ -5,2 +6,3 @@\n e\n+MORE\n f\n';

  test.for([0, 1])('hunk %i is undone, though only the first was tried both ways', (hunk) => {
    const { headline: said, noticed: answer } = told('gnu-patch', {
      file: 'a b NEW c d e MORE f',
      hunks,
      args: ['-p1', '-t'],
      hunk,
    });
    expect(said).toBe(
      'GNU patch took this hunk for one already applied and undid it: the change is out of the file now.',
    );
    expect(answer).toBe('If you read the log');
  });

  test('with -R it is applied after all', () => {
    const { headline: said } = told('gnu-patch', { file: 'a b c d e f', hunks, args: ['-p1', '-R', '-t'] });
    expect(said).toContain('ignored -R and applied this hunk: the change is in the file now.');
  });
});

test('a hunk that must be the whole file is not said to stand elsewhere', () => {
  const call = { file: 'a b more', hunks: '@@ -1,2 +0,0 @@\n-a\n-b\n' };
  const { headline: said, moves } = told('git-apply', call);
  expect(said).toBe(
    'git apply refused this hunk: its lines stand at the start of the file, but they would have to be all of it.',
  );
  expect(moves.slice(-2)).toEqual([
    'At 1 both rows match, but the file would have to end there.',
    'The lines stand at 1, but they would have to be the whole file. git apply refuses the hunk.',
  ]);
});

test('a file that is too short is said to be', () => {
  const { moves } = told('git-apply', { file: 'a b', hunks: '@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' });
  expect(moves.at(-1)).toBe(
    'The file has only two lines, and the hunk three rows to find there. git apply refuses the hunk.',
  );
});

test('each hunk names the reject file of its own file', () => {
  const applier = applierById('gnu-patch')!;
  const edit = ['f', 'g'].map((name) => `--- a/${name}\n+++ b/${name}\n@@ -1 +1 @@\n-x\n+y\n`).join('');
  const story = storyOf(applier, { files: { f: 'a\n', g: 'a\n' }, edit });
  const saved = [0, 1].map((file) =>
    facts({ ...story, file })
      .map(({ words: said }) => plain(said))
      .at(-1),
  );
  expect(saved).toEqual(['refused, exit 1, saved in f.rej', 'refused, exit 1, saved in g.rej']);
});

describe('merges', () => {
  const hunks = '@@ -1,6 +1,6 @@\n a\n b\n-c\n+C\n d\n e\n f\n';
  const merge = (file: string) => told('gnu-patch', { file, hunks, args: ['-p1', '--merge'] });

  test('the place is measured in lines, not in likeness', () => {
    const { steps } = merge('a b X d e f');
    expect(steps).toContain(
      'No place matches all six rows. GNU patch now looks for the place where hunk and file differ in the fewest lines. At 1 two lines are missing or extra, the fewest of all places; ten may be.',
    );
  });

  test('while a conflict is told, the hunk stays where it is compared', () => {
    const { frames, steps } = merge('a b X d e f');
    const at = steps.findIndex((step) => step.includes('conflict markers'));
    expect(frames[at]).toMatchObject({ place: 0, marked: [{ what: 'conflict', from: 2, count: 1 }] });
    expect(frames.at(-1)!.marked).toHaveLength(1);
  });

  test('a change that is there already is not called similar', () => {
    expect(merge('a b C d e f').headline).toBe(
      'GNU patch found this change already in the file, at line 3, and wrote nothing.',
    );
  });
});

describe('what never reaches a file', () => {
  const one = threeRows(2, 'abc');

  test('a run that only tries', () => {
    const { headline: said, moves } = told('git-apply', { file: 'x a b c d', hunks: one, args: ['--check'] });
    expect(said).toBe('git apply only tried this hunk: it fits at line 2, exactly where it says. No file is changed.');
    expect(moves.at(-1)).toBe('The line is written at 3, but only in memory: this run changes no file.');
  });

  test('a hunk that fits beside one that does not', () => {
    const { moves } = told('git-apply', { file: 'x a b c d', hunks: one + threeRows(7, 'xyz') });
    expect(moves.at(-1)).toContain('but only in memory: another part of the patch is refused');
  });
});

describe('a last line without its end', () => {
  const call = { file: 'x b c d', hunks: '@@ -2,2 +2,2 @@\n-b\n+B\n c\n\\ No newline at end of file\n' };

  test('is told, since the next line is joined to it and nothing is printed', () => {
    const { headline: said, noticed: answer } = told('git-apply', call);
    expect(said).toBe(
      'git apply put this hunk at line 2 and took the end off line 3, to which the next line is joined now; it exited 0 and printed nothing.',
    );
    expect(answer).toBe('No');
  });

  test('every row is shown to match, as git compares them', () => {
    const hit = told('git-apply', call).frames.find(({ isHit }) => isHit)!;
    expect(hit.rows.map(({ state }) => state)).toEqual(['equal', 'forgiven']);
    expect(hit).toMatchObject({ matched: 2, compared: 2 });
  });
});

test('an insertion after line 2 is not said to be off', () => {
  const hunks = '@@ -2,0 +3 @@\n+new\n';
  const { moves } = told('git-apply', { file: 'a b c d', hunks, args: ['--unidiff-zero'] });
  expect(moves[0]).toBe('The hunk says that its lines follow line 2. The search has not begun.');
});
