import type { ByteText } from '../../text/bytes.ts';
import { changed, changesOf } from './edits.ts';
import { hunksOf } from './hunks.ts';
import { Random } from './random.ts';
import { unifiedHunks } from './write-unified.ts';

/** A text of different lines, a patch of its file `path` that was made for it, and what that gives. */
export function cleanCase(seed: number, path = 'f'): { base: ByteText; patch: ByteText; patched: ByteText } {
  const random = new Random('clean', seed);
  const base = random.times(random.int(8, 60), (i) => `line ${i}\n`);
  const changes = changesOf(random, base).map((change) => ({
    ...change,
    inserted: change.inserted.map((_, i) => `new ${change.at} ${i}\n`),
  }));
  const patch = `--- a/${path}\n+++ b/${path}\n${unifiedHunks(hunksOf(base, changes, 3, ''))}`;
  return { base: base.join(''), patch, patched: changed(base, changes).join('') };
}
