import type { Comparison } from './comparison.ts';

/** From this cost on it pays to learn first whether it can be had for so much: comparing takes its square. */
const dear = 16;

/** How well the whole hunk matches the lines from some place on. */
export interface Distance {
  /** Lines that only one of the two has. */
  readonly cost: number;
  /** The line behind the last one that takes part. */
  readonly end: number;
}

/**
 * The least number of lines to delete and insert to turn all rows into some number of lines from `from` on: at least
 * `need` of them. Null when that takes more than `maxCost`. Among equally cheap ends the furthest counts.
 *
 * Source: GNU patch 2.7.6, `--merge`; the greedy algorithm of Myers (1986), read forwards only.
 */
export function prefixDistance(
  { rows, total, same, leastCost }: Comparison,
  from: number,
  need: number,
  maxCost: number,
): Distance | null {
  if (need > 0 && from + need > total) return null;
  const leastEnd = need > 0 ? from + need : Number.NEGATIVE_INFINITY;
  const leastProgress = need > 0 ? 2 * need - from : 0;
  const isEnough = (x: number, y: number, cost: number) =>
    x === rows && y >= leastEnd && x + y + 2 - cost >= leastProgress;

  let x = slide(0, from);
  if (isEnough(x, from + x, 0)) return { cost: 0, end: from + x };
  const most = Math.min(maxCost, rows + total + 2 - leastProgress);
  if (most < 1 || (most >= dear && leastCost(from, need, most) > most)) return null;
  // Furthest row on each diagonal, row - line; the first one stands in the middle.
  const middle = most + 1 + from;
  const reach = new Int32Array(2 * most + 3);
  reach[middle - from] = x;
  let low = -from;
  let high = -from;
  for (let cost = 1; cost <= most; cost++) {
    if (low > -total) reach[middle + --low - 1] = -1;
    else low++;
    if (high < rows - from) reach[middle + ++high + 1] = -1;
    else high--;
    let end: number | null = null;
    for (let k = high; k >= low; k -= 2) {
      const below = reach[middle + k - 1]!;
      const above = reach[middle + k + 1]!;
      const start = below < above ? above : below + 1;
      x = slide(start, start - k);
      reach[middle + k] = x;
      const y = x - k;
      if (!isEnough(x, y, cost)) continue;
      end = Math.max(end ?? y, y);
      if (y === total) return { cost, end };
    }
    if (end !== null) return { cost, end };
  }
  return null;

  function slide(row: number, line: number): number {
    let at = row;
    while (at < rows && line + at - row < total && same(at, line + at - row)) at++;
    return at;
  }
}
