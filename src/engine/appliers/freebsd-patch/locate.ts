import { preimage } from '../../patch/row.ts';
import { type Found, find } from '../../search/find.ts';
import type { Searchable } from '../../search/line-table.ts';
import { type Order, orderLength, placeAt } from '../../search/order.ts';
import type { Move } from '../../search/trace.ts';
import { type LineIndex, lineIndex } from '../../text/image.ts';
import type { Hunk } from './hunk.ts';

/** What is looked for, and from where. */
export interface Wanted {
  readonly hunk: Hunk;
  /** 0-based: the stated line, moved by the last offset. */
  readonly guess: number;
  /** Lines at the top of the file that the hunks before have settled. */
  readonly settled: number;
  readonly fuzz: number;
}

/**
 * The place of row 0 (0-based), or null. A hunk without old rows fits wherever it is expected, but for the line
 * before the file, which the tool takes for nowhere.
 */
export function locate(lines: Searchable, wanted: Wanted, moves: Move[]): LineIndex | null {
  const { hunk, guess, fuzz } = wanted;
  const rows = preimage(hunk.rows);
  if (rows.length === 0) return guess === -1 ? null : lineIndex(guess);
  const order = orderFor(lines.count, rows.length, wanted);
  if (order === null) return null;
  const { hit, tries } = seek(lines, rows, fuzz, order);
  const label = fuzz === 0 ? 'every row' : `fuzz ${fuzz}, context dropped at both ends`;
  moves.push({
    kind: 'sweep',
    pass: { label, fuzz: { head: fuzz, tail: fuzz }, rule: lines.rule.id, isReversed: hunk.isTurned },
    order,
    tries,
    until: 'first',
    hits: hit === null ? [] : [hit],
  });
  return hit;
}

/** The expected line if the file has it, then after before before. Null when there is no place to try. */
function orderFor(count: number, height: number, { guess, settled, hunk }: Wanted): Order | null {
  const isThere = guess < count;
  const down = Math.max(count - height - guess, isThere ? 0 : -1);
  const up = Math.min(guess, guess - settled + hunk.context);
  if (!isThere && down < 1 && up < 1) return null;
  return {
    kind: 'outward',
    expected: lineIndex(guess),
    start: isThere ? 0 : 1,
    down,
    up,
    first: 'down',
    twiceAtZero: false,
  };
}

/** A last row without a line feed is compared as far as it goes, unless the line is the last: that must lack its own. */
function seek(lines: Searchable, rows: readonly string[], fuzz: number, order: Order): Found {
  const last = rows.at(-1)!;
  if (fuzz > 0 || last.endsWith('\n')) return find(lines, { rows, head: fuzz, tail: fuzz }, order);
  const accepts = (place: LineIndex) => {
    const at = place + rows.length - 1;
    const isLast = at === lines.count - 1;
    return at >= 0 && at < lines.count && lines.key(at).startsWith(last) && !(isLast && lines.key(at).endsWith('\n'));
  };
  if (rows.length > 1) return find(lines, { rows, head: 0, tail: 1, accepts }, order);
  const total = orderLength(order);
  for (let i = 0; i < total; i++) if (accepts(placeAt(order, i))) return { hit: placeAt(order, i), tries: i + 1 };
  return { hit: null, tries: total };
}
