import { exactly } from '../../search/line-rules.ts';
import type { Order } from '../../search/order.ts';
import { characters } from '../../search/text-rules.ts';
import type { Sweep } from '../../search/trace.ts';
import type { ByteText } from '../../text/bytes.ts';
import { lineIndex } from '../../text/image.ts';
import { type Hunk, type Trimmed, trimmed } from './hunk.ts';

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

/** Whether rows stand at line `at`. */
export const standsAt = (lines: readonly ByteText[], rows: readonly ByteText[], at: number): boolean =>
  at >= 0 && at + rows.length <= lines.length && rows.every((row, i) => lines[at + i] === row);

/**
 * With ever more context dropped, first at the top alone and then at both ends: every line that equals the first old
 * row is a candidate; the nearest to the target is tried first, of two equally near the earlier.
 * `shift` is added to the stated line: what hunks before have inserted and how far off they were.
 * Source: specification section 12.
 */
export function search(
  lines: readonly ByteText[],
  hunk: Hunk,
  shift: number,
  most: number,
  ignoresEnds: boolean,
): Search {
  const sweeps: Sweep[] = [];
  const index = new Map<ByteText, number[]>();
  for (const [i, line] of lines.entries()) {
    const known = index.get(line);
    if (known) known.push(i);
    else index.set(line, [i]);
  }
  for (let fuzz = 0; fuzz <= most; fuzz++) {
    for (const onlyTop of [true, false]) {
      const trim = trimmed(hunk, fuzz, onlyTop);
      const target = Math.min(trim.start + shift, lines.length);
      const [first] = trim.old;
      const candidates = first === undefined ? [target] : (index.get(first) ?? []);
      // In place: a later pass starts from this order, which shows where distances are equal.
      if (candidates.length > 1) candidates.sort((a, b) => Math.abs(a - target) - Math.abs(b - target));
      const hit = candidates.findIndex((at) => trim.old.length === 0 || standsAt(lines, trim.old, at));
      sweeps.push(sweepOf(candidates, trim, hit, fuzz, ignoresEnds));
      if (hit >= 0) return { found: { trim, at: candidates[hit]!, fuzz }, sweeps };
    }
  }
  return { found: null, sweeps };
}

function sweepOf(candidates: readonly number[], trim: Trimmed, hit: number, fuzz: number, ignoresEnds: boolean): Sweep {
  const places = candidates.map((at) => lineIndex(at - trim.head));
  const order: Order = { kind: 'listed', places };
  const tries = hit < 0 ? places.length : hit + 1;
  return pass(order, trim, fuzz, tries, hit < 0 ? [] : [places[hit]!], ignoresEnds);
}

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
