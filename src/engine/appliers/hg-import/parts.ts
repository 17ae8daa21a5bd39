import type { ByteText } from '../../text/bytes.ts';

/** One of several patches in a text; `skipped` is how many lines of the text stand before it. */
export interface Part {
  readonly text: ByteText;
  readonly skipped: number;
}

const header = /^[\w-]+: /;

/**
 * Cuts a text into patches as a mailbox is cut: once a line such as `Subject: x` or `Index: f` has come before a `---`
 * line, the next run of such lines begins another patch, even inside a hunk.
 * Source: runs of Mercurial 6.3.2.
 */
export function partsOf(text: ByteText): Part[] {
  const lines = text.split(/(?<=\n)/);
  const first = lines.findIndex((line) => header.test(line));
  const opening = first < 0 ? -1 : lines.findIndex((line, i) => i > first && line.startsWith('--- '));
  const starts = [0];
  if (opening >= 0) {
    for (let i = opening + 1; i < lines.length; i++) {
      if (header.test(lines[i]!) && !header.test(lines[i - 1]!)) starts.push(i);
    }
  }
  return starts.map((start, i) => ({ text: lines.slice(start, starts[i + 1]).join(''), skipped: start }));
}
