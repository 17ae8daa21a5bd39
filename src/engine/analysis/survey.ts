import { exactly, type LineRule } from '../search/line-rules.ts';
import type { ByteText } from '../text/bytes.ts';
import { type Image, type LineIndex, lineIndex } from '../text/image.ts';
import { type MatchMap, matchMap } from './match-map.ts';

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

/** How many rows may differ at a place that still counts as near: two of seven. */
export const nearSlack = (rowCount: number): number =>
  rowCount < 3 ? 0 : Math.max(1, Math.min(4, Math.round((rowCount * 2) / 7)));

/** Looks at every place of the file once. Linear in its lines. */
export function survey(image: Image, rows: readonly ByteText[], rule: LineRule = exactly): Survey {
  const rowCount = rows.length;
  const map = matchMap(image, rows, 1 - Math.max(1, rowCount), image.count, rule);
  const enough = rowCount - nearSlack(rowCount);
  const fits: LineIndex[] = [];
  const near: Candidate[] = [];
  let hasMore = false;
  for (let i = 0; rowCount > 0 && i < map.counts.length; i++) {
    const matched = map.counts[i]!;
    if (matched < enough) continue;
    const place = lineIndex(map.from + i);
    if (matched < rowCount) near.push({ place, matched });
    else if (fits.length < mostListed) fits.push(place);
    else hasMore = true;
  }
  near.sort((a, b) => b.matched - a.matched || a.place - b.place);
  return { rowCount, fits, near: near.slice(0, mostListed), hasMore: hasMore || near.length > mostListed, map };
}

/** How many rows match with row 0 at `place`, of those that a pass compares. O(rows). */
export function matchedAt({ map }: Survey, place: number): number {
  return map.counts[place - map.from] ?? 0;
}
