import type { Searchable } from './line-table.ts';
import { fits, type Needle } from './needle.ts';
import type { Outward } from './order.ts';
import { outward } from './scan.ts';

/** Lines that have the row looked for, but no fitting ones around them, before something better is needed. */
const mostVain = 256;

/**
 * The first fitting place of an outward order, found by comparing every line with one row of the needle. Undefined
 * when that is not worth while: too many lines have that row, or an index would pay.
 */
export function glanceOutward(lines: Searchable, needle: Needle, order: Outward): number | null | undefined {
  if (lines.glance === undefined || order.start < 0) return undefined;
  const row = longest(needle.keys);
  const lead = needle.head + row;
  let vain = 0;
  let isWeary = false;
  const hit = outward(order, Number.POSITIVE_INFINITY, (from, to) => {
    const stride = to < from ? -1 : 1;
    const clamp = (place: number) => Math.max(0, Math.min(place + lead, lines.count - 1));
    if (isWeary || Math.max(from, to) + lead < 0 || Math.min(from, to) + lead >= lines.count) return null;
    const end = clamp(to);
    for (let line = clamp(from); (end - line) * stride >= 0; line += stride) {
      const found = lines.glance?.(needle.keys[row]!, line, end);
      if (found === null) return null;
      isWeary = found === undefined || ++vain > mostVain;
      if (found === undefined || isWeary) return null;
      line = found;
      if (fits(lines, needle, line - lead)) return line - lead;
    }
    return null;
  });
  return isWeary ? undefined : hit;
}

/** The row that is most likely to be told from others: the longest. */
function longest(keys: readonly string[]): number {
  let best = 0;
  for (let i = 1; i < keys.length; i++) if (keys[i]!.length > keys[best]!.length) best = i;
  return best;
}
