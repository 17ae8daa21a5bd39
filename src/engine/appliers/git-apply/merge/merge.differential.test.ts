import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type MergeStyle, mergeTexts } from './merge.ts';

const directory = mkdtempSync(join(tmpdir(), 'merge-'));
afterAll(() => rmSync(directory, { recursive: true }));

const line = fc
  .tuple(fc.constantFrom('a', 'b', 'c', '}', ''), fc.constantFrom('\n', '\n', '\n', '\r\n'))
  .map((parts) => parts.join(''));
const lines = fc.array(line, { maxLength: 12 });
/** Deletes a run of lines and inserts others. */
const edit = fc.record({ at: fc.nat(12), removed: fc.nat(3), inserted: fc.array(line, { maxLength: 3 }) });
const edits = fc.array(edit, { maxLength: 4 });
const isIncomplete = fc.constantFrom(false, false, false, true);

type Edits = typeof edits extends fc.Arbitrary<infer Value> ? Value : never;

function changed(base: readonly string[], changes: Edits, lacksEnd: boolean): string {
  const result = [...base];
  for (const { at, removed, inserted } of changes) result.splice(Math.min(at, result.length), removed, ...inserted);
  const text = result.join('');
  return lacksEnd ? text.replace(/\r?\n$/, '') : text;
}

const labels = { ours: 'ours', base: 'base', theirs: 'theirs' };
const plain: MergeStyle = { conflicts: 'merge', favour: null, markerSize: 7, labels };
const styles = [
  ['--diff3', { ...plain, conflicts: 'diff3' }],
  ['--zdiff3', { ...plain, conflicts: 'zdiff3' }],
  ['--ours', { ...plain, favour: 'ours' }],
  ['--theirs', { ...plain, favour: 'theirs' }],
  ['--union', { ...plain, favour: 'union' }],
] satisfies [string, MergeStyle][];

/** `git merge-file` narrows conflicts further than `git apply` does unless the base is shown or a side is favoured. */
test.for(styles)('git merge-file %s', ([option, style]) => {
  const versions = fc.tuple(lines, edits, edits, isIncomplete, isIncomplete);
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
    { numRuns: 300 },
  );
});
