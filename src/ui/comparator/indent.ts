import type { RowComparison } from '../../engine/index.ts';

/** Columns of blanks that every line of a comparison begins with, both sides; blank lines have no say. */
export function commonIndent(rows: readonly RowComparison[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { text, found } of rows)
    for (const line of [text, found ?? '']) if (line.trim() !== '') least = Math.min(least, line.search(/[^ ]/));
  return Number.isFinite(least) ? least : 0;
}
