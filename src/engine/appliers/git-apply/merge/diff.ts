import { compact } from './compact.ts';
import type { LineIds } from './grid.ts';
import { markChanges } from './mark-changes.ts';
import { promising } from './promising.ts';

/** Lines `from0` to `from0 + count0` of one text became lines `from1` to `from1 + count1` of another. 0-based. */
export interface Change {
  readonly from0: number;
  readonly count0: number;
  readonly from1: number;
  readonly count1: number;
}

/**
 * What changed from one text to another, in order, as git's merges see it. Not always the smallest difference:
 * lines without a partner, and very frequent ones among such, are set aside before the search.
 */
export function diff(lines0: LineIds, lines1: LineIds): Change[] {
  const changed0 = new Uint8Array(lines0.length);
  const changed1 = new Uint8Array(lines1.length);
  const [head, tail] = commonEnds(lines0, lines1);
  const kept0 = promising(lines0, lines1, { head, tail }, changed0);
  const kept1 = promising(lines1, lines0, { head, tail }, changed1);
  markChanges(
    { lines: kept0.map((i) => lines0[i]!), mark: (i) => (changed0[kept0[i]!] = 1) },
    { lines: kept1.map((i) => lines1[i]!), mark: (i) => (changed1[kept1[i]!] = 1) },
  );
  compact({ lines: lines0, changed: changed0 }, { changed: changed1 });
  compact({ lines: lines1, changed: changed1 }, { changed: changed0 });
  return changesOf(changed0, changed1);
}

/** How many lines the texts share at the head, and behind those at the tail. */
function commonEnds(lines0: LineIds, lines1: LineIds): [number, number] {
  const shorter = Math.min(lines0.length, lines1.length);
  let head = 0;
  while (head < shorter && lines0[head] === lines1[head]) head++;
  let tail = 0;
  while (tail < shorter - head && lines0.at(-1 - tail) === lines1.at(-1 - tail)) tail++;
  return [head, tail];
}

/** Unchanged lines go in pairs; what lies between two pairs is a change. */
function changesOf(changed0: Uint8Array, changed1: Uint8Array): Change[] {
  const changes: Change[] = [];
  let at0 = 0;
  let at1 = 0;
  while (at0 < changed0.length || at1 < changed1.length) {
    const [from0, from1] = [at0, at1];
    while (changed0[at0]) at0++;
    while (changed1[at1]) at1++;
    if (at0 > from0 || at1 > from1) changes.push({ from0, count0: at0 - from0, from1, count1: at1 - from1 });
    at0++;
    at1++;
  }
  return changes;
}
