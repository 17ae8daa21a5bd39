import type { LineRule } from '../search/line-rules.ts';
import { type ByteText, charAt } from '../text/bytes.ts';

/** The first place at which a row and a line part. */
export interface Difference {
  /** 0-based byte of the hunk's line at which its differing character begins. */
  readonly column: number;
  /** The same in the file's line; another number only when a rule forgave something before it. */
  readonly foundColumn: number;
  /** The character there, all its bytes; null where the line ends. */
  readonly expected: ByteText | null;
  readonly found: ByteText | null;
}

/** Where `row` and `line` part under `rule`; they must differ under it. */
export function firstDifference(row: ByteText, line: ByteText, rule: LineRule): Difference {
  const wanted = rule.key(row);
  const given = rule.key(line);
  const at = commonPrefix(wanted, given);
  const column = offsetOf(row, wanted) + at;
  const foundColumn = offsetOf(line, given) + at;
  // Keys that are no part of their lines (blanks folded, say) give no columns: then the plain bytes are shown.
  if (!row.includes(wanted) || !line.includes(given)) return differenceAt(row, line, commonPrefix(row, line));
  return differenceAt(row, line, column, foundColumn);
}

function differenceAt(row: ByteText, line: ByteText, column: number, foundColumn = column): Difference {
  const expected = charAt(row, column);
  const found = charAt(line, foundColumn);
  return {
    column: expected?.from ?? column,
    foundColumn: found?.from ?? foundColumn,
    expected: expected?.text ?? null,
    found: found?.text ?? null,
  };
}

const offsetOf = (line: ByteText, key: ByteText) => Math.max(0, line.indexOf(key));

function commonPrefix(a: ByteText, b: ByteText): number {
  const end = Math.min(a.length, b.length);
  let i = 0;
  while (i < end && a.charCodeAt(i) === b.charCodeAt(i)) i++;
  return i;
}
