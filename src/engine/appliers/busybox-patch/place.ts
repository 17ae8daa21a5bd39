import type { Row } from '../../patch/row.ts';
import { cString } from '../../search/line-rules.ts';
import type { Sweep } from '../../search/trace.ts';
import type { ByteText } from '../../text/bytes.ts';
import { lineIndex } from '../../text/image.ts';

/** Where a hunk is, or that it is nowhere. */
export interface Placing {
  /** 0-based line of row 0; null when the file ended before the hunk was found. */
  readonly at: number | null;
  /** First line not used up by the hunk. */
  readonly end: number;
  /** 0-based line at which an inserted row was seen in its place; null: nowhere. */
  readonly seenInserted: number | null;
  /** `-N`: from that line on, what the hunk leaves behind was looked for. */
  readonly isReverted: boolean;
  readonly sweeps: readonly Sweep[];
}

/**
 * Whether a hunk may only lie at the end of the file: it has no context after its changes, or less than before.
 * Source: specification section 11.
 */
export function mustEnd(rows: readonly Row[]): boolean {
  const leading = rows.findIndex((row) => row.kind !== 'context');
  const trailing = rows.length - 1 - rows.findLastIndex((row) => row.kind !== 'context');
  return trailing === 0 || trailing < (leading < 0 ? rows.length : leading);
}

/**
 * Reads the file once, from line `from` on, until all old rows stand in a row; stated lines are never asked. On the
 * way each line is held against the rows that would be inserted before it, too: one that equals it makes the hunk
 * suspect, and with `skipsApplied` turns it round from there on.
 *
 * `lines` and rows are compared without their ends.
 */
export function placeHunk(
  lines: readonly ByteText[],
  rows: readonly Row[],
  from: number,
  skipsApplied: boolean,
): Placing {
  const atEnd = mustEnd(rows);
  const sweeps: Sweep[] = [];
  const texts = rows.map((row) => cString.key(row.text));
  let skipped: Row['kind'] = 'insert';
  let seenInserted: number | null = null;
  let start = from;
  /** Lines that were read so far, from the top of the file. */
  let read = from;
  const close = (at: number | null) => {
    const last = lines.length - rows.filter((row) => row.kind !== skipped).length;
    sweeps.push(sweep(start, at, last, atEnd, skipped !== 'insert'));
  };
  for (let at = from; at <= lines.length; at++) {
    let line = at;
    for (let row = 0; ; row++) {
      for (; rows[row]?.kind === skipped; row++) {
        if (seenInserted !== null || texts[row] !== lines[line]) continue;
        seenInserted = line;
        if (!skipsApplied) continue;
        if (at > start) sweeps.push(sweep(start, null, at - 1, atEnd, false));
        start = at;
        skipped = 'delete';
        // A line that is looked at anew was held against this row already: the row is passed over.
        if (line >= read) break;
      }
      if (row === rows.length && (!atEnd || line === lines.length)) {
        close(at);
        return { at, end: line, seenInserted, isReverted: skipped !== 'insert', sweeps };
      }
      if (line === lines.length) {
        close(null);
        return { at: null, end: line, seenInserted, isReverted: skipped !== 'insert', sweeps };
      }
      read = Math.max(read, line + 1);
      if (row === rows.length || texts[row] !== lines[line]) break;
      line++;
    }
  }
  return { at: null, end: lines.length, seenInserted, isReverted: false, sweeps };
}

const sweep = (from: number, hit: number | null, last: number, atEnd: boolean, isReversed: boolean): Sweep => ({
  kind: 'sweep',
  pass: {
    label: atEnd ? 'every row, and then the end of the file' : 'every row',
    fuzz: { head: 0, tail: 0 },
    rule: cString.id,
    isReversed,
  },
  order: { kind: 'straight', from: lineIndex(from), to: lineIndex(Math.max(from, last, hit ?? 0)) },
  tries: (hit ?? Math.max(from, last)) - from + 1,
  until: 'first',
  hits: hit === null ? [] : [lineIndex(hit)],
});
