import type { Outward } from '../../search/order.ts';
import type { Sweep } from '../../search/trace.ts';
import { lineIndex } from '../../text/image.ts';
import type { Comparison } from './comparison.ts';
import type { Hunk } from './hunk.ts';
import type { Ground } from './locate.ts';
import { prefixDistance } from './prefix-distance.ts';

/** Where a hunk that fits nowhere is merged: at 1-based line `place`, with `matched` lines of the file. */
export interface MergePlace {
  readonly place: number;
  readonly matched: number;
  /** Null when the hunk has no context to go by. */
  readonly sweep: Sweep | null;
}

/**
 * The place that is most like the hunk: outward from the expected line, the one with the fewest lines to delete and
 * insert, as long as these are no more than twice the context lines.
 *
 * Source: GNU patch 2.7.6, `--merge`; vectors 406 to 422, 501 to 503.
 */
export function findMergePlace(hunk: Hunk, comparison: Comparison, { lines, eaten, carry }: Ground): MergePlace {
  const { oldLines, prefix, suffix, oldFirst } = hunk;
  const context = oldLines.filter(({ sign }) => sign === ' ').length;
  const expected = Number(oldFirst + carry);
  const lowest = eaten + 1;
  if (context === 0) return { place: Math.max(expected, lowest), matched: 0, sweep: null };

  const { total, rows } = comparison;
  const staysAtStart = suffix > prefix && oldFirst <= 1n;
  const reachesEnd = suffix < prefix;
  const reach = total - rows + context + 1 - expected;
  const up = expected - lowest;
  const down = staysAtStart ? 0 : reach;
  const far = Math.max(reach, up);
  // Beyond the end of the file nothing can match, and the expected place belongs to the way down.
  const start = Math.max(down < 0 ? 1 : 0, expected - (total + 1));
  let best = null as Candidate | null;
  let need = rows - context;
  let maxCost = 2 * context;
  let tries = 0;
  for (let d = start; d <= far && best?.cost !== 0; d++) {
    if (d <= down) compare(expected + d);
    if (best?.cost !== 0 && d > 0 && d <= up) compare(expected - d);
  }
  const order: Outward = {
    kind: 'outward',
    expected: lineIndex(expected - 1),
    start,
    down,
    up,
    first: 'down',
    twiceAtZero: false,
  };
  const sweep: Sweep = {
    kind: 'sweep',
    pass: {
      label: 'merge, the place most like the hunk',
      fuzz: { head: 0, tail: 0 },
      rule: lines.rule.id,
      isReversed: false,
    },
    order,
    tries,
    until: 'best',
    hits: best === null ? [] : [lineIndex(best.place - 1)],
    cost: { best: best?.cost ?? null, most: 2 * context },
  };
  return { place: Math.max(best?.place ?? expected, lowest), matched: best?.matched ?? 0, sweep };

  /** Keeps a place that matches more lines; the next one has to do so at less cost. */
  function compare(place: number): void {
    tries++;
    const found = prefixDistance(comparison, place - 1, reachesEnd ? total - place + 1 : need, maxCost);
    const matched = found === null ? 0 : found.end - (place - 1);
    if (found === null || matched <= (best?.matched ?? 0)) return;
    best = { place, matched, cost: found.cost };
    need = matched;
    maxCost = found.cost - 1;
  }
}

interface Candidate {
  readonly place: number;
  readonly matched: number;
  readonly cost: number;
}
