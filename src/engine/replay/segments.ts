import type { Survey } from '../analysis/survey.ts';
import type { HunkReport } from '../appliers/run.ts';
import { joined, lineName } from '../explain/numbers.ts';
import type { Move } from '../search/trace.ts';
import type { Image, LineIndex } from '../text/image.ts';
import { isSweep } from './pattern.ts';
import { stepsOf } from './steps.ts';
import { sweepSegments } from './sweep-segments.ts';

/**
 * A stretch of the scrubber, and one step of the coarse zoom.
 *
 * `first`: the expected place · `run`: places on the way · `near`: one place that nearly fits · `pass`: a whole
 * pass in one · `reversed`: the hunk tried backwards · `fits`: the place that fits, and the landing when it follows.
 */
export interface Segment {
  readonly kind:
    | 'read'
    | 'first'
    | 'run'
    | 'near'
    | 'pass'
    | 'reversed'
    | 'fits'
    | 'note'
    | 'land'
    | 'write'
    | 'reject';
  /** Its name on the scrubber: "Near miss, 734". */
  readonly label: string;
  /** First and last step (0-based), both included. */
  readonly fromStep: number;
  readonly toStep: number;
  /** The move it is, or begins with. */
  readonly moveIndex: number;
  /** The one place it is about, when there is one. */
  readonly place: LineIndex | null;
}

/** So many places of one hunk are named. */
const fewPlaces = 3;

/**
 * The trace of a hunk as a handful of stretches. They cover every step once, in order. `lineOf` leads from a place of
 * the searched text, `image`, to the line by which it is named; both count from 0.
 */
export function segmentsOf(
  image: Image,
  hunk: HunkReport,
  survey: Survey,
  lineOf: (place: number) => number = (place) => place,
): Segment[] {
  const named = (place: number) => lineName(lineOf(place));
  const segments: Segment[] = [];
  let step = 0;
  for (const [moveIndex, move] of hunk.moves.entries()) {
    const context = { image, hunk, survey, moveIndex, fromStep: step, lineName: named };
    if (isSweep(move)) segments.push(...sweepSegments(context, move));
    else segments.push(...plainSegments(move, moveIndex, step, named));
    step += stepsOf(move);
  }
  return segments.reduce(joinLanding, []);
}

function plainSegments(
  move: Exclude<Move, { kind: 'sweep' }>,
  moveIndex: number,
  step: number,
  named: (place: number) => string,
): Segment[] {
  const one = (kind: Segment['kind'], label: string, place: LineIndex | null, at = step): Segment => ({
    kind,
    label,
    fromStep: at,
    toStep: at,
    moveIndex,
    place,
  });
  switch (move.kind) {
    case 'read':
      return [one('read', 'Read the hunk', null)];
    case 'note':
      return [one('note', asLabel(move.code), move.at)];
    case 'reject':
      return [one('reject', 'Refused', null)];
    case 'land': {
      const place = move.landing.places[0] ?? null;
      const lines = move.landing.places.map(named);
      const more =
        lines.length > fewPlaces ? [...lines.slice(0, fewPlaces - 1), `${lines.length - fewPlaces + 1} more`] : lines;
      const name = place === null ? 'Lands' : `Lands at ${joined(more)}`;
      return [one('land', name, place), one('write', 'Write', place, step + 1)];
    }
  }
}

/** A landing straight after the place that fits belongs to it. */
function joinLanding(segments: Segment[], next: Segment): Segment[] {
  const last = segments.at(-1);
  if (last?.kind !== 'fits' || next.kind !== 'land' || last.place !== next.place) return [...segments, next];
  return [...segments.slice(0, -1), { ...last, toStep: next.toStep }];
}

const asLabel = (code: string) => (code.charAt(0).toUpperCase() + code.slice(1)).replaceAll('-', ' ');
