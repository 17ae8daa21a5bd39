import { exactly, type LineRule } from '../search/line-rules.ts';
import type { ByteText } from '../text/bytes.ts';
import type { Image } from '../text/image.ts';

/** Rows that have a bit in a mask; rows after these are only counted. */
export const maskedRows = 32;

/** For every place of a stretch of the file, which rows would match there and how many. */
export interface MatchMap {
  /** The first place, 0-based; may be negative. Entry `i` speaks of place `from + i`. */
  readonly from: number;
  readonly counts: Uint16Array;
  /** Bit `r` is set when row `r` matches; rows from 32 on have no bit. */
  readonly masks: Uint32Array;
}

/**
 * Which rows match at every place from `from` to `to` (exclusive). Linear in the stretch: each line is looked up
 * once among the rows, and every place for which it would be the right line is credited.
 */
export function matchMap(
  image: Image,
  rows: readonly ByteText[],
  from: number,
  to: number,
  rule: LineRule = exactly,
): MatchMap {
  const size = Math.max(0, to - from);
  const counts = new Uint16Array(size);
  const masks = new Uint32Array(size);
  const rowsEqualTo = rule === exactly ? exactLookup(image, rows) : lookupByKey(image, rows, rule);
  const last = Math.min(image.count, to + rows.length - 1);
  for (let at = Math.max(0, from); at < last; at++) {
    for (const row of rowsEqualTo(at)) {
      const i = at - row - from;
      if (i < 0 || i >= size) continue;
      counts[i]!++;
      if (row < maskedRows) masks[i] = (masks[i]! | (1 << row)) >>> 0;
    }
  }
  return { from, counts, masks };
}

/** As `matchMap`, the masks alone. */
export const matchedRows = (image: Image, rows: readonly ByteText[], from: number, to: number, rule?: LineRule) =>
  matchMap(image, rows, from, to, rule).masks;

type Lookup = (line: number) => readonly number[];

const none: readonly number[] = [];

function rowsByKey(keys: readonly ByteText[]): Map<ByteText, number[]> {
  const byKey = new Map<ByteText, number[]>();
  for (const [row, key] of keys.entries()) {
    const known = byKey.get(key);
    if (known) known.push(row);
    else byKey.set(key, [row]);
  }
  return byKey;
}

/** More rows of one length than are told apart by looking at each. */
const mostAlike = 16;

/** Most lines of a long file have another length than every row: they cost one look at a small table. */
function exactLookup(image: Image, rows: readonly ByteText[]): Lookup {
  const { text, starts } = image;
  const byText = rowsByKey(rows);
  const byLength = new Map<number, { text: ByteText; near: number; tail: number; rows: number[] }[]>();
  for (const [row, equal] of byText) {
    // Lines that are alike mostly differ near their end, where their names and numbers are.
    const near = Math.max(0, row.length - 3);
    const known = { text: row, near, tail: row.charCodeAt(near), rows: equal };
    const sameLength = byLength.get(row.length);
    if (sameLength) sameLength.push(known);
    else byLength.set(row.length, [known]);
  }
  return (line) => {
    const start = starts[line]!;
    const sameLength = byLength.get(starts[line + 1]! - start);
    if (sameLength === undefined) return none;
    if (sameLength.length > mostAlike) return byText.get(image.line(line)) ?? none;
    for (const row of sameLength) {
      if (text.charCodeAt(start + row.near) === row.tail && text.startsWith(row.text, start)) return row.rows;
    }
    return none;
  };
}

function lookupByKey(image: Image, rows: readonly ByteText[], rule: LineRule): Lookup {
  const byKey = rowsByKey(rows.map((row) => rule.key(row)));
  return (line) => byKey.get(rule.key(image.line(line))) ?? none;
}
