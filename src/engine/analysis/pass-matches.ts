import type { HunkReport } from '../appliers/run.ts';
import { patternOf, soughtPass } from '../replay/pattern.ts';
import { exactly, ruleById } from '../search/line-rules.ts';
import type { Fuzz, Pass } from '../search/trace.ts';
import { type Image, type LineIndex, lineIndex } from '../text/image.ts';
import { type MatchMap, maskedRows, matchMap } from './match-map.ts';
import type { Survey } from './survey.ts';

/** Which rows of a hunk match where, as one pass compares them: in its direction, by its rule, without what it drops. */
export interface PassMatches {
  readonly rowCount: number;
  /** Rows that the pass compares. */
  readonly compared: number;
  readonly dropped: Fuzz;
  /** Places where every compared row matches, from the top; no more than are worth a mark each. */
  readonly fits: readonly LineIndex[];
  /** How many compared rows match with row 0 at `place`. */
  count(place: number): number;
  /** Whether `row` (0-based) is compared and matches with row 0 at `place`. */
  has(place: number, row: number): boolean;
}

const mostFits = 200;
const nothingDropped: Fuzz = { head: 0, tail: 0 };

/**
 * What one pass of a hunk would see at every place of `image`; before any pass, what the first would see. `survey`
 * is the hunk's own and spares a walk over the file where the pass looks for the same rows. Linear once, then by place.
 */
export function passMatches(image: Image, hunk: HunkReport, survey: Survey, pass: Pass | null): PassMatches {
  const sought = patternOf(hunk, pass ?? soughtPass).map((row) => row.text);
  const open = pass?.isOpenEnded ? sought.length - pass.fuzz.tail - 1 : -1;
  const rows = open < 0 ? sought : sought.with(open, `${sought[open]}\n`);
  const rule = ruleById(pass?.rule ?? exactly.id);
  const isSurveyed = rule === exactly && pass?.isReversed !== true && open < 0;
  const map = isSurveyed ? survey.map : matchMap(image, rows, 1 - Math.max(1, rows.length), image.count, rule);
  const dropped = withinRows(pass?.fuzz ?? nothingDropped, rows.length);
  const compared = rows.length - dropped.head - dropped.tail;
  const matchesAt = (place: number, row: number) =>
    row < maskedRows
      ? ((map.masks[place - map.from] ?? 0) & (1 << row)) !== 0
      : image.line(place + row) !== '' && rule.key(image.line(place + row)) === rule.key(rows[row]!);
  const isCompared = (row: number) => row >= dropped.head && row < rows.length - dropped.tail;
  const has = (place: number, row: number) => isCompared(row) && matchesAt(place, row);
  const count = (place: number) => {
    let matched = map.counts[place - map.from] ?? 0;
    for (let row = 0; matched > 0 && row < rows.length; row++) {
      if (isCompared(row)) row = rows.length - dropped.tail - 1;
      else if (matchesAt(place, row)) matched--;
    }
    return matched;
  };
  return { rowCount: rows.length, compared, dropped, fits: fitsOf(map, compared, count), count, has };
}

function fitsOf(map: MatchMap, compared: number, count: (place: number) => number): LineIndex[] {
  const fits: LineIndex[] = [];
  for (let i = 0; compared > 0 && i < map.counts.length && fits.length < mostFits; i++) {
    if (map.counts[i]! >= compared && count(map.from + i) === compared) fits.push(lineIndex(map.from + i));
  }
  return fits;
}

/** Fuzz may give up more rows than there are. */
function withinRows({ head, tail }: Fuzz, rows: number): Fuzz {
  const dropped = Math.min(head, rows);
  return { head: dropped, tail: Math.min(tail, rows - dropped) };
}
