import { hashOf } from './line-hash.ts';
import type { Searchable } from './line-table.ts';
import { fits, type Needle } from './needle.ts';
import type { Outward } from './order.ts';

/** A needle with what a linear scan over line hashes needs, in both directions (Knuth, Morris and Pratt). */
export interface Scan {
  readonly lines: Searchable;
  readonly needle: Needle;
  readonly ahead: ScanTable;
  readonly back: ScanTable;
}

interface ScanTable {
  readonly hashes: Int32Array;
  readonly borders: Int32Array;
}

export function scanFor(lines: Searchable, needle: Needle): Scan {
  const hashes = Int32Array.from(needle.keys, hashOf);
  const reversed = hashes.slice().reverse();
  return {
    lines,
    needle,
    ahead: { hashes, borders: bordersOf(hashes) },
    back: { hashes: reversed, borders: bordersOf(reversed) },
  };
}

/** For each prefix, the length of its longest proper border: where to resume after a mismatch. */
function bordersOf(hashes: Int32Array): Int32Array {
  const borders = new Int32Array(hashes.length);
  for (let i = 1, k = 0; i < hashes.length; i++) {
    while (k > 0 && hashes[i] !== hashes[k]) k = borders[k - 1]!;
    if (hashes[i] === hashes[k]) k++;
    borders[i] = k;
  }
  return borders;
}

/** The first fitting place from `from` to `to` (both included, either way). */
type Stretch = (from: number, to: number) => number | null;

/**
 * The first fitting place of an outward order, no further than `reach` from the expected one. Stretches
 * double, so that a hit nearby on one side spares a scan of the whole other side.
 */
export function outward({ expected, start, down, up, first }: Outward, reach: number, stretch: Stretch): number | null {
  const far = Math.min(reach, Math.max(down, up));
  for (let near = start, width = 256; near <= far; near += width, width *= 2) {
    const end = Math.min(near + width - 1, far);
    const below = near <= down ? stretch(expected + near, expected + Math.min(end, down)) : null;
    const above = near <= up ? stretch(expected - near, expected - Math.min(end, up)) : null;
    if (below === null && above === null) continue;
    if (below === null || above === null) return below ?? above;
    const lead = below - expected - (expected - above);
    return lead < 0 || (lead === 0 && first === 'down') ? below : above;
  }
  return null;
}

/**
 * The first fitting place from `from` to `to` (both included, either way). With `enough`, every fitting place
 * is handed to it until it answers true.
 */
export function scan(
  search: Scan,
  from: number,
  to: number,
  enough: (place: number) => boolean = () => true,
): number | null {
  const { lines, needle } = search;
  const rows = needle.keys.length;
  const lowest = Math.max(Math.min(from, to), -needle.head);
  const highest = Math.min(Math.max(from, to), lines.count - needle.head - rows);
  if (lowest > highest) return null;
  const isUpward = to < from;
  const { hashes, borders } = isUpward ? search.back : search.ahead;
  const begin = isUpward ? highest + needle.head + rows - 1 : lowest + needle.head;
  const steps = highest - lowest + rows;
  const stride = isUpward ? -1 : 1;
  for (let i = 0, k = 0, at = begin; i < steps; i++, at += stride) {
    const hash = lines.hash(at);
    while (k > 0 && hash !== hashes[k]) k = borders[k - 1]!;
    if (hash === hashes[k]) k++;
    if (k < rows) continue;
    const place = (isUpward ? at : at - rows + 1) - needle.head;
    if (fits(lines, needle, place) && enough(place)) return place;
    k = borders[k - 1]!;
  }
  return null;
}
