import { type LineIndex, lineIndex } from '../text/image.ts';
import { glanceOutward } from './glance.ts';
import type { Searchable } from './line-table.ts';
import { earliestOf, nearestOf, type Rarest, rarestRow } from './nearest.ts';
import { fits, type Needle, needleOf, type Pattern } from './needle.ts';
import { type Order, type Outward, orderLength, placeAt, type Straight, visitOf } from './order.ts';
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
  const isFar = order.kind === 'outward' || order.kind === 'straight';
  const near = isFar ? Math.min(walked, total) : total;
  for (let i = 0; i < near; i++) {
    const place = placeAt(order, i);
    if (fits(lines, needle, place)) return { hit: place, tries: i + 1 };
  }
  if (!isFar || near === total || needle.keys.length === 0) return { hit: null, tries: total };
  const hit = farHit(lines, needle, order);
  return hit === null ? { hit: null, tries: total } : { hit: lineIndex(hit), tries: visitOf(order, hit)! + 1 };
}

function farHit(lines: Searchable, needle: Needle, order: Outward | Straight): number | null {
  if (order.kind === 'outward' && !lines.isIndexed) {
    const seen = glanceOutward(lines, needle, order);
    if (seen !== undefined) return seen;
    const close = scanOrder(lines, needle, order, scanned);
    if (close !== null || Math.max(order.down, order.up) <= scanned) return close;
  }
  const rarest = rarestRow(lines, needle);
  if (!isRare(lines, rarest)) return scanOrder(lines, needle, order, Number.POSITIVE_INFINITY);
  return order.kind === 'outward' && order.start >= 0
    ? nearestOf(lines, needle, order, rarest)
    : earliestOf(lines, needle, order, rarest);
}

const isRare = (lines: Searchable, rarest: Rarest | null): rarest is Rarest =>
  rarest !== null && rarest.candidates.count * rare <= lines.count;

/** The first fitting place of an order; of an outward one, no further than `reach` from the expected place. */
function scanOrder(lines: Searchable, needle: Needle, order: Outward | Straight, reach: number): number | null {
  const search = scanFor(lines, needle);
  return order.kind === 'outward'
    ? outward(order, reach, (from, to) => scan(search, from, to))
    : scan(search, order.from, order.to);
}

/** Every place at which the pattern fits, from the top, at most `limit` of them. */
export function findAll(lines: Searchable, pattern: Pattern, limit = Number.POSITIVE_INFINITY): LineIndex[] {
  const needle = needleOf(lines, pattern);
  if (needle.keys.length === 0 || limit <= 0) return [];
  const hits: LineIndex[] = [];
  const last = lines.count - pattern.rows.length + pattern.tail;
  scan(scanFor(lines, needle), -pattern.head, last, (place) => hits.push(lineIndex(place)) >= limit);
  return hits;
}

/** Whether the pattern fits at `place`. */
export function fitsAt(lines: Searchable, pattern: Pattern, place: number): boolean {
  return fits(lines, needleOf(lines, pattern), place);
}
