import type { ByteText } from '../../text/bytes.ts';
import { type DraftHunk, newCount, oldCount } from './hunks.ts';

const marker = '\n\\ No newline at end of file\n';

export const rowText = (prefix: string, text: ByteText): ByteText =>
  text.endsWith('\n') ? prefix + text : prefix + text + marker;

/** Hunks as `diff -u` writes them. */
export const unifiedHunks = (hunks: readonly DraftHunk[]): ByteText =>
  hunks.map((hunk) => unifiedHeader(hunk) + hunk.rows.map(({ sign, text }) => rowText(sign, text)).join('')).join('');

function unifiedHeader(hunk: DraftHunk): ByteText {
  const range = (start: number, count: number) => (count === 1 ? `${start}` : `${start},${count}`);
  const section = hunk.section === '' ? '' : ` ${hunk.section}`;
  return `@@ -${range(hunk.oldStart, oldCount(hunk))} +${range(hunk.newStart, newCount(hunk))} @@${section}\n`;
}
