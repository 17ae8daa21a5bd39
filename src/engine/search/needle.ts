import type { ByteText } from '../text/bytes.ts';
import { type LineIndex, lineIndex } from '../text/image.ts';
import type { Searchable } from './line-table.ts';

/**
 * The rows to be found. A place is the line where row 0 would sit, also when the first `head` rows and the
 * last `tail` rows are not compared (fuzz). A row outside the file never matches.
 */
export interface Pattern {
  readonly rows: readonly ByteText[];
  readonly head: number;
  readonly tail: number;
  /** A further condition on a place whose rows are equal under the rule. */
  readonly accepts?: (place: LineIndex) => boolean;
}

/** A pattern ready to be compared under a rule. */
export interface Needle {
  /** Keys of the rows that are compared. */
  readonly keys: readonly ByteText[];
  /** Rows before them: added to a place to get the line of the first key. */
  readonly head: number;
  readonly accepts: (place: LineIndex) => boolean;
}

const always = () => true;

export function needleOf(lines: Searchable, { rows, head, tail, accepts = always }: Pattern): Needle {
  const compared = rows.slice(head, Math.max(head, rows.length - tail));
  return { keys: compared.map((row) => lines.rule.key(row)), head, accepts };
}

/** Whether the needle fits with row 0 at `place`. */
export function fits(lines: Searchable, { keys, head, accepts }: Needle, place: number): boolean {
  const first = place + head;
  if (keys.length > 0 && (first < 0 || first + keys.length > lines.count)) return false;
  for (let row = 0; row < keys.length; row++) if (lines.key(first + row) !== keys[row]) return false;
  return accepts(lineIndex(place));
}
