import type { Case } from '../case.ts';
import { damaged } from './damage.ts';
import { changed, changesOf, drifted } from './edits.ts';
import { hunksOf } from './hunks.ts';
import type { Random } from './random.ts';
import { baseText } from './texts.ts';
import { unifiedHunks } from './write-unified.ts';

/** A call of the library: one file that is UTF-8, a unified diff, errors allowed. */
export function jsdiffCase(random: Random): Case {
  const base = baseText(random).filter(isAscii);
  const changes = changesOf(random, base);
  const hunks = unifiedHunks(hunksOf(base, changes, random.weighted([4, 3], [1, 1], [1, 0]), ''));
  const target = drifted(random, base, changed(base, changes)).filter(isAscii);
  const fuzz = random.weighted([4, 0], [2, 1], [1, 2]);
  return {
    files: new Map([['f', target.join('')]]),
    patch: damaged(random, `--- f\n+++ f\n${hunks}`)
      .replace(/[\x80-\xff]/g, '?')
      // The library would search every line up to the stated one, however far that is.
      .replace(/\d{5,}/g, '9999'),
    args: fuzz === 0 ? [] : [`--fuzzFactor=${fuzz}`],
  };
}

const isAscii = (line: string) => !/[\x80-\xff]/.test(line);
