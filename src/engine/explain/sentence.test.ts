import { describe, expect, test } from 'vitest';
import { chosenHunk } from '../analysis/story.ts';
import { survey } from '../analysis/survey.ts';
import { applierById } from '../appliers/registry.ts';
import { outlineOfDefs, storyOf } from '../conformance/stories.ts';
import { preimage } from '../patch/row.ts';
import { frameAt } from '../replay/frame.ts';
import { searchedImage } from '../replay/searched-image.ts';
import { segmentsOf } from '../replay/segments.ts';
import { stepCount } from '../replay/steps.ts';
import { facts } from './facts.ts';
import { headline } from './headline.ts';
import { moveSentence } from './move-sentence.ts';
import { stepSentence } from './sentence.ts';
import { plain } from './words.ts';

const block = '  try\n  call\n  sleep\n  again\n  done\n';
const close = block.replace('sleep', 'sleep(2)');
/** `charge` holds the lines at 3, `refund` at 23; `capture` nearly at 10. */
const file = `def charge():\n  a\n${block}def capture():\n  a\n${close}def settle():\n  1\n  2\n  3\n  4\n  5\ndef refund():\n  a\n${block}`;
const patch = (line: number, row = '  call') =>
  `--- a/f.py\n+++ b/f.py\n@@ -${line},5 +${line},5 @@ def charge():\n   try\n ${row}\n-  sleep\n+  nap\n   again\n   done\n`;

function told(id: string, edit: string, text = file) {
  const story = storyOf(applierById(id)!, { files: { 'f.py': text }, edit, outline: outlineOfDefs(text) });
  const { report, hunk } = chosenHunk(story)!;
  const image = searchedImage(report, story.hunk);
  const steps = Array.from({ length: stepCount(hunk) }, (_, step) =>
    plain(stepSentence(story, frameAt(image, hunk, step)!)),
  );
  const moves = segmentsOf(image, hunk, story.survey!).map((segment) => plain(moveSentence(story, image, segment)));
  return { steps, moves };
}

test('the moves of a search that ends in the wrong twin', () => {
  expect(told('gnu-patch', patch(13)).moves).toEqual([
    'The hunk says 13. The search has not begun.',
    'Line 13 is in capture(). Row 1 already differs.',
    'Below and above in turn, five more places, up to three lines out: no row matches at any of them.',
    'Three lines above, capture() comes close: four of five rows match. Row 3 differs at column 8, so the search goes on.',
    'Twelve more places, up to nine lines out: no row matches at any of them.',
    'Ten lines below, all five rows match, so it stops. The twin ten lines above was next in line; it is never tried.',
    'The line is written at 25, inside refund(). charge() is untouched.',
  ]);
});

describe('single steps', () => {
  const { steps } = told('gnu-patch', patch(13));
  test.for([
    [0, 'The hunk says 13. The search has not begun.'],
    [1, 'Line 13 is in capture(). Row 1 already differs.'],
    [2, 'Line 13 is looked at again, as distance 0 counts below and above. Row 1 already differs.'],
    [3, 'One line below, in capture(), no row matches.'],
  ] as const)('step %i', ([step, sentence]) => expect(steps[step]).toBe(sentence));
});

test('a pass with dropped rows says which, and names its fuzz', () => {
  const { moves } = told('gnu-patch', patch(3).replace('   try', '   tri'), file);
  expect(moves.slice(-2)).toEqual([
    'Pass 2 of 3 drops rows 1 and 5 and starts again at 3. At 3 the other three all match: fuzz 1. The twin 20 lines below is never tried.',
    'The line is written at 5, inside charge().',
  ]);
  expect(moves[2]).toMatch(/^No place matches all five rows\. GNU patch now tries the hunk the other way round/);
});

test('passes are counted as far as the tool would go', () => {
  const story = storyOf(applierById('gnu-patch')!, {
    files: { 'f.py': file },
    edit: patch(3).replace('   try', '   tri'),
  });
  const { report, hunk } = chosenHunk(story)!;
  const last = frameAt(searchedImage(report, 0), hunk, stepCount(hunk) - 1)!;
  expect([last.passNumber, last.passCount]).toEqual([2, 3]);
});

test('a refusal counts its passes and names the reject file', () => {
  const { moves } = told('gnu-patch', patch(3, '  nothing').replace('-  sleep', '-  slept'));
  expect(moves.at(-1)).toBe('Three passes, no fit. GNU patch refuses the hunk and saves it in f.py.rej.');
});

describe('what the eye cannot tell is named', () => {
  test.for([
    ['\ttry\n  x\n', '  try\n', 'Row 1 differs at column 1: the hunk has a space, the file a tab'],
    ['  try \n  x\n', '  try\n', 'Row 1 differs at column 6: the hunk has a line feed (U+000A), the file a space'],
    ['\u00a0try\n', ' try\n', 'Row 1 differs at column 1: the hunk has a space, the file a no-break space (U+00A0)'],
  ] as const)('%j', ([text, row, sentence]) => {
    const bytes = [...text].map((char) => (char === '\u00a0' ? '\xc2\xa0' : char)).join('');
    const { steps } = told('git-apply', `--- a/f.py\n+++ b/f.py\n@@ -1 +1 @@\n-${row}+new\n`, bytes);
    expect(steps.join('\n')).toContain(sentence);
  });
});

test('a tool that searches in the running result is told by the lines of the file, which are those on the page', () => {
  const text = `${Array.from({ length: 60 }, (_, i) => `l${i + 1}`).join('\n')}\n`;
  const edit = '--- a/f\n+++ b/f\n@@ -2,3 +2,5 @@\n l2\n l3\n+x\n+y\n l4\n@@ -30,3 +32,4 @@\n l35\n+z\n l36\n l37\n';
  const story = { ...storyOf(applierById('git-apply')!, { files: { f: text }, edit }), hunk: 1 };
  const { report, hunk } = chosenHunk(story)!;
  const image = searchedImage(report, 1);
  const asked = { ...story, survey: survey(image, preimage(hunk.rows)) };
  const sentences = Array.from({ length: stepCount(hunk) }, (_, step) =>
    plain(stepSentence(asked, frameAt(image, hunk, step)!)),
  );
  expect(sentences[0]).toBe(
    'The hunk says 30. git apply will begin at 30, which it counts as 32 after the hunks before.',
  );
  expect(sentences).toContain('The line is written at 36.');
  expect(plain(headline(asked))).toContain('at line 35, five lines below where it said');
  expect(facts(asked).map(({ words }) => plain(words))).toContain(
    'landed at 35, which it counts as 37 after the hunks before',
  );
});

test('distances from where the search began say so where that is not the stated line', () => {
  const text = `${Array.from({ length: 60 }, (_, i) => `l${i + 1}`).join('\n')}\n`;
  const edit = '--- a/f\n+++ b/f\n@@ -2,3 +2,4 @@\n l5\n l6\n+x\n l7\n@@ -30,3 +31,4 @@\n l36\n+z\n l37\n l38\n';
  const story = storyOf(applierById('gnu-patch')!, { files: { f: text }, edit, hunk: 1 });
  const { report, hunk } = chosenHunk(story)!;
  const image = searchedImage(report, 1);
  const sentences = Array.from({ length: stepCount(hunk) }, (_, step) =>
    plain(stepSentence(story, frameAt(image, hunk, step)!)),
  );
  expect(sentences).toContain('Three lines below 33, all three rows match, so it stops.');
  expect(plain(headline(story))).toContain('at line 36, six lines below where it said');
});
