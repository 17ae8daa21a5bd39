import { expect, test } from 'vitest';
import { plainScene } from '../appliers/applier.ts';
import { applierById } from '../appliers/registry.ts';
import { gitApplyCase } from '../conformance/generate/git-apply-case.ts';
import { Random } from '../conformance/generate/random.ts';
import { searchedImage } from '../replay/searched-image.ts';
import { Image } from '../text/image.ts';
import { plainFile, treeOf } from '../text/tree.ts';
import { inBefore, inFile, inSearched, landingOf } from './places.ts';

const applier = applierById('git-apply')!;

test('a line that no earlier hunk wrote is the same line before the edit', { timeout: 60_000 }, () => {
  let asked = 0;
  for (let seed = 0; seed < 80; seed++) {
    const { files, patch, args } = gitApplyCase(new Random('places', seed));
    const tree = new Map([...files].map(([path, text]) => [path, plainFile(text)]));
    const run = applier.run({ tree, edit: patch, args, scene: plainScene });
    for (const report of run.reports.filter(({ searches }) => searches === 'running')) {
      const before = new Image(report.before);
      for (let hunk = 1; hunk < report.hunks.length; hunk++) {
        const image = searchedImage(report, hunk);
        const written = report.hunks.slice(0, hunk).flatMap((one) => landingOf(one)?.edits ?? []);
        let last = -1;
        for (let line = 0; line < image.count; line++) {
          const was = inBefore(report, hunk, line);
          expect(was, `seed ${seed}`).toBeGreaterThanOrEqual(last);
          last = was;
          if (image.line(line) === before.line(was)) asked++;
          // Back again: no line that is still there may be lost.
          if (inBefore(report, hunk, line + 1) > was)
            expect(inBefore(report, hunk, inSearched(report, hunk, was))).toBe(was);
        }
        const inserted = written.reduce((sum, edit) => sum + edit.inserted, 0);
        const same = Array.from(
          { length: image.count },
          (_, i) => image.line(i) === before.line(inBefore(report, hunk, i)),
        );
        expect(same.filter((is) => !is).length, `seed ${seed}, hunk ${hunk}`).toBeLessThanOrEqual(inserted);
      }
    }
  }
  expect(asked).toBeGreaterThan(200);
});

test('a line of the base is found in the file with which it was merged', () => {
  const base = 'a\nb\nc\nd\n';
  const edit =
    'diff --git a/f b/f\nindex d68dd40..0000001 100644\n--- a/f\n+++ b/f\n@@ -1,4 +1,4 @@\n a\n b\n c\n-d\n+D\n';
  const scene = { ...plainScene, repository: { prefix: '' }, base: treeOf({ f: base }) };
  const tree = treeOf({ f: 'top\na\nc\nd\n' });
  const { reports } = applier.run({ tree, edit, args: ['--3way'], scene });
  expect([0, 1, 2, 3].map((line) => inFile(reports[0]!, 0, line))).toEqual([1, null, 2, 3]);
});
