import { describe, expect, test } from 'vitest';
import { nothingKnown } from '../analysis/intent.ts';
import { noticed } from '../analysis/noticed.ts';
import { placeTable } from '../analysis/place-table.ts';
import type { Story } from '../analysis/story.ts';
import { survey } from '../analysis/survey.ts';
import { plainScene } from '../appliers/applier.ts';
import { appliers } from '../appliers/registry.ts';
import { gitApplyCase } from '../conformance/generate/git-apply-case.ts';
import { gnuPatchCase } from '../conformance/generate/gnu-patch-case.ts';
import { Random } from '../conformance/generate/random.ts';
import { frameAt } from '../replay/frame.ts';
import { patternOf, soughtPass } from '../replay/pattern.ts';
import { searchedImage } from '../replay/searched-image.ts';
import { segmentsOf } from '../replay/segments.ts';
import { stepCount } from '../replay/steps.ts';
import { plainFile } from '../text/tree.ts';
import { facts } from './facts.ts';
import { headline } from './headline.ts';
import { moveSentence } from './move-sentence.ts';
import { stepSentence } from './sentence.ts';
import { plain, type Words } from './words.ts';

const isSentence = /^(?! )(?!.*(?: {2}|undefined|null|NaN|\.\.|[,;:] ?\.|\bno rows\b|\ball (?:one|two)\b)).+[.?]$/s;

/** What a person reads must be a sentence, whatever happened. */
const read = (spans: Words, where: string) => expect(ownWords(plain(spans)), where).toMatch(isSentence);

/** What a tool printed is quoted as it is; it may end a sentence. */
const ownWords = (text: string) => text.replace(/“[^”]*[.?]”$/s, '“…”.').replace(/“[^”]*”/gs, '“…”');

describe.for(
  appliers.filter(({ formats }) => formats.includes('unified')).map((applier) => [applier.id, applier] as const),
)('%s', ([, applier]) => {
  test('every outcome, move and step is told in a sentence', { timeout: 60_000 }, () => {
    let told = 0;
    for (let seed = 0; seed < 60; seed++) {
      const random = new Random('told', seed);
      const { files, patch: edit, args } = applier.command[0] === 'git' ? gitApplyCase(random) : gnuPatchCase(random);
      const tree = new Map([...files].map(([path, text]) => [path, plainFile(text)]));
      const answers = [null, ['y'], ['n', 'y'], ['']][seed % 4]!;
      const isOwn = applier.options.some(({ flags }) => flags.includes('-R'));
      const run = applier.run({ tree, edit, args: isOwn ? args : applier.defaults, scene: { ...plainScene, answers } });
      const story = { applier, edit, tree, run, outlineOf: () => null, known: nothingKnown };
      read(headline({ ...story, file: 0, hunk: 0, survey: null }), `seed ${seed}`);
      for (const [file, report] of run.reports.entries()) {
        for (let hunk = 0; hunk < report.hunks.length; hunk++)
          told += tell({ ...story, file, hunk, survey: null }, `seed ${seed}`);
      }
    }
    expect(told).toBeGreaterThan(20);
  });
});

function tell(bare: Story, where: string): number {
  const report = bare.run.reports[bare.file]!;
  const hunk = report.hunks[bare.hunk]!;
  const image = searchedImage(report, bare.hunk);
  const rows = patternOf(hunk, soughtPass).map((row) => row.text);
  const found = survey(image, rows);
  const story = { ...bare, survey: found };
  read(headline(story), where);
  for (const fact of facts(story)) expect(plain(fact.words), where).toMatch(/^[a-z].*[^.]$/s);
  expect(noticed(story).text, where).toMatch(/^[A-Z]/);
  for (const segment of segmentsOf(image, hunk, found)) read(moveSentence(story, image, segment), where);
  for (let step = 0; step < Math.min(stepCount(hunk), 25); step++)
    read(stepSentence(story, frameAt(image, hunk, step)!), where);
  expect(
    placeTable(image, hunk, found, { outline: null, lineOf: (place) => place }).every(
      ({ matched }) => matched <= rows.length,
    ),
    where,
  ).toBe(true);
  return 1;
}
