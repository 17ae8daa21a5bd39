import { describe, expect, test } from 'vitest';
import { type Applier, plainScene } from '../appliers/applier.ts';
import { runConverted } from '../appliers/converted.ts';
import { applierById, appliers } from '../appliers/registry.ts';
import { readEdit, writeEdit } from '../formats/convert.ts';
import type { FormatId } from '../formats/format-id.ts';
import { recognise } from '../formats/recognise.ts';
import { readUnified } from '../formats/unified/read.ts';
import { hunksOf } from '../formats/unified/reading.ts';
import { type ByteText, fromBytes } from '../text/bytes.ts';
import { plainFile, type Tree, treeOf } from '../text/tree.ts';
import { cleanCase } from './generate/clean-case.ts';

const seeds = Array.from({ length: 120 }, (_, seed) => seed);
const converting = appliers.filter(({ convert }) => convert !== undefined);

const converted = (edit: ByteText, format: FormatId, applier: Applier, tree: Tree) =>
  writeEdit(readEdit(edit, format, tree), applier.convert!, tree);

const runOn = (applier: Applier, tree: Tree, edit: ByteText) =>
  applier.run({ tree, edit, args: applier.defaults, scene: plainScene });

function formatOf(text: ByteText): FormatId {
  const { kind } = recognise(text);
  // A listing of a whole file looks like nothing but a text in a fence.
  return kind === 'nothing' ? 'whole-file' : kind === 'git-diff' ? 'unified' : (kind as FormatId);
}

describe.for(converting.map((applier) => [applier.id, applier] as const))('%s', ([, applier]) => {
  test('does with the edit converted what GNU patch does with it as it is', () => {
    let count = 0;
    for (const seed of seeds) {
      const { base, patch, patched } = cleanCase(seed, 'src/f.txt');
      const tree = treeOf({ 'src/f.txt': base });
      const hunks = hunksOf(readUnified(patch));
      const reading = readEdit(patch, 'unified', tree);
      const ran = runConverted(applier, reading, { tree, args: applier.defaults, scene: plainScene });
      if (!ran.ok) {
        const isFloating = hunks.some(({ rows }) => rows.every(({ kind }) => kind === 'insert'));
        expect(isFloating, `seed ${seed}: ${ran.sentence}`).toBe(true);
        continue;
      }
      count++;
      const output = ran.run.output.map(({ text }) => fromBytes(text)).join('');
      expect(ran.run.ok, `seed ${seed}: ${output}\n${patch}\n${ran.text}`).toBe(true);
      expect(ran.run.filesAfter, `seed ${seed}\n${patch}\n${ran.text}`).toEqual(
        new Map([['src/f.txt', plainFile(patched)]]),
      );
      const pasted = ran.run.reports.flatMap((report) => report.hunks.map(({ patchLines }) => patchLines));
      // A listing is one hunk, whatever it was made from.
      if (pasted.length > 1) expect(pasted, `seed ${seed}`).toEqual(hunks.map(({ from, to }) => ({ from, to })));
    }
    expect(count).toBeGreaterThan(100);
  });

  test('what is converted comes back as a unified diff that gives the same text', () => {
    const patch = applierById('gnu-patch')!;
    for (const seed of seeds) {
      const { base, patch: edit, patched } = cleanCase(seed, 'src/f.txt');
      const tree = treeOf({ 'src/f.txt': base });
      const there = converted(edit, 'unified', applier, tree);
      if (!there.ok) continue;
      const back = converted(there.text, formatOf(there.text), patch, tree);
      expect(back.ok, `seed ${seed}: ${back.ok ? '' : back.sentence}\n${there.text}`).toBe(true);
      if (!back.ok) continue;
      const run = runOn(patch, tree, back.text);
      expect(run.filesAfter, `seed ${seed}\n${there.text}\n${back.text}`).toEqual(
        new Map([['src/f.txt', plainFile(patched)]]),
      );
    }
  });
});

test('every applier says how an edit is put for it', () => {
  expect(appliers.filter(({ convert }) => convert === undefined).map(({ id }) => id)).toEqual([]);
});
