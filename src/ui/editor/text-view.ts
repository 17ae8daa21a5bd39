import { type ByteText, fromBytes, isUtf8, toBytes } from '../../engine/index.ts';

/**
 * How a text is shown: as characters when it is UTF-8, else one Latin-1 character for every byte. In ASCII the two
 * are the same, and nothing has to be looked at to go from one to the other.
 */
export type Encoding = 'ascii' | 'utf-8' | 'bytes';

/** A change as the editor tells it: places from 1, columns in UTF-16 units, `text` in place of the range. */
export interface Change {
  readonly from: { readonly line: number; readonly column: number };
  readonly to: { readonly line: number; readonly column: number };
  readonly text: string;
  /** Where the range begins and how long it is, as the editor counts; line ends are one unit long, or two in CR LF models. */
  readonly offset?: number;
  readonly length?: number;
}

const beyondAscii = /[^\x00-\x7f]/;
const byteOrderMark = '\ufeff';
/** Stands for a carriage return that ends no line: the editor would break the line there, no applier does. */
const returnSign = '\u240d';

export const encodingOf = (text: ByteText): Encoding =>
  beyondAscii.test(text) ? (isUtf8(text) ? 'utf-8' : 'bytes') : 'ascii';

/**
 * The text as the editor takes it. Line for line and column for column what the engine sees; a byte order mark,
 * which the editor would swallow, is left out.
 */
export function shown(text: ByteText, encoding: Encoding, isBeginning = true): string {
  const all = characters(text, encoding);
  const seen = isBeginning && all.startsWith(byteOrderMark) ? all.slice(1) : all;
  return seen.includes('\r') ? seen.replace(/\r(?!\n)/g, returnSign) : seen;
}

/**
 * The bytes after the editor's changes (all in places of the text before them). Line ends that were not touched
 * stay as they are, CR LF among LF included; a new line ends as the line does in which it was begun.
 */
export function changed(text: ByteText, encoding: Encoding, changes: readonly Change[]): ByteText {
  const before = characters(text, encoding);
  // Without carriage returns and marks the editor counts as we do, and nobody has to look for lines.
  const isPlain = !before.includes('\r') && !before.startsWith(byteOrderMark);
  const find = isPlain && changes.every(({ offset }) => offset !== undefined) ? null : offsetsIn(before);
  const hasSigns = encoding !== 'ascii' && before.includes(returnSign);
  let after = before;
  const fromTheEnd = [...changes].sort((a, b) => b.from.line - a.from.line || b.from.column - a.from.column);
  for (const { from, to, text: typed, offset = 0, length = 0 } of fromTheEnd) {
    const start = find ? find(from.line, from.column) : offset;
    const end = find ? find(to.line, to.column) : offset + length;
    const lines = typed.replace(/\r\n?|\n/g, endAt(before, start));
    const returned = hasSigns ? lines : lines.replaceAll(returnSign, '\r');
    const inserted = encoding === 'ascii' ? toBytes(returned) : returned;
    after = after.slice(0, start) + inserted + after.slice(end);
  }
  switch (encoding) {
    case 'ascii':
      return after;
    case 'utf-8':
      return toBytes(after);
    case 'bytes':
      return after.replace(/[^\x00-\xff]/gu, toBytes);
  }
}

const characters = (text: ByteText, encoding: Encoding): string => (encoding === 'utf-8' ? fromBytes(text) : text);

/** Offsets of places, in a text that may begin with a byte order mark that the editor does not show. */
function offsetsIn(text: string): (line: number, column: number) => number {
  const starts = [text.startsWith(byteOrderMark) ? 1 : 0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (line, column) => Math.min((starts[line - 1] ?? text.length) + column - 1, text.length);
}

/** How the line around an offset ends; the line before it when it is the last. */
function endAt(text: string, offset: number): '\n' | '\r\n' {
  const next = text.indexOf('\n', offset);
  const feed = next >= 0 ? next : text.lastIndexOf('\n', offset - 1);
  return feed > 0 && text[feed - 1] === '\r' ? '\r\n' : '\n';
}
