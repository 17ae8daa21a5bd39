import type { Row } from '../../patch/row.ts';
import type { ByteText } from '../../text/bytes.ts';
import type { Image } from '../../text/image.ts';
import type { Hunk } from './hunk.ts';

const ranges = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
const kinds: Readonly<Record<string, Row['kind']>> = { '+': 'insert', '-': 'delete' };

/** The hunk whose header is line `at` (0-based); a text: what is wrong with it, after its number. */
export function readHunk(image: Image, at: number, number: number, skipped: number): Hunk | string {
  let header = image.line(at);
  const match = ranges.exec(header);
  if (match === null) return '';
  const [oldStart, oldCount, newStart, newCount] = [match[1]!, match[2] ?? '1', match[3]!, match[4] ?? '1'].map(
    Number,
  ) as [number, number, number, number];
  const rows: Row[] = [];
  const signs: string[] = [];
  let old = oldCount;
  let now = newCount;
  let next = at + 1;
  while (old > 0 || now > 0) {
    // It reads as many lines as the longer side lacks before it counts again.
    for (let owed = Math.max(old, now); owed > 0; owed--) {
      if (next >= image.count) return ': incomplete hunk';
      const line = image.line(next++);
      if (line === '\\ No newline at end of file\n') {
        if (!unend(rows)) header = unended(header);
        continue;
      }
      const isBare = line === '\n' || line === '\r\n';
      const kind = (isBare ? undefined : kinds[line[0]!]) ?? 'context';
      rows.push({ kind, text: isBare ? line : line.slice(1), patchLine: next + skipped });
      signs.push(isBare ? ' ' : line[0]!);
      if (kind !== 'insert') old--;
      if (kind !== 'delete') now--;
    }
  }
  if (image.line(next).startsWith('\\ ')) {
    if (!unend(rows)) header = unended(header);
    next++;
  }
  return {
    number,
    header,
    oldStart,
    oldCount,
    newStart,
    newCount,
    rows,
    signs,
    from: at + 1 + skipped,
    to: next + skipped,
  };
}

/** Takes the line end of the last row; false when there is none: then the header before it loses its own. */
function unend(rows: Row[]): boolean {
  const last = rows.pop();
  if (last) rows.push({ ...last, text: unended(last.text) });
  return last !== undefined;
}

const unended = (line: ByteText) => line.replace(/\r?\n$/, '');
