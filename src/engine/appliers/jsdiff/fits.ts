import type { Edit } from '../../search/trace.ts';
import { lineIndex } from '../../text/image.ts';

/** How a hunk fits at a place. */
export interface Fit {
  /** Lines of the file that it uses up, its last context lines left alone. */
  readonly used: number;
  /** What it changes: where lines of the file differ from its context, its rows do not follow each other. */
  readonly edits: readonly Edit[];
}

export type CompareLine = (line: string | undefined, wanted: string) => boolean;

/** A line of a hunk, cut from its sign once for all places. */
export interface SignedRow {
  readonly sign: string;
  readonly text: string;
}

export const signedRow = (line: string): SignedRow => ({ sign: line[0] ?? ' ', text: line.slice(1) });

/** Counts the lines compared, so that a search that doubles with every error can be stopped. */
export class Effort {
  #left: number;

  constructor(limit: number) {
    this.#left = limit;
  }

  /** Counts one; tells whether that was one too many. */
  spend(): boolean {
    return --this.#left < 0;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }
}

/** Tries a hunk at places of a file. Plain numbers and no objects: it is called millions of times. */
export class Fitting {
  readonly #lines: readonly string[];
  readonly #rows: readonly SignedRow[];
  readonly #equal: CompareLine;
  readonly #effort: Effort;
  /** The line of each row where it was tried last, which is where it is when all of them fit. */
  readonly #trail: Int32Array;

  constructor(lines: readonly string[], rows: readonly SignedRow[], equal: CompareLine, effort: Effort) {
    this.#lines = lines;
    this.#rows = rows;
    this.#equal = equal;
    this.#effort = effort;
    this.#trail = new Int32Array(rows.length);
  }

  /**
   * Whether the rows fit at line `at` with so many errors in their context: a line replaced, one too many in the file,
   * or one too many in the hunk. Errors are tried in that order, each of them with all that follows.
   */
  at(at: number, errors: number): Fit | null {
    const end = this.#walk(at, 0, errors, true);
    return end === null ? null : { used: end - at, edits: this.#edits() };
  }

  #edits(): Edit[] {
    const edits: { at: number; removed: number; inserted: number }[] = [];
    for (const [row, { sign }] of this.#rows.entries()) {
      if (sign !== '+' && sign !== '-') continue;
      const at = this.#trail[row]!;
      const last = edits.at(-1);
      const isNext = last !== undefined && last.at + last.removed === at && this.#rows[row - 1]!.sign !== ' ';
      const edit = isNext ? last : { at, removed: 0, inserted: 0 };
      if (!isNext) edits.push(edit);
      if (sign === '-') edit.removed++;
      else edit.inserted++;
    }
    return edits.map((edit) => ({ ...edit, at: lineIndex(edit.at) }));
  }

  /**
   * From row `first` on; the line after the last one used, or null when the rows do not fit. `matchedBefore`: whether the
   * context line before matched, since an insertion may only follow one that did.
   */
  #walk(from: number, first: number, errors: number, matchedBefore: boolean): number | null {
    const lines = this.#lines;
    let at = from;
    let hasMatched = matchedBefore;
    let mustMatch = false;
    let trailing = 0;
    for (let row = first; row < this.#rows.length; row++) {
      if (this.#effort.spend()) return null;
      const { sign, text } = this.#rows[row]!;
      this.#trail[row] = at;
      if (sign === '+') {
        if (!hasMatched) return null;
        trailing = 0;
        mustMatch = true;
      } else if (sign === '-') {
        if (!this.#equal(lines[at], text))
          return errors > 0 && lines[at] !== undefined ? this.#walk(at + 1, row, errors - 1, false) : null;
        at++;
        trailing = 0;
      } else if (sign === ' ') {
        trailing++;
        if (!this.#equal(lines[at], text)) {
          if (mustMatch || errors <= 0) return null;
          const there = lines[at]
            ? (this.#walk(at + 1, row + 1, errors - 1, false) ?? this.#walk(at + 1, row, errors - 1, false))
            : null;
          return there ?? this.#walk(at, row + 1, errors - 1, false);
        }
        hasMatched = true;
        mustMatch = false;
        at++;
      }
    }
    return at - trailing;
  }
}
