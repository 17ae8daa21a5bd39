import fc from 'fast-check';
import { expect, test } from 'vitest';
import { align } from './align.ts';
import { comparisonOf } from './comparison.ts';
import { prefixDistance } from './prefix-distance.ts';

const few = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
const compare = (rows: readonly string[], lines: readonly string[]) =>
  comparisonOf(rows, { count: lines.length, key: (line) => lines[line]! });

/** Least insertions and deletions from `rows` to each prefix of `lines`, by the plain table. */
function table(rows: readonly string[], lines: readonly string[]): number[] {
  let costs = Array.from({ length: lines.length + 1 }, (_, i) => i);
  for (const row of rows) {
    const next = [costs[0]! + 1];
    for (let i = 1; i <= lines.length; i++) {
      next.push(row === lines[i - 1] ? costs[i - 1]! : Math.min(costs[i]!, next[i - 1]!) + 1);
    }
    costs = next;
  }
  return costs;
}

test('an alignment pairs equal lines in order, and leaves as few alone as possible', () => {
  fc.assert(
    fc.property(few, few, (rows, lines) => {
      const { isGone, isExtra } = align(compare(rows, lines), 0, lines.length);
      expect(rows.filter((_, i) => !isGone[i])).toEqual(lines.filter((_, i) => !isExtra[i]));
      const alone = [...isGone, ...isExtra].filter(Boolean).length;
      expect(alone).toBe(table(rows, lines).at(-1));
    }),
  );
});

test('the distance to a prefix is the least one to a prefix that is long enough', () => {
  fc.assert(
    fc.property(few, few, fc.nat(12), (rows, lines, need) => {
      // Far from the start of the file: near it the tool asks for more.
      const from = 30;
      const file = [...new Array<string>(from).fill('x'), ...lines];
      const found = prefixDistance(compare(rows, file), from, need, 40);
      const costs = table(rows, lines).map((cost, end) => (end < need ? Number.POSITIVE_INFINITY : cost));
      const least = Math.min(...costs);
      if (need > lines.length) expect(found).toBeNull();
      else expect(found).toEqual({ cost: least, end: from + costs.lastIndexOf(least) });
      if (found && found.cost > 0) expect(prefixDistance(compare(rows, file), from, need, found.cost - 1)).toBeNull();
    }),
  );
});
