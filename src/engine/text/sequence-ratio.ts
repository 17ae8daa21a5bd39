/** Stretches that two sequences share: `size` elements from `i` in the one, from `j` in the other. */
export interface SharedBlock {
  readonly i: number;
  readonly j: number;
  readonly size: number;
}

/**
 * `difflib.SequenceMatcher(None, a, b).ratio()` of Python: twice the matched elements over all. Elements that make up
 * more than one percent of a `b` of 200 or more are not where a match begins, as there.
 */
export function sequenceRatio(a: readonly string[], b: readonly string[]): number {
  const total = a.length + b.length;
  const matched = sharedBlocks(a, b).reduce((sum, { size }) => sum + size, 0);
  return total === 0 ? 1 : (2 * matched) / total;
}

/** `get_matching_blocks()` without the empty one at the end, in order; blocks that touch are not joined. */
export function sharedBlocks(a: readonly string[], b: readonly string[]): SharedBlock[] {
  const places = placesIn(b);
  const blocks: SharedBlock[] = [];
  const open: Range[] = [[0, a.length, 0, b.length]];
  for (let range = open.pop(); range !== undefined; range = open.pop()) {
    const [aFrom, aTo, bFrom, bTo] = range;
    const { i, j, size } = longest(a, b, places, range);
    if (size === 0) continue;
    blocks.push({ i, j, size });
    open.push([aFrom, i, bFrom, j], [i + size, aTo, j + size, bTo]);
  }
  return blocks.sort((left, right) => left.i - right.i);
}

type Range = readonly [aFrom: number, aTo: number, bFrom: number, bTo: number];

function placesIn(b: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [j, element] of b.entries()) {
    const listed = places.get(element);
    if (listed) listed.push(j);
    else places.set(element, [j]);
  }
  if (b.length >= 200) {
    const popular = Math.floor(b.length / 100) + 1;
    for (const [element, listed] of places) if (listed.length > popular) places.delete(element);
  }
  return places;
}

/** The longest block that both ranges share; of several, the one that begins first in `a`, then in `b`. */
function longest(
  a: readonly string[],
  b: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  [aFrom, aTo, bFrom, bTo]: Range,
): SharedBlock {
  let best = { i: aFrom, j: bFrom, size: 0 };
  let lengths = new Map<number, number>();
  for (let i = aFrom; i < aTo; i++) {
    const next = new Map<number, number>();
    for (const j of places.get(a[i]!) ?? []) {
      if (j < bFrom) continue;
      if (j >= bTo) break;
      const size = (lengths.get(j - 1) ?? 0) + 1;
      next.set(j, size);
      if (size > best.size) best = { i: i - size + 1, j: j - size + 1, size };
    }
    lengths = next;
  }
  let { i, j, size } = best;
  // Popular elements cannot begin a match, but they lengthen one.
  while (i > aFrom && j > bFrom && a[i - 1] === b[j - 1]) {
    i--;
    j--;
    size++;
  }
  while (i + size < aTo && j + size < bTo && a[i + size] === b[j + size]) size++;
  return { i, j, size };
}
