import type { ByteText } from '../../text/bytes.ts';
import type { Detected } from './detected.ts';
import { type Hunk, rowsOf } from './hunk.ts';

const signs = { context: ' ', delete: '-', insert: '+' } as const;
const range = (first: bigint, n: number) => (n === 0 ? `${first - 1n},0` : n === 1 ? `${first}` : `${first},${n}`);

export function rejectHeader({ old, new: next }: Detected, isReverse: boolean): ByteText {
  const [a, b] = isReverse ? [next, old] : [old, next];
  return `--- ${a.name ?? '/dev/null'}${a.time}\n+++ ${b.name ?? '/dev/null'}${b.time}\n`;
}
export function rejectHunk(hunk: Hunk, shift: number): ByteText {
  const s = BigInt(shift);
  return (
    `@@ -${range(hunk.oldFirst + s, hunk.oldLines.length)} +${range(hunk.newFirst + s, hunk.newLines.length)} @@${hunk.section}\n` +
    rowsOf(hunk)
      .map((row) => signs[row.kind] + row.text)
      .join('')
  );
}
