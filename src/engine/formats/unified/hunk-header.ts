import type { ByteText } from '../../text/bytes.ts';
import { type LineNumber, lineNumber } from '../../text/image.ts';

/** Lines `start` to `start + count`, 1-based; with a count of 0, `start` is the line before. */
export interface HeaderRange {
  readonly start: LineNumber;
  readonly count: number;
}

/** The four numbers of `@@ -old +new @@ section`. */
export interface HunkHeader {
  readonly old: HeaderRange;
  readonly new: HeaderRange;
  /** What follows the second `@@`, without the space between. */
  readonly section: ByteText;
}

const shape = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@(?: ?)([^\r\n]*)/;

/** Reads a `@@` line; null when its numbers cannot be read. A count that is left out is 1. */
export function readHunkHeader(line: ByteText): HunkHeader | null {
  const match = shape.exec(line);
  if (match === null) return null;
  const [, oldStart, oldCount = '1', newStart, newCount = '1', section = ''] = match;
  const range = (start: string | undefined, count: string) => ({
    start: lineNumber(Number(start)),
    count: Number(count),
  });
  return { old: range(oldStart, oldCount), new: range(newStart, newCount), section };
}
