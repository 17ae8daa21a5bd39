import type { Row } from '../../patch/row.ts';
import { postimage, preimage } from '../../patch/row.ts';
import type { LineRule } from '../../search/line-rules.ts';
import { foldedRust, trimmedEndRust, trimmedRust } from '../../search/text-rules.ts';
import type { Move, Reject } from '../../search/trace.ts';
import { type ByteText, fromBytes, toBytes } from '../../text/bytes.ts';
import { lineIndex } from '../../text/image.ts';
import { type Rung, type Sought, seekDown } from '../shared/seek.ts';
import type { Chunk } from './operations.ts';

const ladder = (exact: LineRule): readonly Rung[] => [
  { label: 'exact', rule: exact },
  { label: 'blanks at the end ignored', rule: trimmedEndRust },
  { label: 'blanks at both ends ignored', rule: trimmedRust },
  { label: 'typographic punctuation folded', rule: foldedRust },
];

/** A chunk with its place. `rows` lack a last empty old line that had to be given up. */
export interface Placed {
  readonly chunk: Chunk;
  readonly rows: readonly Row[];
  /** 0-based line of the file before the edit. */
  readonly at: number;
  /** Which rung of the ladder found it: 0 is exact. */
  readonly rung: number;
  /** Where the search began: below the chunk before, and below the anchor. */
  readonly cursor: number;
  readonly moves: readonly Move[];
}

export interface Unplaced {
  readonly chunk: Chunk;
  readonly moves: readonly Move[];
  readonly reject: Reject;
  /** The tool's own words. */
  readonly message: string;
}

export type Location =
  | { readonly ok: true; readonly placed: Placed }
  | { readonly ok: false; readonly unplaced: Unplaced };

/** The lines of a file (bytes with a line feed each) as one version of the tool sees them. */
export interface SeekOptions {
  readonly path: string;
  /** What counts as equal before anything is forgiven. */
  readonly exact: LineRule;
  /** Where an insertion without old lines goes. */
  readonly appendAt: number;
  /** Whether a chunk marked as the end of the file may be sought above the cursor. */
  readonly endIgnoresCursor: boolean;
}

/**
 * Places the chunks of an update one after the other, each below the one before.
 *
 * Source: specification section 2.3.
 */
export function locateChunks(lines: readonly ByteText[], chunks: readonly Chunk[], options: SeekOptions): Location[] {
  const locations: Location[] = [];
  let cursor = 0;
  for (const chunk of chunks) {
    const location = locateChunk(lines, chunk, cursor, options);
    locations.push(location);
    if (!location.ok) break;
    const { rows, at } = location.placed;
    cursor = preimage(chunk.rows).length > 0 ? at + preimage(rows).length : location.placed.cursor;
  }
  return locations;
}

function locateChunk(lines: readonly ByteText[], chunk: Chunk, cursor: number, options: SeekOptions): Location {
  const { path, appendAt } = options;
  const moves: Move[] = [{ kind: 'read', stated: null, expected: lineIndex(cursor), carry: 0 }];
  const refuse = (sentence: string, message: string): Location => ({
    ok: false,
    unplaced: { chunk, moves, reject: { reason: 'no-match', sentence }, message },
  });
  let from = cursor;
  if (chunk.anchor !== null) {
    const found = seekDown(lines, [toRow(chunk.anchor)], cursor, ladder(options.exact));
    if (found.at === null) {
      return refuse(
        `No line below line ${cursor} equals the anchor "${chunk.anchor}".`,
        `Failed to find context '${chunk.anchor}' in ${path}`,
      );
    }
    from = found.at + 1;
    moves.push({
      kind: 'note',
      code: 'anchor',
      sentence: `The anchor is line ${from}; the search begins below it.`,
      at: lineIndex(found.at),
    });
  }
  if (preimage(chunk.rows).length === 0) {
    return { ok: true, placed: { chunk, rows: chunk.rows, at: appendAt, rung: 0, cursor: from, moves } };
  }
  const sought = seekRows(lines, chunk, from, options, moves);
  if (sought.at !== null) {
    return { ok: true, placed: { chunk, rows: sought.rows, at: sought.at, rung: sought.rung, cursor: from, moves } };
  }
  const old = preimage(chunk.rows).map((row) => fromBytes(row.slice(0, -1)));
  return refuse(
    `The ${old.length} old lines are nowhere below line ${from}, not even with the loosest comparison.`,
    `Failed to find expected lines in ${path}:\n${old.join('\n')}`,
  );
}

const toRow = (anchor: string): ByteText => `${toBytes(anchor)}\n`;

/** Looks for all old rows, then without a last empty one. */
function seekRows(
  lines: readonly ByteText[],
  chunk: Chunk,
  from: number,
  options: SeekOptions,
  moves: Move[],
): Sought & { readonly rows: readonly Row[] } {
  const whole = seek(lines, chunk.rows, from, chunk.atEnd, options);
  moves.push(...whole.sweeps);
  const isEmptyLast = preimage(chunk.rows).at(-1) === '\n';
  if (whole.at !== null || !isEmptyLast) return { ...whole, rows: chunk.rows };
  const rows = withoutLastEmpty(chunk.rows);
  moves.push({
    kind: 'note',
    code: 'empty-line-dropped',
    sentence: 'Not found; its last old line is empty, so it is looked for again without that line.',
    at: null,
  });
  const shorter = seek(lines, rows, from, chunk.atEnd, options);
  moves.push(...shorter.sweeps);
  return { ...shorter, rows };
}

function seek(
  lines: readonly ByteText[],
  rows: readonly Row[],
  from: number,
  atEnd: boolean,
  { exact, endIgnoresCursor }: SeekOptions,
): Sought {
  const old = preimage(rows);
  if (old.length === 0) return { at: from, rung: 0, sweeps: [] };
  const end = lines.length - old.length;
  const start = atEnd && end >= 0 ? (endIgnoresCursor ? end : Math.max(from, end)) : from;
  return seekDown(lines, old, start, ladder(exact));
}

/** The last old row goes, and the last new row too when it is empty as well. */
function withoutLastEmpty(rows: readonly Row[]): Row[] {
  const lastOld = rows.findLastIndex((row) => row.kind !== 'insert');
  const lastNew = rows.findLastIndex((row) => row.kind !== 'delete');
  const dropsNew = postimage(rows).at(-1) === '\n';
  return rows.flatMap((row, i) => {
    if (i === lastOld && row.kind === 'context')
      return dropsNew && lastNew === i ? [] : [{ ...row, kind: 'insert' as const }];
    if (i === lastOld) return [];
    if (i === lastNew && dropsNew) return row.kind === 'context' ? [{ ...row, kind: 'delete' as const }] : [];
    return [row];
  });
}
