import { preimage, type Row } from '../../patch/row.ts';
import { find } from '../../search/find.ts';
import type { Searchable } from '../../search/line-table.ts';
import type { Order } from '../../search/order.ts';
import type { Move } from '../../search/trace.ts';
import { type LineIndex, lineIndex } from '../../text/image.ts';

/** What is looked for, and from where. */
export interface Wanted {
  readonly rows: readonly Row[];
  /** 0-based: the stated line, moved by the last offset. */
  readonly guess: number;
  /** Lines at the top of the file that the hunks before have settled. */
  readonly settled: number;
  readonly fuzz: number;
  readonly isReversed: boolean;
}

/** Context rows at the end that has fewer of them: no more can be dropped. */
export function smallerContext(rows: readonly Row[]): number {
  const leading = rows.findIndex((row) => row.kind !== 'context');
  const trailing = rows.length - 1 - rows.findLastIndex((row) => row.kind !== 'context');
  return leading < 0 ? 0 : Math.min(leading, trailing);
}

/** The place of row 0 (0-based), or null. A hunk without old rows fits wherever it is expected. */
export function locate(lines: Searchable, wanted: Wanted, moves: Move[]): LineIndex | null {
  const { guess, settled, fuzz } = wanted;
  const rows = preimage(wanted.rows);
  if (rows.length === 0) return lineIndex(Math.max(0, Math.min(guess, lines.count)));
  const down = lines.count - rows.length - guess;
  const up = Math.min(guess, guess - settled + smallerContext(wanted.rows));
  const order: Order = {
    kind: 'outward',
    expected: lineIndex(guess),
    start: down < 0 ? -down : 0,
    down,
    up,
    first: 'down',
    twiceAtZero: false,
  };
  if (down < 0 && up < -down) return null;
  const { hit, tries } = find(lines, { rows, head: fuzz, tail: fuzz }, order);
  const label = fuzz === 0 ? 'every row' : `fuzz ${fuzz}, context dropped at both ends`;
  moves.push({
    kind: 'sweep',
    pass: { label, fuzz: { head: fuzz, tail: fuzz }, rule: lines.rule.id, isReversed: wanted.isReversed },
    order,
    tries,
    until: 'first',
    hits: hit === null ? [] : [hit],
  });
  return hit;
}
