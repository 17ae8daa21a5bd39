import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type MergeStyle, mergeTexts } from './merge.ts';

const directory = mkdtempSync(join(tmpdir(), 'merge-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** A run of lines that is deleted, and the lines that are put in its place. */
interface Edit {
  readonly at: number;
  readonly removed: number;
  readonly inserted: readonly string[];
}

/** A base, two series of edits, and whether either side lacks its last line's end. */
function versionsOf(words: readonly string[]) {
  const line = fc
    .tuple(fc.constantFrom(...words), fc.constantFrom('\n', '\n', '\n', '\r\n'))
    .map((parts) => parts.join(''));
  const lines = (maxLength: number) => fc.array(line, { maxLength });
  const edits = fc.array(fc.record({ at: fc.nat(12), removed: fc.nat(3), inserted: lines(3) }), { maxLength: 4 });
  const isIncomplete = fc.constantFrom(false, false, false, true);
  return fc.tuple(lines(12), edits, edits, isIncomplete, isIncomplete);
}

function changed(base: readonly string[], changes: readonly Edit[], lacksEnd: boolean): string {
  const result = [...base];
  for (const { at, removed, inserted } of changes) result.splice(Math.min(at, result.length), removed, ...inserted);
  const text = result.join('');
  return lacksEnd ? text.replace(/\r?\n$/, '') : text;
}

const labels = { ours: 'ours', base: 'base', theirs: 'theirs' };
const plain: MergeStyle = { conflicts: 'merge', favour: null, markerSize: 7, labels };
const words = ['a', 'b', 'c'];
const all = [...words, '}', ''];
const styles = [
  ['--diff3', { ...plain, conflicts: 'diff3' }, all],
  ['--zdiff3', { ...plain, conflicts: 'zdiff3' }, all],
  ['--ours', { ...plain, favour: 'ours' }, all],
  ['--theirs', { ...plain, favour: 'theirs' }, all],
  ['--union', { ...plain, favour: 'union' }, words],
] satisfies [string, MergeStyle, string[]][];

/**
 * `git merge-file` narrows conflicts further than `git apply` does unless the base is shown or a side is favoured; and
 * with both sides it joins conflicts across any number of lines without a letter, which are therefore left out there.
 */
test.for(styles)('git merge-file %s', ([option, style, alphabet]) => {
  const versions = versionsOf(alphabet);
  fc.assert(
    fc.property(versions, ([base, mine, yours, one, other]) => {
      const texts = { base: base.join(''), ours: changed(base, mine, one), theirs: changed(base, yours, other) };
      for (const [name, text] of Object.entries(texts)) writeFileSync(join(directory, name), text);
      const named = Object.keys(labels).flatMap((label) => ['-L', label]);
      const real = spawnSync('git', ['merge-file', '-p', ...named, option, 'ours', 'base', 'theirs'], {
        cwd: directory,
      });
      const { text, conflicts } = mergeTexts(texts, style);
      expect({ text, conflicts: conflicts.length }).toEqual({ text: `${real.stdout}`, conflicts: real.status });
    }),
    { numRuns: 300, seed: 20261130 },
  );
});
