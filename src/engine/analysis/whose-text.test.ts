import { describe, expect, test } from 'vitest';
import { applierById } from '../appliers/registry.ts';
import { storyOf } from '../conformance/stories.ts';
import { headline } from '../explain/headline.ts';
import { plain } from '../explain/words.ts';
import { searchedImage } from '../replay/searched-image.ts';
import { chosenHunk } from './story.ts';
import { writtenLines } from './whose-text.ts';

/** The indentation of context drifted: three spaces in the patch, four in the file. */
const files = { 'kimi.py': 'def kimi():\n    a\n    b\n    c\n' };
const edit = '*** Begin Patch\n*** Update File: kimi.py\n@@ def kimi():\n    a\n-   b\n+    B\n    c\n*** End Patch\n';

const told = (variant: string) => {
  const story = storyOf(applierById('codex-apply-patch')!, { files, edit, args: [`--variant=${variant}`] });
  const { report, hunk } = chosenHunk(story)!;
  return {
    story,
    lines: writtenLines(searchedImage(report, 0), hunk),
    after: story.run.filesAfter.get('kimi.py')?.text,
  };
};

describe.for([
  ['legacy', 'def kimi():\n   a\n    B\n   c\n', ['patch', 'patch', 'patch'], [true, false, true]],
  ['preserve', 'def kimi():\n    a\n    B\n    c\n', ['file', 'patch', 'file'], [false, false, false]],
] as const)('%s', ([variant, result, sources, rewritten]) => {
  const { lines, after, story } = told(variant);

  test('whose text is written', () => {
    expect(after).toBe(result);
    expect(lines.map(({ source }) => source)).toEqual(sources);
    expect(lines.map(({ isRewritten }) => isRewritten)).toEqual(rewritten);
    expect(result).toContain(lines.map(({ text }) => text).join(''));
  });

  test('the headline counts the lines that nobody asked to change', () => {
    const sentence = plain(headline(story));
    if (variant === 'legacy') expect(sentence).toMatch(/ and rewrote two lines that the edit leaves alone\.$/);
    else expect(sentence).toMatch(/ignored blanks at both ends and put the hunk at line 2\.$/);
  });
});
