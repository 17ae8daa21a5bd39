import type { ByteText } from './bytes.ts';

declare const brand: unique symbol;
type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** 0-based position of a line in an image. A position may also be the line count: the end of the image. */
export type LineIndex = Brand<number, 'LineIndex'>;
/** 1-based line number, as hunk headers and tools print it. */
export type LineNumber = Brand<number, 'LineNumber'>;

export const lineIndex = (n: number) => n as LineIndex;
export const lineNumber = (n: number) => n as LineNumber;
export const toNumber = (i: LineIndex) => (i + 1) as LineNumber;

/**
 * A text as lines. A line is its bytes with its line feed; only the last may lack one (an *incomplete* line).
 * A lone CR never ends a line; CR LF is a line that ends in CR before its LF.
 *
 * Held as one string and a table of offsets, so that a million lines cost four megabytes beside the text.
 */
export class Image {
  readonly text: ByteText;
  /** Number of lines; an empty text has none. */
  readonly count: number;
  /** `count + 1` offsets: line `i` is `text.slice(starts[i], starts[i + 1])`. */
  readonly starts: Uint32Array;
  /** Offsets, ascending, at which a line ends without a line feed and another begins: a tool took two for one. */
  readonly seams: readonly number[];

  /** `starts`, when somebody has them: those of this very text. */
  constructor(text: ByteText, seams: readonly number[] = [], starts: Uint32Array = lineStarts(text, seams)) {
    this.text = text;
    this.seams = seams;
    this.starts = starts;
    this.count = this.starts.length - 1;
  }

  /** Line `i` with its line feed; the empty string outside the image. */
  line(i: number): ByteText {
    return i < 0 || i >= this.count ? '' : this.text.slice(this.starts[i], this.starts[i + 1]);
  }

  /** Lines `from` to `to` (exclusive) as one string; positions outside the image are clamped. */
  slice(from: number, to: number): ByteText {
    return this.text.slice(this.offset(from), this.offset(to));
  }

  /** All lines as an array. Linear: for small images and tests. */
  lines(): ByteText[] {
    return Array.from({ length: this.count }, (_, i) => this.line(i));
  }

  /** Byte offset at which line `i` starts, clamped to the image. */
  offset(i: number): number {
    return this.starts[Math.max(0, Math.min(i, this.count))]!;
  }

  /** The line that holds byte `offset`. O(log lines). */
  lineAt(offset: number): LineIndex {
    let low = 0;
    let high = this.count;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return lineIndex(low);
  }
}

function lineStarts(text: ByteText, seams: readonly number[]): Uint32Array {
  let starts = new Uint32Array(Math.max(16, text.length >> 5));
  let count = 0;
  let at = 0;
  let seam = 0;
  while (at < text.length) {
    if (count + 2 > starts.length) starts = grown(starts);
    starts[count++] = at;
    const end = text.indexOf('\n', at);
    at = end < 0 ? text.length : end + 1;
    if (seam < seams.length && seams[seam]! < at) at = seams[seam++]!;
  }
  starts[count] = text.length;
  return starts.slice(0, count + 1);
}

function grown(table: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(table.length * 2);
  larger.set(table);
  return larger;
}
