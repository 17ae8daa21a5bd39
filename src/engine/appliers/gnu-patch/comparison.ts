import type { ByteText } from '../../text/bytes.ts';

/** Two sequences of lines that are compared: those of a hunk (0-based) and those of the file (0-based). */
export interface Comparison {
  /** Number of lines of the hunk's old side. */
  readonly rows: number;
  /** Number of lines of the file. */
  readonly total: number;
  /** Whether row `row` and line `line` are equal; false behind the end of the file. */
  same(row: number, line: number): boolean;
  /**
   * No way to turn all rows into `need` or more lines from `from` on that costs at most `maxCost` costs less. The first
   * call looks at all lines.
   */
  leastCost(from: number, need: number, maxCost: number): number;
}

/** Equal to nothing. */
const none = 0;

/** Compares keys. Equal rows and lines get the same number, since every pair may be asked for again and again. */
export function comparisonOf(
  keys: readonly ByteText[],
  lines: { readonly count: number; key(line: number): ByteText },
): Comparison {
  const { count: total } = lines;
  const numbers = new Map<ByteText, number>();
  const rows = Int32Array.from(keys, (key) => {
    if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
    return numbers.get(key)!;
  });
  const unseen = -1;
  const seen = new Int32Array(total).fill(unseen);
  const look = (line: number) => {
    seen[line] = numbers.get(lines.key(line)) ?? none;
    return seen[line]!;
  };
  // Above the first line the tool reads an empty one.
  const above = numbers.get('') ?? none;
  const numberOf = (line: number) =>
    line < 0 ? above : line >= total ? none : seen[line] === unseen ? look(line) : seen[line]!;
  let reach: Reach | null = null;
  return {
    rows: rows.length,
    total,
    same: (row, line) => rows[row] === numberOf(line),
    leastCost: (from, need, maxCost) => {
      if (from < 0) return 0;
      reach ??= reachOf(rows, total, numberOf);
      const before = countBelow(reach.last, from);
      const behind = rows.length - countBelow(reach.first, from + rows.length + maxCost);
      // Rows that are nowhere near have no partner, and so have lines beyond the number of the other rows.
      const gone = before + behind;
      return Math.max(gone, need - rows.length + 2 * gone);
    },
  };
}

/** The first and the last line that is equal to each row, -1 where there is none; each sorted. */
interface Reach {
  readonly first: Int32Array;
  readonly last: Int32Array;
}

function reachOf(rows: Int32Array, total: number, numberOf: (line: number) => number): Reach {
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  for (let line = 0; line < total; line++) {
    const number = numberOf(line);
    if (number === none) continue;
    if (!first.has(number)) first.set(number, line);
    last.set(number, line);
  }
  const sorted = (lines: Map<number, number>) => rows.map((number) => lines.get(number) ?? -1).sort();
  return { first: sorted(first), last: sorted(last) };
}

function countBelow(sorted: Int32Array, limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
