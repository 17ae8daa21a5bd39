import type { RowComparison } from '../../engine/index.ts';
import { endOf, nameOf, shapeOf } from '../code/characters.ts';
import { forgivenBetween, type Piece } from './forgiven.ts';

/** One line of the comparison. A row takes one line, the first that differs two: hunk over file. */
export interface ComparedLine {
  /** 0-based row of the hunk. */
  readonly row: number;
  /** Whose text it is: of both alike, or of one side of the pair. */
  readonly side: 'both' | 'hunk' | 'file';
  readonly verdict: 'match' | 'mismatch' | 'after' | 'dropped' | 'waiting';
  readonly sign: 'match' | 'forgiven' | 'miss' | 'dropped' | 'later-match' | 'later-miss' | null;
  readonly pieces: readonly Piece[];
  /** Said at the right end; null when there is nothing to say. */
  readonly note: string | null;
}

/** More rows than a comparison is read for, and so many of them before the first that differs. */
const most = { rows: 400, before: 100 };

/** The rows to draw of a hunk that is too long to be drawn whole, and how many were left out on either side. */
export function rowsShown(rows: readonly RowComparison[]) {
  const difference = rows.length > most.rows ? rows.findIndex(({ state }) => state === 'differs') : 0;
  const from = Math.max(0, Math.min(rows.length - most.rows, difference - most.before));
  const shown = rows.slice(from, from + most.rows);
  return { rows: shown, above: from, below: rows.length - from - shown.length };
}

type FileLine = (place: number) => number;

/** The rows of a hunk against the file at one place, as lines to draw. `fileLine` leads to lines of the file (from 0). */
export function comparedLines(rows: readonly RowComparison[], fileLine: FileLine = (place) => place): ComparedLine[] {
  const isWaiting = rows.every((row) => row.state === 'not-reached');
  const first = rows.findIndex(({ state }) => state === 'differs' || state === 'beyond');
  const after = rows.findIndex(({ state }, i) => state === 'not-reached' && i > first);
  return rows.flatMap((row, i) => {
    if (isWaiting) return [plain(row, 'waiting', null, null)];
    return i === first ? pairOf(row, fileLine) : [lineOf(row, i === after)];
  });
}

function lineOf(row: RowComparison, isFirstAfter: boolean): ComparedLine {
  switch (row.state) {
    case 'equal':
      return plain(row, 'match', 'match', null);
    case 'forgiven':
      return forgivenLine(row);
    case 'dropped':
      return plain(row, 'dropped', 'dropped', `dropped, would ${row.wouldMatch ? 'match' : 'differ'}`);
    case 'differs':
    case 'beyond':
      return plain(row, 'mismatch', 'miss', row.state === 'beyond' ? 'past the end of the file' : null);
    case 'not-reached':
      return plain(row, 'after', row.wouldMatch ? 'later-match' : 'later-miss', isFirstAfter ? 'not reached' : null);
  }
}

const withoutEnd = (text: string) => (text.endsWith('\n') ? text.slice(0, -1) : text);
/** Of a line that is longer than anybody reads. */
const beginning = (text: string) => (text.length > 4000 ? text.slice(0, 4000) : text);

function plain(
  { row, text }: RowComparison,
  verdict: ComparedLine['verdict'],
  sign: ComparedLine['sign'],
  note: string | null,
): ComparedLine {
  return {
    row,
    side: 'both',
    verdict,
    sign,
    pieces: verdict === 'dropped' ? struck(text) : [{ text: withoutEnd(text), kind: 'plain' }],
    note,
  };
}

/** The text is struck, not its indentation. */
function struck(text: string): Piece[] {
  const line = withoutEnd(text);
  const start = Math.max(0, line.search(/\S/));
  return [
    { text: line.slice(0, start), kind: 'plain' },
    { text: line.slice(start), kind: 'struck' },
  ];
}

function forgivenLine(row: RowComparison): ComparedLine {
  const { pieces, words } = forgivenBetween(beginning(row.text), beginning(row.found ?? ''));
  return { row: row.row, side: 'both', verdict: 'match', sign: 'forgiven', pieces, note: words };
}

/** The hunk's row over the file's line, the first differing character of each marked and, where needed, named. */
function pairOf(comparison: RowComparison, fileLine: FileLine): ComparedLine[] {
  const { row, text, found, foundAt, difference } = comparison;
  if (found === null || foundAt === null || difference === null) {
    return [plain(comparison, 'mismatch', 'miss', 'past the end of the file')];
  }
  const isNamed = nameOf(difference.expected) !== null || nameOf(difference.found) !== null;
  const noteOf = (side: string, char: string | null) => {
    const name = isNamed ? (nameOf(char) ?? `“${shapeOf(char)}”`) : null;
    return name === null ? side : `${side}: ${name}`;
  };
  return [
    {
      row,
      side: 'hunk',
      verdict: 'mismatch',
      sign: 'miss',
      pieces: markedAt(text, difference.column, difference.expected),
      note: noteOf('hunk', difference.expected),
    },
    {
      row,
      side: 'file',
      verdict: 'mismatch',
      sign: null,
      pieces: markedAt(found, difference.foundColumn, difference.found),
      note: noteOf(`file ${fileLine(foundAt) + 1}`, difference.found),
    },
  ];
}

/** A line in three pieces round the character at `column`, which is drawn even where the line has ended. */
function markedAt(text: string, column: number, char: string | null): Piece[] {
  const after = withoutEnd(text.slice(column + (char?.length ?? 0)));
  const pieces: Piece[] = [
    { text: endOf(withoutEnd(text.slice(0, column))), kind: 'plain' },
    { text: char ?? '', kind: 'differs' },
    { text: after, kind: 'plain' },
  ];
  return pieces.filter(({ text, kind }) => text !== '' || kind === 'differs');
}
