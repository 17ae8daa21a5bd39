import { exactly, type LineRule } from '../search/line-rules.ts';
import type { Fuzz } from '../search/trace.ts';
import type { ByteText } from '../text/bytes.ts';
import { type Image, type LineIndex, lineIndex } from '../text/image.ts';
import { type MatchMap, maskedRows, matchMap } from './match-map.ts';

/** A place and how many of the hunk's rows match there. */
export interface Candidate {
  readonly place: LineIndex;
  readonly matched: number;
}

/** What the whole file has to say about a pattern, whatever a tool looked at. */
export interface Survey {
  readonly rowCount: number;
  /** Places where every row fits, from the top. */
  readonly fits: readonly LineIndex[];
  /** Places where nearly every row matches, best first, then from the top. */
  readonly near: readonly Candidate[];
  /** Whether there are more fits or near misses than listed. */
  readonly hasMore: boolean;
  /** For every place, from the one that overhangs the top by all rows but one. */
  readonly map: MatchMap;
}

const mostListed = 200;
const wholeHunk: Fuzz = { head: 0, tail: 0 };

/** How many rows may differ at a place that still counts as near: two of seven. */
export const nearSlack = (rowCount: number): number =>
  rowCount < 3 ? 0 : Math.max(1, Math.min(4, Math.round((rowCount * 2) / 7)));

/** Looks at every place of the file once. Linear in its lines. */
export function survey(image: Image, rows: readonly ByteText[], rule: LineRule = exactly): Survey {
  const rowCount = rows.length;
  const map = matchMap(image, rows, 1 - Math.max(1, rowCount), image.count, rule);
  const least = rowCount - nearSlack(rowCount);
  /** Entry `k`: the first places at which all but `k` rows match. A file may nearly fit everywhere. */
  const missing: LineIndex[][] = Array.from({ length: rowCount - least + 1 }, () => []);
  let hasMore = false;
  for (let i = 0; rowCount > 0 && i < map.counts.length; i++) {
    const matched = map.counts[i]!;
    if (matched < least) continue;
    const places = missing[rowCount - matched]!;
    if (places.length < mostListed) places.push(lineIndex(map.from + i));
    else hasMore = true;
  }
  const [fits = [], ...rest] = missing;
  const near = rest.flatMap((places, k) => places.map((place) => ({ place, matched: rowCount - 1 - k })));
  return { rowCount, fits, near: near.slice(0, mostListed), hasMore: hasMore || near.length > mostListed, map };
}

/** Lines of the surveyed text. */
export const lineCount = ({ map }: Survey): number => map.from + map.counts.length;

/** How many of the rows that count under `fuzz` match with row 0 at `place`. */
export function matchedAt({ map, rowCount }: Survey, place: number, fuzz: Fuzz = wholeHunk): number {
  const i = place - map.from;
  const all = map.counts[i] ?? 0;
  if (fuzz.head + fuzz.tail === 0) return all;
  const bits = (map.masks[i] ?? 0) & rowMask(rowCount, fuzz);
  // Rows without a bit of their own are counted with the rest; fuzz drops few rows, so little is lost.
  return rowCount <= maskedRows ? bitCount(bits) : Math.min(all, rowCount - fuzz.head - fuzz.tail);
}

/** Every place, from the top and at most 200, where the rows that count under `fuzz` all match. */
export function fitsUnder(found: Survey, fuzz: Fuzz): readonly LineIndex[] {
  const { map, rowCount, fits } = found;
  const compared = rowCount - fuzz.head - fuzz.tail;
  if (fuzz.head + fuzz.tail === 0 || compared <= 0 || rowCount > maskedRows) return fits;
  const mask = rowMask(rowCount, fuzz);
  const places: LineIndex[] = [];
  for (let i = 0; i < map.masks.length && places.length < mostListed; i++) {
    if ((map.masks[i]! & mask) >>> 0 === mask) places.push(lineIndex(map.from + i));
  }
  return places;
}

/** One bit for each row that is compared. */
function rowMask(rowCount: number, { head, tail }: Fuzz): number {
  let mask = 0;
  for (let row = head; row < Math.min(maskedRows, rowCount - tail); row++) mask |= 1 << row;
  return mask >>> 0;
}

function bitCount(mask: number): number {
  let bits = mask >>> 0;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}
