import { expect, test } from 'vitest';
import { plainScene } from '../appliers/applier.ts';
import { gitApply } from '../appliers/git-apply/index.ts';
import { gnuPatch } from '../appliers/gnu-patch/index.ts';
import { Random } from '../conformance/generate/random.ts';
import { placeAt } from '../search/order.ts';
import { treeOf } from '../text/tree.ts';
import { matchedOf } from './comparison.ts';
import { readingOf } from './frame.ts';
import { isSweep, patternOf } from './pattern.ts';
import { searchedImage } from './searched-image.ts';
import { usedAt, usedLines } from './used-lines.ts';

const file = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((line) => `${line}\n`).join('');
const edit = (...hunks: string[]) => `--- a/f\n+++ b/f\n${hunks.join('')}`;
const low = '@@ -6,3 +6,4 @@\n f\n+NEW\n g\n h\n';
const high = '@@ -2,3 +2,3 @@\n b\n-c\n+C\n d\n';
const last = '@@ -10 +11 @@\n-j\n+J\n';

function usedBy(applier: typeof gitApply, text: string, args: readonly string[], hunk: number) {
  const { reports } = applier.run({ tree: treeOf({ f: file }), edit: text, args, scene: plainScene });
  return usedLines(reports[0]!, hunk);
}

test('git freezes what hunks wrote, context included, wherever they lie by now', () => {
  expect(usedBy(gitApply, edit(low, high, last), [], 0)).toEqual([]);
  expect(usedBy(gitApply, edit(low, high, last), [], 1)).toEqual([{ from: 5, to: 9 }]);
  expect(usedBy(gitApply, edit(low, high, last), [], 2)).toEqual([
    { from: 1, to: 4 },
    { from: 5, to: 9 },
  ]);
});

test('a hunk above moves what is frozen below it', () => {
  const grows = '@@ -2,3 +2,4 @@\n b\n+more\n c\n d\n';
  expect(usedBy(gitApply, edit(low, grows, last), [], 2)).toEqual([
    { from: 1, to: 5 },
    { from: 6, to: 10 },
  ]);
});

test('not when overlaps are allowed', () => {
  expect(usedBy(gitApply, edit(low, high), ['--allow-overlap'], 1)).toEqual([]);
});

test('GNU patch only looks ahead: down to the last change everything is used', () => {
  expect(usedBy(gnuPatch, edit(high, low), ['-p1'], 1)).toEqual([{ from: 0, to: 3 }]);
});

test('a place is used when any of its lines is', () => {
  const used = [{ from: 3, to: 5 }];
  expect([1, 2, 4, 5].map((place) => usedAt(used, place, 2) !== null)).toEqual([false, true, true, false]);
});

/** A file of two letters and hunks that state any line, so that they meet. */
function crowded(random: Random) {
  const text = Array.from({ length: random.int(8, 20) }, () => random.pick(['a', 'b']));
  const hunks = Array.from({ length: random.int(2, 5) }, () => {
    const at = random.int(0, text.length - 3);
    const [before, gone, after] = text.slice(at, at + 3);
    const line = random.int(2, text.length);
    return `@@ -${line},3 +${line},${random.chance(0.5) ? 3 : 2} @@\n ${before}\n-${gone}\n+${gone}${gone}\n ${after}\n`;
  }).map((hunk) => (hunk.includes(',2 @@') ? hunk.replace(/^\+.*\n/m, '') : hunk));
  return { tree: treeOf({ f: text.map((line) => `${line}\n`).join('') }), edit: edit(...hunks) };
}

test('a place that git passes over though every row matches is among used lines, and no landing is', {
  timeout: 60_000,
}, () => {
  let passed = 0;
  for (let seed = 0; seed < 150; seed++) {
    const { reports } = gitApply.run({ ...crowded(new Random('used', seed)), args: ['--reject'], scene: plainScene });
    for (const [i, hunk] of reports[0]!.hunks.entries()) {
      const used = usedLines(reports[0]!, i);
      const image = searchedImage(reports[0]!, i);
      for (const sweep of hunk.moves.filter(isSweep)) {
        const rows = patternOf(hunk, sweep.pass);
        const at = (place: number) => usedAt(used, place, rows.length);
        for (let k = 0; k < sweep.tries - sweep.hits.length; k++) {
          const place = placeAt(sweep.order, k);
          if (matchedOf(image, rows, readingOf(sweep), place) < rows.length) continue;
          passed++;
          expect(at(place), `seed ${seed}, hunk ${i}, place ${place}`).not.toBeNull();
        }
        for (const hit of sweep.hits) expect(at(hit), `seed ${seed}, hunk ${i}, landing ${hit}`).toBeNull();
      }
    }
  }
  expect(passed).toBeGreaterThan(50);
});
