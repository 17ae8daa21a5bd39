import { describe, expect, test } from 'vitest';
import type { Case } from '../case.ts';
import { changed, changesOf } from './edits.ts';
import { gitApplyCase } from './git-apply-case.ts';
import { gitMergeCase } from './git-merge-case.ts';
import { gnuPatchCase } from './gnu-patch-case.ts';
import { hunksOf, newCount, oldCount } from './hunks.ts';
import { Random } from './random.ts';
import { baseText } from './texts.ts';

const seeds = Array.from({ length: 300 }, (_, i) => i);

test('the same seed gives the same case, another seed another', () => {
  const drawn = (seed: number) => gnuPatchCase(new Random('same', seed));
  expect(drawn(1)).toEqual(drawn(1));
  expect(drawn(1)).not.toEqual(drawn(2));
});

test('hunks, put in place of what they state, give the changed text', () => {
  for (const seed of seeds) {
    const random = new Random('hunks', seed);
    const base = baseText(random);
    const changes = changesOf(random, base);
    const out = [...base];
    for (const hunk of hunksOf(base, changes, random.int(0, 4), '').toReversed()) {
      const at = hunk.oldStart - (oldCount(hunk) === 0 ? 0 : 1);
      const texts = (without: string) => hunk.rows.filter(({ sign }) => sign !== without).map(({ text }) => text);
      expect(out.splice(at, oldCount(hunk), ...texts('-'))).toEqual(texts('+'));
      expect(hunk.newStart, `seed ${seed}`).toBeGreaterThanOrEqual(newCount(hunk) === 0 ? 0 : 1);
    }
    expect(out.join(''), `seed ${seed}`).toBe(changed(base, changes).join(''));
  }
});

describe('cases are varied', () => {
  test.for([
    ['CRLF', /\r\n/],
    ['missing last line feed', /\\ No newline/],
    ['creation', /^--- \/dev\/null/m],
    ['rename', /^rename from/m],
    ['several files', /^--- [\s\S]*^--- /m],
    ['several entries for one path', /^diff --git (.*)\n[\s\S]*^diff --git \1$/m],
    ['modes', /^old mode/m],
    ['binary sections', /^GIT binary patch\n(?:literal|delta) /m],
    ['quoted names', /^diff --git "/m],
  ] as const)('%s', ([, pattern]) => {
    const patches = seeds.map((seed) => gitApplyCase(new Random('varied', seed)).patch);
    expect(patches.filter((patch) => pattern.test(patch)).length).toBeGreaterThan(5);
  });
});

test('merges meet a version, conflicts and files of several kinds', () => {
  const cases = seeds.map((seed) => gitMergeCase(new Random('merges', seed)));
  const count = (isSo: (given: Case) => boolean) => cases.filter(isSo).length;
  expect(count(({ versions }) => versions!.length > 0)).toBe(seeds.length);
  expect(count(({ files, versions }) => ![...files.values()].some((text) => versions!.includes(text)))).toBeGreaterThan(
    100,
  );
  for (const pattern of [/\r\n/, /[^\n]$/]) {
    expect(count(({ files }) => [...files.values()].some((text) => pattern.test(text)))).toBeGreaterThan(20);
  }
});
