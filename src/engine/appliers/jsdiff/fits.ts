/** How a hunk fits at a place: how many lines of the file it uses up, its last context lines left alone. */
export interface Fit {
  readonly used: number;
}

export type CompareLine = (line: string | undefined, wanted: string) => boolean;

/** Counts the lines compared, so that a search that doubles with every error can be stopped. */
export class Effort {
  #left: number;

  constructor(limit: number) {
    this.#left = limit;
  }

  spend(): void {
    this.#left--;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }
}

interface State {
  readonly at: number;
  readonly row: number;
  readonly errors: number;
  /** Whether the context line before matched: an insertion may only follow one that did. */
  readonly hasMatched: boolean;
}

/**
 * Whether the rows of a hunk fit at line `at` with so many errors in its context: a line replaced, one too many in
 * the file, or one too many in the hunk. Errors are tried in that order, each of them with all that follows.
 */
export function fitAt(
  lines: readonly string[],
  rows: readonly string[],
  at: number,
  errors: number,
  equal: CompareLine,
  effort: Effort,
): Fit | null {
  const end = walk(lines, rows, { at, row: 0, errors, hasMatched: true }, equal, effort);
  return end === null ? null : { used: end - at };
}

/** The line after the last one used; null when the rows do not fit. */
function walk(
  lines: readonly string[],
  rows: readonly string[],
  state: State,
  equal: CompareLine,
  effort: Effort,
): number | null {
  let { at, hasMatched } = state;
  const { errors } = state;
  let mustMatch = false;
  let trailing = 0;
  const retry = (next: Pick<State, 'at' | 'row'>) =>
    walk(lines, rows, { ...next, errors: errors - 1, hasMatched: false }, equal, effort);
  for (let row = state.row; row < rows.length; row++) {
    effort.spend();
    if (effort.isSpent) return null;
    const sign = rows[row]![0] ?? ' ';
    const text = rows[row]!.slice(1);
    if (sign === '+') {
      if (!hasMatched) return null;
      trailing = 0;
      mustMatch = true;
    } else if (sign === '-') {
      if (equal(lines[at], text)) {
        at++;
        trailing = 0;
      } else return errors > 0 && lines[at] !== undefined ? retry({ at: at + 1, row }) : null;
    } else if (sign === ' ') {
      trailing++;
      if (equal(lines[at], text)) {
        hasMatched = true;
        mustMatch = false;
        at++;
        continue;
      }
      if (mustMatch || errors <= 0) return null;
      const there = lines[at] ? (retry({ at: at + 1, row: row + 1 }) ?? retry({ at: at + 1, row })) : null;
      return there ?? retry({ at, row: row + 1 });
    }
  }
  return at - trailing;
}
