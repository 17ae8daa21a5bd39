import { type LineIndex, lineIndex } from '../text/image.ts';
import { glanceOutward } from './glance.ts';
import { hashOf, type Searchable } from './line-table.ts';
import { nearestOf, rarestRow } from './nearest.ts';
import { fits, type Needle, needleOf, type Pattern } from './needle.ts';
import { type Order, type Outward, orderLength, placeAt, visitOf } from './order.ts';
import { outward, scan, scanFor } from './scan.ts';

export type { Pattern } from './needle.ts';

/** The first place of an order at which a pattern fits, and how many places were tried (the hit included). */
export interface Found {
  readonly hit: LineIndex | null;
  readonly tries: number;
}

/** Places compared one by one before hashes are worth their cost. */
const walked = 64;
/** Distance scanned before an index over all lines is worth its cost. */
const scanned = 4096;
/** The rarest row may stand in one of so many lines; if it is more frequent, a scan is as quick. */
const rare = 16;

/**
 * Finds the first place of `order` at which `pattern` fits, as if every place were tried in turn.
 *
 * Near places are tried in turn. Others are glanced over for one row, as long as that is cheap; then scanned by
 * hashes; and far ones are looked up by the row that stands in the fewest lines. Where every row is frequent the scan goes on, so that a million twins or a million
 * near misses cost no more than a million lines.
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
  const hit = farHit(lines, needle, order);
  return hit === null ? { hit: null, tries: total } : { hit: lineIndex(hit), tries: visitOf(order, hit)! + 1 };
}

function farHit(lines: Searchable, needle: Needle, order: Order): number | null {
  if (order.kind === 'outward') return farOutward(lines, needle, order);
  const hashes = Int32Array.from(needle.keys, hashOf);
  if (order.kind !== 'straight' || !hashes.every((hash) => lines.has(hash))) return null;
  return scan(scanFor(lines, needle, hashes), order.from, order.to);
}

function farOutward(lines: Searchable, needle: Needle, order: Outward): number | null {
  if (!lines.isIndexed) {
    const seen = glanceOutward(lines, needle, order);
    if (seen !== undefined) return seen;
  }
  const hashes = Int32Array.from(needle.keys, hashOf);
  const search = scanFor(lines, needle, hashes);
  const scanTo = (reach: number) => outward(order, reach, (from, to) => scan(search, from, to));
  if (!lines.isIndexed) {
    const close = scanTo(scanned);
    if (close !== null || Math.max(order.down, order.up) <= scanned) return close;
  }
  const rarest = order.start < 0 ? null : rarestRow(lines, hashes);
  const isRare = rarest !== null && rarest.candidates.count * rare <= lines.count;
  if (isRare) return nearestOf(lines, needle, order, rarest);
  return hashes.every((hash) => lines.has(hash)) ? scanTo(Number.POSITIVE_INFINITY) : null;
}

/** Every place at which the pattern fits, from the top, at most `limit` of them. */
export function findAll(lines: Searchable, pattern: Pattern, limit = Number.POSITIVE_INFINITY): LineIndex[] {
  const needle = needleOf(lines, pattern);
  if (needle.keys.length === 0 || limit <= 0) return [];
  const hashes = Int32Array.from(needle.keys, hashOf);
  if (!hashes.every((hash) => lines.has(hash))) return [];
  const hits: LineIndex[] = [];
  const last = lines.count - pattern.rows.length + pattern.tail;
  scan(scanFor(lines, needle, hashes), -pattern.head, last, (place) => hits.push(lineIndex(place)) >= limit);
  return hits;
}

/** Whether the pattern fits at `place`. */
export function fitsAt(lines: Searchable, pattern: Pattern, place: number): boolean {
  return fits(lines, needleOf(lines, pattern), place);
}
