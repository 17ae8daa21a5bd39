import type { ByteText } from '../../text/bytes.ts';
import type { Hunk } from './hunk.ts';
import { HunkRoom } from './hunk-room.ts';

/** A place in the patch input to come back to. */
export interface ReaderPlace {
  /** Byte offset. */
  readonly at: number;
  /** Number of the last line read, as the tool counts. */
  readonly line: number;
  /** The same, counted truly. */
  readonly trueLine: number;
}

const space = 0x20;
const tab = 0x09;
const dash = 0x2d;

/**
 * The lines of the patch input as the tool reads them: without the indent and the RFC 934 dashes of the current
 * patch, without `#` lines. A last line without line feed is lost: it is announced, and reads as the end.
 *
 * Source: GNU patch 2.7.6, `pget_line`; vectors 006, 019 to 023, 110, 142.
 */
export class PatchReader {
  readonly text: ByteText;
  readonly room = new HunkRoom();
  /** The hunk read last, of whatever patch. */
  lastHunk: Hunk | null = null;
  /** How the current patch is written; set by detection. */
  indent = 0;
  nesting = 0;
  stripsCr = false;
  /** Number of the line last read, as the tool counts: `\ No newline` markers are not counted (vector 118). */
  line = 0;
  /** 1-based number of the line last read, in the edit as pasted. */
  trueLine = 0;
  #at = 0;
  readonly #sayCut: () => void;

  /** `sayCut` is called whenever a read runs into an incomplete last line. */
  constructor(text: ByteText, sayCut: () => void) {
    this.text = text;
    this.#sayCut = sayCut;
  }

  /** Byte offset of the next line. */
  get at(): number {
    return this.#at;
  }

  place(): ReaderPlace {
    return { at: this.#at, line: this.line, trueLine: this.trueLine };
  }

  seek({ at, line, trueLine }: ReaderPlace): void {
    this.#at = at;
    this.line = line;
    this.trueLine = trueLine;
  }

  /** The next line with its line feed, or null at the end of the input. */
  next(): ByteText | null {
    for (;;) {
      const start = this.#start();
      const end = this.text.indexOf('\n', start);
      if (end < 0) {
        // An indent alone, to the end of the input, is no line that is cut.
        if (start < this.text.length) this.#sayCut();
        this.#at = this.text.length;
        return null;
      }
      this.#at = end + 1;
      this.line++;
      this.trueLine++;
      if (this.text.charCodeAt(start) === 0x23) continue;
      return this.stripsCr && end > start && this.text.charCodeAt(end - 1) === 0x0d
        ? `${this.text.slice(start, end - 1)}\n`
        : this.text.slice(start, end + 1);
    }
  }

  /**
   * Goes back to before the line just read, from `before` on. The tool numbers that line as it was: `#` lines that
   * were dropped before it are counted again when they are read again.
   */
  unread(before: ReaderPlace): void {
    this.seek({ ...before, line: this.line - 1 });
  }

  /** Swallows a line that starts with a backslash, if that is next: it says that the line before has no line feed. */
  skipMarker(): boolean {
    if (this.text.charCodeAt(this.#at) !== 0x5c) return false;
    const end = this.text.indexOf('\n', this.#at);
    this.#at = end < 0 ? this.text.length : end + 1;
    this.trueLine++;
    return true;
  }

  /** Where the next line starts behind its indent and dashes. */
  #start(): number {
    let at = this.#at;
    for (let column = 0; column < this.indent; at++) {
      const code = this.text.charCodeAt(at);
      if (code === space || code === 0x58) column++;
      else if (code === tab) column += 8 - (column % 8);
      else break;
    }
    for (let i = 0; i < this.nesting; i++, at += 2) {
      if (this.text.charCodeAt(at) !== dash || this.text.charCodeAt(at + 1) !== space) break;
    }
    return at;
  }
}
