import { preimage } from '../../patch/row.ts';
import type { ByteText } from '../../text/bytes.ts';
import type { Task } from './place.ts';

type Named = Pick<Task, 'number'>;

export const offPlace = ({ number }: Named, place: number, stated: number): string =>
  `hunk #${number} matched at ${place + 1}, stated ${stated + 1} (offset ${place - stated}); re-read the file and re-anchor`;

export const noMatch = ({ number }: Named, stated: number): string =>
  `hunk #${number} matches nowhere, stated ${stated + 1}; re-read the file and write the hunk again`;

/** `landed`: null outside every symbol, undefined when the file's symbols are not known. */
export function wrongSymbol({ number }: Named, landed: string | null | undefined, named: string): string {
  if (landed === undefined)
    return `hunk #${number} cannot be checked: no functions are known in this file, task named '${named}'`;
  return `hunk #${number} landed ${landed === null ? 'outside every function' : `in '${landed}'`}, task named '${named}'`;
}

/** The first row that differs at the stated line: what was expected, and what is there. */
export function mismatchLines({ image, hunk }: Task, stated: number): string[] {
  const rows = preimage(hunk.rows);
  const row = rows.findIndex((text, i) => image.line(stated + i) !== text);
  if (row < 0) return [];
  const at = stated + row;
  const found = at >= 0 && at < image.count ? quoted(image.line(at)) : 'no such line';
  return [`  line ${at + 1} expected: ${quoted(rows[row]!)}`, `  line ${at + 1} found:    ${found}`];
}

/** In quotes, with what cannot be seen written out. */
const quoted = (line: ByteText) =>
  `"${line.replace(/[\\"\r\n\t]|[\x00-\x1f\x7f]/g, (char) => shown[char] ?? `\\x${hex(char)}`)}"`;

const hex = (char: string) => char.charCodeAt(0).toString(16).padStart(2, '0');

const shown: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\r': '\\r', '\n': '\\n', '\t': '\\t' };
