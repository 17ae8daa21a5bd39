import { changedRows } from '../../patch/changed-rows.ts';
import type { Row } from '../../patch/row.ts';
import { exactly, type LineRule } from '../../search/line-rules.ts';
import type { Edit, Landing, Move, Reject, Sweep } from '../../search/trace.ts';
import { type ByteText, toBytes } from '../../text/bytes.ts';
import { Image, lineIndex } from '../../text/image.ts';
import type { HunkReport } from '../run.ts';
import { editsAt } from './edits.ts';

/** A stretch of a text, in characters. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One strategy of a tool that looks for a text: what it found, of everything it could have found. */
export interface Attempt {
  readonly label: string;
  readonly rule?: LineRule;
  readonly found: readonly Span[];
  /** 'first' when it stops at one, 'all' when it counts, 'best' when it scores. */
  readonly until: Sweep['until'];
  readonly score?: { readonly best: number; readonly needed: number };
}

/** A replacement of text by text, as a tool made it or refused it. */
export interface Replacement {
  readonly number: number;
  /** 1-based lines of the edit; for a call with fields, of its JSON text. */
  readonly patchLines: { readonly from: number; readonly to: number };
  /** The file as characters, when the tool looked. */
  readonly text: string;
  readonly old: string;
  readonly new: string;
  /** The whole text afterwards, where more is known of what was written than `new`; else null. */
  readonly after: string | null;
  readonly attempts: readonly Attempt[];
  /** What was replaced; empty with a reject. */
  readonly replaced: readonly Span[];
  readonly reject: Reject | null;
}

/** The report of a replacement, in whole lines: an occurrence inside a line speaks of that line. */
export function textReport(replacement: Replacement): HunkReport {
  const { number, patchLines, text, replaced, reject } = replacement;
  const starts = lineStarts(text);
  const { rows, written } = rowsOf(replacement);
  const sweeps = replacement.attempts.map((attempt) => sweepOf(attempt, starts));
  const read: Move = { kind: 'read', stated: null, expected: null, carry: 0 };
  const base = { number, patchLines, section: '', rows, stated: null, expected: null };
  if (reject)
    return { ...base, moves: [read, ...sweeps, { kind: 'reject', reject }], outcome: { kind: 'rejected', reject } };
  const landing = landingOf(
    rows,
    replaced.map(({ start }) => lineOf(starts, start)),
    written,
  );
  return { ...base, moves: [read, ...sweeps, { kind: 'land', landing }], outcome: { kind: 'landed', landing } };
}

/** `written`: the lines that take the place of the whole window; null when only what the rows change is written. */
function landingOf(rows: readonly Row[], places: readonly number[], written: ByteText | null): Landing {
  const height = rows.filter(({ kind }) => kind !== 'insert').length;
  const edits = places.flatMap((place): Edit[] =>
    written === null
      ? editsAt(rows, place)
      : [{ at: lineIndex(place), removed: height, inserted: new Image(written).count, text: written }],
  );
  return {
    places: places.map(lineIndex),
    printed: null,
    offset: null,
    fuzz: 0,
    dropped: { head: 0, tail: 0 },
    edits,
  };
}

/** Every line is a place; when something was found, the places are those where it begins. */
function sweepOf({ label, rule = exactly, found, until, score }: Attempt, starts: readonly number[]): Sweep {
  const hits = found.map(({ start }) => lineIndex(lineOf(starts, start)));
  const last = Math.max(0, starts.length - 1);
  const stopped = until === 'first' && hits.length > 0 ? hits[0]! : lineIndex(last);
  return {
    kind: 'sweep',
    pass: { label, fuzz: { head: 0, tail: 0 }, rule: rule.id, isReversed: false },
    order: { kind: 'straight', from: lineIndex(0), to: lineIndex(last) },
    tries: starts.length === 0 ? 0 : stopped + 1,
    until,
    hits: [...new Set(hits)],
    ...(score && { score }),
  };
}

interface Rows {
  readonly rows: readonly Row[];
  readonly written: ByteText | null;
}

/**
 * The rows of the change: common lines at both ends are context. Where a lenient strategy found other text than was
 * asked for, line for line, the rows are those of the edit, and all of the window is written.
 */
function rowsOf(replacement: Replacement): Rows {
  const { text, old, new: to, replaced, patchLines } = replacement;
  const [first] = replaced;
  if (!first) return { rows: changedRows(toBytes(old), toBytes(to), patchLines.from), written: null };
  const found = text.slice(first.start, first.end);
  const head = text.slice(text.lastIndexOf('\n', first.start - 1) + 1, first.start);
  const rest = found.endsWith('\n') ? '' : restOfLine(text, first.end);
  const there = toBytes(head + found + rest);
  const put = toBytes(head + writtenFor(replacement, first) + rest);
  // A last line feed that was looked for and not found is written all the same: an empty line more.
  const isFed = old.endsWith('\n') && !found.endsWith('\n');
  const asked = toBytes(head + (isFed ? old.slice(0, -1) : old) + rest);
  const isAlike = found === old || new Image(asked).count !== new Image(there).count;
  if (isAlike) return { rows: changedRows(there, put, patchLines.from), written: null };
  const isFedTwice = isFed && to.endsWith('\n');
  const rows = changedRows(asked, toBytes(head + (isFedTwice ? to.slice(0, -1) : to) + rest), patchLines.from);
  const empty: Row = { kind: 'insert', text: '\n', patchLine: patchLines.from };
  return { rows: isFedTwice ? [...rows, empty] : rows, written: put };
}

/** What stands afterwards where the old text stood: tools re-indent what they were given. */
function writtenFor({ text, new: to, after, replaced }: Replacement, { start, end }: Span): string {
  if (after === null || replaced.length !== 1) return to;
  return after.slice(start, Math.max(start, after.length - (text.length - end)));
}

function restOfLine(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(at, end < 0 ? text.length : end + 1);
}

function lineStarts(text: string): number[] {
  const starts: number[] = [];
  for (let at = 0; at < text.length; ) {
    starts.push(at);
    const end = text.indexOf('\n', at);
    at = end < 0 ? text.length : end + 1;
  }
  return starts;
}

function lineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle;
  }
  return low;
}

/** Every occurrence that does not overlap the one before. An empty text occurs before and after every character. */
export function occurrences(text: string, wanted: string): Span[] {
  const found: Span[] = [];
  if (wanted === '') return Array.from({ length: text.length + 1 }, (_, start) => ({ start, end: start }));
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + wanted.length)) {
    found.push({ start, end: start + wanted.length });
  }
  return found;
}
