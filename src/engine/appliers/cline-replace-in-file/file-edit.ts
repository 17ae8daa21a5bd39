import type { HunkReport } from '../run.ts';
import type { Lines } from '../shared/call.ts';
import { type Span, textReport } from '../shared/text-report.ts';
import { locate } from './locate.ts';

interface Piece extends Span {
  readonly text: string;
}

/** A block of a diff: its texts end each line with a line feed. Lines are 1-based lines of the edit. */
export interface Block {
  readonly search: string;
  readonly replacement: string;
  readonly lines: Lines;
}

/** What has been found in a file and put into it so far. */
export class FileEdit {
  readonly text: string;
  readonly #isOrdered: boolean;
  readonly #pieces: Piece[] = [];
  readonly hunks: HunkReport[] = [];
  /** Offset from which search texts are sought. */
  cursor = 0;

  constructor(text: string, isOrdered: boolean) {
    this.text = text;
    this.#isOrdered = isOrdered;
  }

  /** Looks for the search text of a block. The report has it replaced, or rejected with the tool's words. */
  seek(block: Block): Span | null {
    const { span, attempts } = locate(this.text, block.search, this.cursor, this.#isOrdered);
    this.hunks.push(
      textReport({
        number: this.hunks.length + 1,
        patchLines: block.lines,
        text: this.text,
        old: block.search,
        new: block.replacement,
        after: null,
        attempts,
        replaced: span ? [span] : [],
        reject: span ? null : { reason: 'no-match', sentence: 'The search text fits nowhere, by no rule of the tool.' },
      }),
    );
    return span;
  }

  put(span: Span, text: string): void {
    this.#pieces.push({ ...span, text });
  }

  /** Pieces in the order of the file; one that begins before the end of another is put in all the same. */
  after(): string {
    let out = '';
    let done = 0;
    for (const piece of [...this.#pieces].sort((a, b) => a.start - b.start)) {
      out += this.text.slice(done, piece.start) + piece.text;
      done = piece.end;
    }
    return out + this.text.slice(done);
  }
}

export const noMatch = (search: string) =>
  `The SEARCH block:\n${search.trimEnd()}\n...does not match anything in the file.`;
