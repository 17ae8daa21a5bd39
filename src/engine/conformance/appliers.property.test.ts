import { describe, expect, test } from 'vitest';
import { type Applier, plainScene } from '../appliers/applier.ts';
import { appliers } from '../appliers/registry.ts';
import type { FileReport, HunkReport, Run } from '../appliers/run.ts';
import { isHit, patternOf } from '../replay/pattern.ts';
import { searchedImage } from '../replay/searched-image.ts';
import { fitsAt } from '../search/find.ts';
import { ruleById } from '../search/line-rules.ts';
import { LineTable } from '../search/line-table.ts';
import type { ByteText } from '../text/bytes.ts';
import { plainFile, treeOf } from '../text/tree.ts';
import { cleanCase } from './generate/clean-case.ts';
import { gitApplyCase } from './generate/git-apply-case.ts';
import { gnuPatchCase } from './generate/gnu-patch-case.ts';
import { Random } from './generate/random.ts';

/** What must be true of every applier that reads unified diffs by their line numbers, whatever tool it models. */
const numbered = appliers.filter(({ formats }) => formats.includes('unified'));
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

const applied = (applier: Applier, file: ByteText, edit: ByteText, args: readonly string[] = applier.defaults): Run =>
  applier.run({ tree: treeOf({ f: file }), edit, args, scene: plainScene });

describe.for(numbered.map((applier) => [applier.id, applier] as const))('%s', ([, applier]) => {
  test('a patch applied to what it was made from gives the new text', () => {
    for (const seed of seeds(100)) {
      const { base, patch, patched } = cleanCase(seed);
      const run = applied(applier, base, patch);
      expect(run.ok, `seed ${seed}`).toBe(true);
      expect(run.filesAfter, `seed ${seed}`).toEqual(new Map([['f', plainFile(patched)]]));
    }
  });

  test('a file in which no hunk landed keeps its text', () => {
    for (const seed of seeds(200)) {
      const { patch } = cleanCase(seed);
      const text = cleanCase(seed + 1).base.replace(/line [02468]\n/g, 'other\n');
      const run = applied(applier, text, patch);
      const outcomes = run.reports.flatMap(({ hunks }) => hunks.map(({ outcome }) => outcome.kind));
      if (outcomes.includes('landed') || outcomes.includes('conflict')) continue;
      expect(run.filesAfter.get('f')?.text, `seed ${seed}`).toBe(text);
    }
  });

  test('no input makes it throw, and the same input gets the same answer', () => {
    for (const seed of seeds(300)) {
      const random = new Random('any', seed);
      const { files, patch } = random.chance(0.5) ? gnuPatchCase(random) : gitApplyCase(random);
      const tree = new Map([...files].map(([path, text]) => [path, plainFile(text)]));
      const run = () => applier.run({ tree, edit: patch, args: applier.defaults, scene: plainScene });
      expect(run(), `seed ${seed}`).toEqual(run());
    }
  });

  test('where a hunk landed, the rows that were compared are there', () => {
    let landed = 0;
    for (const seed of seeds(400)) {
      const { files, patch } = gnuPatchCase(new Random('honest', seed));
      const tree = new Map([...files].map(([path, text]) => [path, plainFile(text)]));
      for (const report of applier.run({ tree, edit: patch, args: applier.defaults, scene: plainScene }).reports) {
        for (const [i, hunk] of report.hunks.entries()) {
          if (hunk.outcome.kind !== 'landed') continue;
          landed++;
          expect(isHonest(report, hunk, i), `seed ${seed}, hunk ${hunk.number}`).toBe(true);
        }
      }
    }
    expect(landed).toBeGreaterThan(20);
  });
});

const reversible = numbered.filter(({ options }) => options.some(({ flags }) => flags.includes('-R')));

test.for(reversible.map((applier) => [applier.id, applier] as const))(
  '%s backwards gives the old text again',
  ([, applier]) => {
    for (const seed of seeds(100)) {
      const { base, patch, patched } = cleanCase(seed);
      const run = applied(applier, patched, patch, [...applier.defaults, '-R']);
      expect(run.filesAfter.get('f')?.text, `seed ${seed}`).toBe(base);
    }
  },
);

function isHonest(report: FileReport, hunk: HunkReport, index: number): boolean {
  const sweep = hunk.moves.findLast(isHit);
  if (!sweep) return hunk.rows.every((row) => row.kind === 'insert');
  const image = searchedImage(report, index);
  const table = new LineTable(image, ruleById(sweep.pass.rule));
  const rows = patternOf(hunk, sweep.pass).map((row) => row.text);
  // A tool that compares bytes finds a row without line feed in front of whatever follows.
  const isOpen = !rows.at(-1)?.endsWith('\n');
  return sweep.hits.every(
    (place) =>
      fitsAt(table, { rows, ...sweep.pass.fuzz }, place) ||
      (isOpen && image.slice(place, image.count).startsWith(rows.join(''))),
  );
}
