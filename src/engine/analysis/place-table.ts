import type { HunkReport } from '../appliers/run.ts';
import { compareAt, type RowComparison } from '../replay/comparison.ts';
import { readingOf } from '../replay/frame.ts';
import { isSweep, patternOf, soughtPass } from '../replay/pattern.ts';
import { visitOf } from '../search/order.ts';
import type { Image, LineIndex } from '../text/image.ts';
import { symbolAt } from './intent.ts';
import type { Outline } from './outline.ts';
import { landingOf } from './places.ts';
import type { Survey } from './survey.ts';

/** One line of the rail as a table: for screen readers, and behind "Twins". */
export interface PlaceRow {
  readonly place: LineIndex;
  /** The place's line in the file before the edit. */
  readonly line: number;
  /** Innermost symbol around the place; null outside all, or when unknown. */
  readonly symbol: string | null;
  /** Lines from the place first tried, positive further down; null when there is none. */
  readonly distance: number | null;
  readonly matched: number;
  /** The first row that differs; null where all match. */
  readonly firstDifference: RowComparison | null;
  /** Whether a forward sweep looked here. */
  readonly wasTried: boolean;
  readonly isLanding: boolean;
}

/** What the places are named after: the file before the edit, and the way there from the searched text (both from 0). */
interface Before {
  readonly outline: Outline | null;
  readonly lineOf: (place: number) => number;
}

/** The places of the searched text that are worth telling of: the landing, every fit and every near miss, from the top. */
export function placeTable(image: Image, hunk: HunkReport, survey: Survey, { outline, lineOf }: Before): PlaceRow[] {
  const rows = patternOf(hunk, soughtPass);
  const landed = landingOf(hunk)?.places ?? [];
  const places = new Set([...landed, ...survey.fits, ...survey.near.map(({ place }) => place)]);
  return [...places]
    .sort((a, b) => a - b)
    .map((place) => {
      const compared = compareAt(image, rows, readingOf(null), place);
      return {
        place,
        line: lineOf(place),
        symbol: symbolAt(outline, lineOf(place))?.name ?? null,
        distance: hunk.expected === null ? null : place - hunk.expected,
        matched: compared.filter((row) => row.wouldMatch).length,
        firstDifference: compared.find((row) => !row.wouldMatch) ?? null,
        wasTried: wasTried(hunk, place),
        isLanding: landed.includes(place),
      };
    });
}

/** Whether a forward sweep of the hunk compared this place. */
export const wasTried = (hunk: HunkReport, place: number): boolean =>
  hunk.moves.some(
    (move) => isSweep(move) && !move.pass.isReversed && (visitOf(move.order, place) ?? move.tries) < move.tries,
  );
