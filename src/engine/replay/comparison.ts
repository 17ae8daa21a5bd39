import type { Row } from '../patch/row.ts';
import type { LineRule } from '../search/line-rules.ts';
import type { Fuzz } from '../search/trace.ts';
import type { ByteText } from '../text/bytes.ts';
import { type Image, type LineIndex, lineIndex } from '../text/image.ts';
import { type Difference, firstDifference } from './difference.ts';

/**
 * What comparing one row at one place showed. `forgiven`: equal under the pass's rule, not byte for byte.
 * `beyond`: there is no such line in the file. `dropped`: given up by fuzz. `not-reached`: a row before it differs.
 */
type RowState = 'equal' | 'forgiven' | 'differs' | 'beyond' | 'dropped' | 'not-reached';

/** One row of a hunk against one line of the file. */
export interface RowComparison {
  /** 0-based index within the pattern. */
  readonly row: number;
  /** The hunk's line, with its line feed. */
  readonly text: ByteText;
  /** 1-based line of the edit. */
  readonly patchLine: number;
  /** The line it is held against; null outside the file, or when nothing is being compared. */
  readonly foundAt: LineIndex | null;
  /** That line's text; null with `foundAt`. */
  readonly found: ByteText | null;
  readonly state: RowState;
  /** Whether the line would be accepted, also for rows that were dropped or not reached. */
  readonly wouldMatch: boolean;
  /** Where the two lines part; null when they are equal under the rule or there is no line. */
  readonly difference: Difference | null;
}

/** How a place is looked at: which rows count, under which rule, and whether the comparison stops at a difference. */
export interface Reading {
  readonly rule: LineRule;
  readonly fuzz: Fuzz;
  /** False for tools that score the whole window. */
  readonly stopsAtDifference: boolean;
  /** See `Pass`. */
  readonly isOpenEnded: boolean;
}

/** Holds every row against the file with row 0 at `place`. O(rows). */
export function compareAt(image: Image, rows: readonly Row[], reading: Reading, place: number): RowComparison[] {
  const { rule, fuzz, stopsAtDifference, isOpenEnded } = reading;
  const openRow = isOpenEnded ? rows.length - fuzz.tail - 1 : -1;
  let isOver = false;
  return rows.map(({ text, patchLine }, row) => {
    const at = place + row;
    const exists = at >= 0 && at < image.count;
    const found = exists ? image.line(at) : null;
    const wouldMatch =
      found !== null && (rule.key(found) === rule.key(text) || (row === openRow && goesOnBlank(text, found)));
    const isDropped = row < fuzz.head || row >= rows.length - fuzz.tail;
    const state = isDropped
      ? 'dropped'
      : isOver
        ? 'not-reached'
        : found === null
          ? 'beyond'
          : !wouldMatch
            ? 'differs'
            : found === text
              ? 'equal'
              : 'forgiven';
    if (stopsAtDifference && (state === 'differs' || state === 'beyond')) isOver = true;
    const difference = found === null || wouldMatch ? null : firstDifference(text, found, rule);
    const foundAt = exists ? lineIndex(at) : null;
    return { row, text, patchLine, foundAt, found, state, wouldMatch, difference };
  });
}

/** Whether the line is the row and then only blanks. */
const goesOnBlank = (row: ByteText, line: ByteText) =>
  line.startsWith(row) && /^[ \t\r\n]*$/.test(line.slice(row.length));

/** The rows before anything is compared. */
export function notCompared(rows: readonly Row[]): RowComparison[] {
  return rows.map(({ text, patchLine }, row) => ({
    row,
    text,
    patchLine,
    foundAt: null,
    found: null,
    state: 'not-reached',
    wouldMatch: false,
    difference: null,
  }));
}

/** How many of the rows that count match with row 0 at `place`. */
export function matchedOf(image: Image, rows: readonly Row[], reading: Reading, place: number): number {
  return compareAt(image, rows, reading, place).filter((row) => row.state !== 'dropped' && row.wouldMatch).length;
}
