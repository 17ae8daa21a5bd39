import type { ByteText } from '../text/bytes.ts';
import { type LineIndex, lineIndex } from '../text/image.ts';
import { hashOf, type Searchable } from './line-table.ts';
import { type Order, type Outward, orderLength, placeAt, visitOf } from './order.ts';

/**
 * The rows to be found. A place is the line where row 0 would sit, also when the first `head` rows and the
 * last `tail` rows are not compared (fuzz). A row outside the file never matches.
 */
export interface Pattern {
  readonly rows: readonly ByteText[];
  readonly head: number;
  readonly tail: number;
  /** A further condition on a place whose rows are equal under the rule. */
  readonly accepts?: (place: LineIndex) => boolean;
}

/** The first place of an order at which a pattern fits, and how many places were tried (the hit included). */
export interface Found {
  readonly hit: LineIndex | null;
  readonly tries: number;
}

/** Places compared one by one before the index is worth its cost. */
const walked = 64;

/**
 * Finds the first place of `order` at which `pattern` fits, as if every place were tried in turn.
 *
 * Near places are tried in turn; far ones are found by a linear scan over line hashes in both directions
 * (Knuth, Morris and Pratt), so that a million twins or a million near misses cost no more than a million lines.
 */
export function find(lines: Searchable, pattern: Pattern, order: Order): Found {
  const needle = needleOf(lines, pattern);
  const total = orderLength(order);
  const isLinear = order.kind === 'outward' || order.kind === 'straight';
  const near = isLinear ? Math.min(walked, total) : total;
  for (let i = 0; i < near; i++) {
    const place = placeAt(order, i);
    if (fits(lines, needle, place)) return { hit: place, tries: i + 1 };
  }
  if (near === total || needle.keys.length === 0) return { hit: null, tries: total };
  const hashes = Int32Array.from(needle.keys, hashOf);
  if (!hashes.every((hash) => lines.has(hash))) return { hit: null, tries: total };
  const search = { lines, needle, ...scanTables(hashes) };
  const hit =
    order.kind === 'outward'
      ? findOutward(search, order)
      : order.kind === 'straight'
        ? scan(search, order.from, order.to)
        : null;
  return hit === null ? { hit: null, tries: total } : { hit: lineIndex(hit), tries: visitOf(order, hit)! + 1 };
}

/** Every place at which the pattern fits, from the top, at most `limit` of them. */
export function findAll(lines: Searchable, pattern: Pattern, limit = Number.POSITIVE_INFINITY): LineIndex[] {
  const needle = needleOf(lines, pattern);
  if (needle.keys.length === 0 || limit <= 0) return [];
  const hashes = Int32Array.from(needle.keys, hashOf);
  if (!hashes.every((hash) => lines.has(hash))) return [];
  const search = { lines, needle, ...scanTables(hashes) };
  const hits: LineIndex[] = [];
  const last = lines.count - pattern.rows.length + pattern.tail;
  scan(search, -pattern.head, last, (place) => hits.push(lineIndex(place)) >= limit);
  return hits;
}

/** Whether the pattern fits at `place`. */
export function fitsAt(lines: Searchable, pattern: Pattern, place: number): boolean {
  return fits(lines, needleOf(lines, pattern), place);
}

interface Needle {
  /** Keys of the rows that are compared. */
  readonly keys: readonly ByteText[];
  /** Rows before them: added to a place to get the line of the first key. */
  readonly head: number;
  readonly accepts: (place: LineIndex) => boolean;
}

const always = () => true;

function needleOf(lines: Searchable, { rows, head, tail, accepts = always }: Pattern): Needle {
  const compared = rows.slice(head, Math.max(head, rows.length - tail));
  return { keys: compared.map((row) => lines.rule.key(row)), head, accepts };
}

function fits(lines: Searchable, { keys, head, accepts }: Needle, place: number): boolean {
  const first = place + head;
  if (keys.length > 0 && (first < 0 || first + keys.length > lines.count)) return false;
  for (let row = 0; row < keys.length; row++) if (lines.key(first + row) !== keys[row]) return false;
  return accepts(lineIndex(place));
}

interface Search {
  readonly lines: Searchable;
  readonly needle: Needle;
  readonly ahead: ScanTable;
  readonly back: ScanTable;
}

/** Distances double, so that a hit nearby on one side spares a scan of the whole other side. */
function findOutward(search: Search, { expected, start, down, up, first }: Outward): number | null {
  const far = Math.max(down, up);
  for (let near = start, width = 256; near <= far; near += width, width *= 2) {
    const end = near + width - 1;
    const below = near <= down ? scan(search, expected + near, expected + Math.min(end, down)) : null;
    const above = near <= up ? scan(search, expected - near, expected - Math.min(end, up)) : null;
    if (below === null && above === null) continue;
    if (below === null || above === null) return below ?? above;
    const lead = below - expected - (expected - above);
    return lead < 0 || (lead === 0 && first === 'down') ? below : above;
  }
  return null;
}

interface ScanTable {
  readonly hashes: Int32Array;
  readonly borders: Int32Array;
}

function scanTables(hashes: Int32Array): { ahead: ScanTable; back: ScanTable } {
  const reversed = hashes.slice().reverse();
  return {
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

/**
 * The first fitting place from `from` to `to` (both included, either way). With `enough`, every fitting place
 * is handed to it until it answers true.
 */
function scan(
  search: Search,
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
