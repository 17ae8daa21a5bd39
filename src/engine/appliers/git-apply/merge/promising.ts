import type { LineIds } from './grid.ts';

/** A line that occurs this often is never searched for the better. */
const mostPartners = 1024;
/** How far around a frequent line its neighbours are looked at. */
const window = 100;

const lonely = 0;
const usual = 1;
const frequent = 2;

/**
 * The lines (their indices) that the search for a difference is about. The rest is marked as changed at once:
 * lines that the other text lacks, and frequent lines in the midst of mostly such lines. Lines of the common head
 * and tail are neither.
 */
export function promising(
  lines: LineIds,
  others: LineIds,
  common: { readonly head: number; readonly tail: number },
  changed: Uint8Array,
): number[] {
  const partners = new Map<number, number>();
  for (const line of others) partners.set(line, (partners.get(line) ?? 0) + 1);
  const many = Math.min(roughRoot(lines.length), mostPartners);
  const kinds = lines.slice(common.head, lines.length - common.tail).map((line) => {
    const count = partners.get(line) ?? 0;
    return count === 0 ? lonely : count >= many ? frequent : usual;
  });
  const kept: number[] = [];
  for (const [i, kind] of kinds.entries()) {
    if (kind === usual || (kind === frequent && !isLost(kinds, i))) kept.push(common.head + i);
    else changed[common.head + i] = 1;
  }
  return kept;
}

/** A power of two, doubled for every digit of `n` in base 4: something like the square root. */
export function roughRoot(n: number): number {
  let root = 1;
  for (let rest = n; rest > 0; rest >>= 2) root *= 2;
  return root;
}

/** Whether a frequent line stands among lonely ones, on both sides, which by far outnumber the frequent. */
function isLost(kinds: readonly number[], at: number): boolean {
  const before = neighbours(kinds, at, -1);
  const after = neighbours(kinds, at, 1);
  if (before.lonely === 0 || after.lonely === 0) return false;
  const many = before.frequent + after.frequent + 2;
  return many * 4 < many + before.lonely + after.lonely;
}

/** Counts lines from `at` on in one direction, up to the first usual one. */
function neighbours(kinds: readonly number[], at: number, step: 1 | -1): { lonely: number; frequent: number } {
  const seen = { lonely: 0, frequent: 0 };
  for (let i = at + step; Math.abs(i - at) <= window; i += step) {
    const kind = kinds[i];
    if (kind === undefined || kind === usual) break;
    if (kind === lonely) seen.lonely++;
    else seen.frequent++;
  }
  return seen;
}
