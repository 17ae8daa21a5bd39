import type { Row } from '../../patch/row.ts';
import { toBytes } from '../../text/bytes.ts';
import type { Section } from '../shared/sections/section.ts';

export const endOfFile = '*** End of File';
const enders = ['*** End Patch', '*** Update File:', '*** Delete File:', '*** Add File:', endOfFile];
const kinds: Readonly<Record<string, Row['kind']>> = { ' ': 'context', '+': 'insert', '-': 'delete' };

/** Whether an update ends before this line. */
export const endsUpdate = (line: string) => enders.some((ender) => line.startsWith(ender));

export type ReadSection =
  | { readonly ok: true; readonly section: Section; readonly next: number }
  /** The real tool reads the line again and again, without an end. */
  | { readonly ok: false; readonly message: string | null; readonly line: number };

/**
 * Reads one section from line `start` (0-based). Lines without a sign are context, an empty line ends the section.
 * `isAtTop`: the search still begins at the top of the file, and then the section needs no `@@`.
 * `skipped`: lines of the pasted text before the first.
 */
export function readSection(lines: readonly string[], start: number, isAtTop: boolean, skipped: number): ReadSection {
  const opener = lines[start]!;
  const hasMarker = opener === '@@' || opener.startsWith('@@ ');
  const refuse = (message: string | null, at: number) => ({ ok: false, message, line: at + 1 + skipped }) as const;
  if (!hasMarker && !isAtTop) return refuse(`Invalid Line:\n${opener}`, start);
  const anchor = hasMarker ? opener.slice(3).trim() : '';
  const rows: Row[] = [];
  let at = hasMarker ? start + 1 : start;
  for (; at < lines.length; at++) {
    const line = lines[at]!;
    if (line === '' || line === '***' || line.startsWith('@@') || endsUpdate(line)) break;
    if (line.startsWith('***')) return refuse(`Invalid line: ${line}`, at);
    const kind = kinds[line[0]!];
    rows.push({
      kind: kind ?? 'context',
      text: `${toBytes(kind ? line.slice(1) : line)}\n`,
      patchLine: at + 1 + skipped,
    });
  }
  const atEnd = lines[at] === endOfFile;
  const next = atEnd ? at + 1 : at;
  if (next === start) return refuse(null, start);
  const anchors = anchor === '' ? [] : [anchor];
  return {
    ok: true,
    section: { anchors, markers: hasMarker ? 1 : 0, rows, atEnd, from: start + 1 + skipped, to: next + skipped },
    next,
  };
}
