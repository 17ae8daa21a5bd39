import { exactly } from '../../search/line-rules.ts';
import { type Order, orderLength, visitOf } from '../../search/order.ts';
import { characters } from '../../search/text-rules.ts';
import type { Sweep } from '../../search/trace.ts';
import type { ByteText } from '../../text/bytes.ts';
import { type LineIndex, lineIndex } from '../../text/image.ts';
import { type Hunk, type Trimmed, trimmed } from './hunk.ts';
import type { RunningLines } from './running-lines.ts';

/** Where a hunk fits, after how much context was dropped. */
export interface Found {
  readonly trim: Trimmed;
  /** 0-based line of the first row that was compared. */
  readonly at: number;
  readonly fuzz: number;
}

export interface Search {
  readonly found: Found | null;
  readonly sweeps: readonly Sweep[];
}

/** Candidates that a sweep lists. Of more it says that every line is one: a list for each hunk would not end. */
const mostListed = 256;

/**
 * With ever more context dropped, first at the top alone and then at both ends: every line that equals the first old
 * row is a candidate; the nearest to the target is tried first, of two equally near the earlier.
 * `shift` is added to the stated line: what hunks before have inserted and how far off they were.
 * Source: specification section 12.
 */
export function search(lines: RunningLines, hunk: Hunk, shift: number, most: number, ignoresEnds: boolean): Search {
  const sweeps: Sweep[] = [];
  for (let fuzz = 0; fuzz <= most; fuzz++) {
    for (const onlyTop of [true, false]) {
      const trim = trimmed(hunk, fuzz, onlyTop);
      const target = Math.min(trim.start + shift, lines.count);
      const hit = nearestFit(lines, trim.old, target);
      const order = orderOf(lines, trim, target);
      const place = hit === null ? null : lineIndex(hit - trim.head);
      const tries = place === null ? orderLength(order) : visitOf(order, place)! + 1;
      sweeps.push(pass(order, trim, fuzz, tries, place === null ? [] : [place], ignoresEnds));
      if (hit !== null) return { found: { trim, at: hit, fuzz }, sweeps };
    }
  }
  return { found: null, sweeps };
}

/** Where the rows stand, nearest to the target. No rows at all are wherever they should be. */
function nearestFit(lines: RunningLines, rows: readonly ByteText[], target: number): number | null {
  const [first] = rows;
  if (first === undefined) return target;
  if (rows.some((row) => lines.countOf(row) === 0)) return null;
  for (const at of lines.nearest(first, target)) if (lines.standsAt(rows, at)) return at;
  return null;
}

/** The candidates by their distance from the target, or all lines when too many are candidates. */
function orderOf(lines: RunningLines, { old, head }: Trimmed, target: number): Order {
  const places: LineIndex[] = [];
  for (const at of old.length === 0 ? [target] : lines.nearest(old[0]!, target)) {
    if (places.length === mostListed) return allAround(lines.count, target, head);
    places.push(lineIndex(at - head));
  }
  return { kind: 'listed', places };
}

const allAround = (count: number, target: number, head: number): Order => ({
  kind: 'outward',
  expected: lineIndex(target - head),
  start: Math.max(0, -target, target - (count - 1)),
  down: count - 1 - target,
  up: target,
  first: 'up',
  twiceAtZero: false,
});

/** The one look at the expected line, before any search. */
export const firstLook = (at: number, trim: Trimmed, isThere: boolean, ignoresEnds: boolean): Sweep => {
  const place = lineIndex(at);
  return pass({ kind: 'straight', from: place, to: place }, trim, 0, 1, isThere ? [place] : [], ignoresEnds);
};

function pass(
  order: Order,
  { head, tail }: Trimmed,
  fuzz: number,
  tries: number,
  hits: Sweep['hits'],
  ignoresEnds: boolean,
): Sweep {
  const sides = tail > 0 ? 'at both ends' : 'at the top';
  const label = fuzz === 0 ? 'every row' : `fuzz ${fuzz}, context dropped ${sides}`;
  const rule = ignoresEnds ? characters.id : exactly.id;
  return {
    kind: 'sweep',
    pass: { label, fuzz: { head, tail }, rule, isReversed: false },
    order,
    tries,
    until: 'first',
    hits,
  };
}
