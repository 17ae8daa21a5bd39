import { find } from '../../search/find.ts';
import type { Searchable } from '../../search/line-table.ts';
import type { Order } from '../../search/order.ts';
import type { Pass, Sweep } from '../../search/trace.ts';
import { type LineIndex, lineIndex } from '../../text/image.ts';
import type { Hunk } from './hunk.ts';

/** What a search of this file starts from. */
export interface Ground {
  readonly lines: Searchable;
  /** Input lines already used by hunks before this one. */
  readonly eaten: number;
  /** How far the hunks before this one were off their stated lines. */
  readonly carry: bigint;
}

/** How a file is gone through: fuzz of this pass, how many passes there may be, and in which direction the hunk is tried. */
export interface Attempted {
  readonly fuzz: number;
  readonly passes: number;
  readonly isReversed: boolean;
}

export interface Located {
  /** 1-based line for row 0 of the preimage; null when it fits nowhere. May be nonsense for an empty preimage. */
  readonly place: bigint | null;
  /** The carry from now on: a place that was found has moved it. */
  readonly carry: bigint;
  readonly sweep: Sweep;
}

/**
 * Looks for a hunk at one level of fuzz: at the expected line, then outward, downward first at each distance.
 *
 * Fuzz lets as many context rows at each end go uncompared, less at the end that has fewer of them. An end
 * with so much less context that even then rows are missing there must be the edge of the file.
 *
 * Source: GNU patch 2.7.6; vectors 168 to 225.
 */
export function locate(hunk: Hunk, { fuzz, passes, isReversed }: Attempted, ground: Ground): Located {
  const { oldLines, oldFirst: first, prefix, suffix } = hunk;
  const { lines, eaten, carry } = ground;
  const rows = oldLines.map((line) => line.text);
  const context = Math.max(prefix, suffix);
  const head = fuzz + prefix - context;
  const tail = fuzz + suffix - context;
  const expected = first + carry;
  const pass = passOf(fuzz, Math.max(0, head), Math.max(0, tail), lines.rule.id, isReversed);
  const sweepOf = (order: Order, tries: number, hit: LineIndex | null): Sweep => ({
    kind: 'sweep',
    pass,
    order,
    tries,
    until: 'first',
    hits: hit === null ? [] : [hit],
    passes,
  });

  if (rows.length === 0) return blindly();
  const lowest = eaten + 1;
  const highest = lines.count - (rows.length - tail) + 1;
  const toStart = head < 0 && first <= 1n;
  if (toStart || tail < 0) {
    const edge = toStart ? 'start' : 'end';
    const place = toStart ? 1 : lines.count - rows.length + 1;
    const isAllowed = toStart ? eaten <= prefix && 1 <= highest : place >= lowest;
    const order: Order = { kind: 'pinned', at: lineIndex(place - 1), edge };
    return search(isAllowed ? order : nowhere(order.at));
  }
  return search(outward(expected, lowest, highest));

  function search(order: Order): Located {
    const { hit, tries } = find(lines, { rows, head: pass.fuzz.head, tail: pass.fuzz.tail }, order);
    const sweep = sweepOf(order, tries, hit);
    if (hit === null) return { place: null, carry, sweep };
    const place = BigInt(hit) + 1n;
    // A fit at line 0 moves the carry, but reads as "not found".
    return { place: place === 0n ? null : place, carry: carry + (place - expected), sweep };
  }

  /** Nothing to look for fits where it is told; but line 0 reads as "not found" (vector 425). */
  function blindly(): Located {
    const at = lineIndex(Number(expected) - 1);
    const hit = expected === 0n ? null : at;
    return {
      place: hit === null ? null : expected,
      carry,
      sweep: sweepOf({ kind: 'listed', places: [at] }, 1, hit),
    };
  }
}

/** Places from `lowest` to `highest` in the order in which they are tried (1-based lines). */
function outward(expected: bigint, lowest: number, highest: number): Order {
  const down = BigInt(highest) - expected;
  const up = expected - BigInt(lowest);
  // Beyond the last possible place only the way up is left, from that place on.
  if (down < 0n) {
    return highest < lowest
      ? nowhere(lineIndex(highest - 1))
      : { kind: 'straight', from: lineIndex(highest - 1), to: lineIndex(lowest - 1) };
  }
  return {
    kind: 'outward',
    expected: lineIndex(Number(expected) - 1),
    // Above the first possible place the distance starts below zero: the way "down" begins at places that are
    // used already (vectors 199, 200).
    start: up < 0n ? Number(up) : 0,
    down: Number(down),
    up: Number(up),
    first: 'down',
    twiceAtZero: true,
  };
}

/** An order without places. */
const nowhere = (expected: LineIndex): Order => ({
  kind: 'outward',
  expected,
  start: 0,
  down: -1,
  up: -1,
  first: 'down',
  twiceAtZero: true,
});

function passOf(fuzz: number, head: number, tail: number, rule: string, isReversed: boolean): Pass {
  const isStrict = fuzz === 0 && head === 0 && tail === 0 && rule === strict.rule && !isReversed;
  return isStrict ? strict : newPass(fuzz, head, tail, rule, isReversed);
}

function newPass(fuzz: number, head: number, tail: number, rule: string, isReversed: boolean): Pass {
  const dropped = [rowsAt(head, 'first'), rowsAt(tail, 'last')].filter((part) => part !== '').join(' and ');
  const label = `fuzz ${fuzz}${dropped && `, ${dropped} dropped`}${isReversed ? ', reversed' : ''}`;
  return { label, fuzz: { head, tail }, rule, isReversed };
}

/** Ten thousand hunks that fit share this one. */
const strict = newPass(0, 0, 0, 'exact', false);

function rowsAt(count: number, end: 'first' | 'last'): string {
  return count === 0 ? '' : count === 1 ? `the ${end} row` : `the ${end} ${count} rows`;
}
