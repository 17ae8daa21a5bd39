import { preimage, type Row } from '../../patch/row.ts';
import type { ByteText } from '../../text/bytes.ts';
import type { Image } from '../../text/image.ts';
import type { EditHunk, Telling } from '../edit.ts';
import type { Finder, Standing } from '../standing.ts';

/** A hunk with the number that its header is given. */
export interface Numbered {
  readonly hunk: EditHunk;
  readonly rows: readonly Row[];
  /** 1-based; without old rows, the line before. */
  readonly at: number;
}

/**
 * Gives hunks their line numbers, in the order of the file: those they state, else where their old lines stand, below
 * the hunk before and below their anchors if they can. A text: why that cannot be done.
 */
export function numbered(
  hunks: readonly EditHunk[],
  image: Image,
  finder: Finder,
  told: Telling,
): readonly Numbered[] | string {
  const found: Numbered[] = [];
  let cursor = 0;
  for (const hunk of hunks) {
    const one = numberOf(hunk, image, cursor, finder, told);
    if (typeof one === 'string') return one;
    found.push(one);
    cursor = one.at - 1 + preimage(hunk.rows).length;
  }
  const ordered = [...found].sort((a, b) => a.at - b.at);
  if (ordered.some((one, i) => one !== found[i]))
    told.invent('The order of the hunks: a unified diff has that of the file.');
  const clash = ordered.findIndex((one, i) => i > 0 && endOf(ordered[i - 1]!) > one.at);
  if (clash > 0)
    return `The hunks at lines ${ordered[clash - 1]!.hunk.lines.from} and ${ordered[clash]!.hunk.lines.from} of the edit are about the same lines: a unified diff has one hunk for each.`;
  return ordered;
}

const endOf = ({ at, rows }: Numbered) => at + preimage(rows).length;

function numberOf(hunk: EditHunk, image: Image, cursor: number, finder: Finder, told: Telling): Numbered | string {
  const { rows, stated, lines } = hunk;
  if (stated !== null) return { hunk, rows, at: stated };
  const old = preimage(rows);
  if (old.length === 0) {
    if (image.count === 0) return { hunk, rows, at: 0 };
    return `The hunk at line ${lines.from} has no old lines: nothing says which line of the file it is for.`;
  }
  const from = belowAnchors(hunk, image, cursor, told);
  const standing = atEnd(hunk, old, image, finder) ?? finder.find(image, old, from) ?? finder.find(image, old, 0);
  if (standing) {
    tellStanding(standing, lines.from, told);
    return { hunk, rows: standing.isCut ? withoutLastFeed(rows) : rows, at: standing.at + 1 };
  }
  const loose = finder.findLoosely(image, old, from) ?? finder.findLoosely(image, old, 0);
  if (finder.isSpent)
    return 'The edit has more hunks than can be looked for in the file: their line numbers are not known.';
  if (loose === null)
    return `The old text of the hunk at line ${lines.from} is nowhere in the file: there is no line number to give it.`;
  told.invent(
    `The line number of the hunk at line ${lines.from}: from where its old text stands when blanks are ignored.`,
  );
  return { hunk, rows, at: loose + 1 };
}

function tellStanding({ at, isAgain, isCut }: Standing, line: number, told: Telling): void {
  told.invent('The line numbers: taken from where the old text stands in the file.');
  if (isAgain) {
    told.invent(
      `The place of the hunk at line ${line}: its old text is in the file again; the first, line ${at + 1}, was taken.`,
    );
  }
  if (isAgain === null) {
    told.invent('That the old text of later hunks is in the file once: the edit is too long to look.');
  }
  if (isCut) told.invent('The mark that the last line of the file has no line feed.');
}

/** The lines at the end of the file, when that is where they are sought. */
function atEnd(hunk: EditHunk, old: readonly ByteText[], image: Image, finder: Finder): Standing | null {
  return hunk.atEnd ? finder.find(image, old, Math.max(0, image.count - old.length)) : null;
}

/** The line (0-based) after the anchors, each sought below the one before; one that is missing moves nothing. */
function belowAnchors({ anchors }: EditHunk, image: Image, cursor: number, told: Telling): number {
  let from = cursor;
  for (const anchor of anchors) {
    const wanted = anchor.trim();
    let at = from;
    while (at < image.count && image.line(at).trim() !== wanted) at++;
    if (at < image.count) from = at + 1;
    else told.drop(`The line after @@, "${wanted}": it is not in the file.`);
  }
  return from;
}

/** The rows for a file whose last line has no line feed: the last old row loses its own. */
function withoutLastFeed(rows: readonly Row[]): Row[] {
  const last = rows.findLastIndex((row) => row.kind !== 'insert');
  return rows.flatMap((row, i): Row[] => {
    if (i !== last) return [row];
    const cut = { ...row, text: row.text.slice(0, -1) };
    // Lines that follow it need its line feed: then it is a change of its own.
    return row.kind === 'context' && i < rows.length - 1
      ? [
          { ...cut, kind: 'delete' },
          { ...row, kind: 'insert' },
        ]
      : [cut];
  });
}
