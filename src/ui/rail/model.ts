import {
  type Candidate,
  type Frame,
  type HunkReport,
  leadingContext,
  type Outline,
  type PassMatches,
  type Used,
} from '../../engine/index.ts';
import { type AxisMark, axisMarks, axisNumbers, type Leg, legsOf } from './axis.ts';
import { type Band, bandsOf } from './bands.ts';
import { type FlatPlace, flatPlaces, placeHeight, type TallPlace, tallPlaces } from './cells.ts';
import { type Column, columnsOf } from './columns.ts';
import { expectedY } from './expected.ts';
import { placesOfInterest } from './interest.ts';
import type { RailLayout } from './layout.ts';
import { neighbourhoodOf, type Scale, scaleOf } from './neighbourhood.ts';
import { type SearchState, searchState } from './search-state.ts';
import { spansOf } from './spans.ts';
import { type Strip, stripOf } from './strip.ts';
import { tagsOf } from './tag-words.ts';
import { type PlacedTag, placeTags } from './tags.ts';
import { grouped, type Tick, ticksOf } from './ticks.ts';

/** Everything that the rail is drawn from. */
export interface RailScene {
  /** Lines of the searched text. */
  readonly lineCount: number;
  /** Lines of the file before. */
  readonly fileLines: number;
  readonly hunk: HunkReport;
  /** The place of the searched text that the stated line has become; null for a hunk that states none. */
  readonly stated: number | null;
  readonly outline: Outline | null;
  /** Lines by which earlier hunks have moved this neighbourhood down, against the file before: it names the lines. */
  readonly shift: number;
  readonly intent: string | null;
  /** What the pass of this step sees. */
  readonly matches: PassMatches;
  /** What the pass that decides sees; it fixes the window for the whole run. */
  readonly decisive: PassMatches;
  readonly near: readonly Candidate[];
  /** Lines that hunks before have used. */
  readonly used: readonly Used[];
  readonly frame: Frame | null;
}

/** How a tall place is drawn. */
export type Look = 'landing' | 'fits' | 'near' | 'untried';

export interface Stretch {
  readonly y: number;
  readonly height: number;
}

export const isWithin = (stretch: Stretch | null, y: number): boolean =>
  stretch !== null && y >= stretch.y && y <= stretch.y + stretch.height;

export interface RailModel {
  readonly layout: RailLayout;
  readonly scale: Scale;
  readonly columns: readonly Column[];
  readonly strip: Strip | null;
  /** The lines that exist: less than the rail's height near the ends of the file. */
  readonly file: Stretch;
  readonly zone: Stretch | null;
  /** Lines that may not be used any more. */
  readonly used: readonly Stretch[];
  /** Where the search begins, when that is not where the hunk said. */
  readonly expectedY: number | null;
  /** Amber at the edges of the zone while the search goes on. */
  readonly hasFronts: boolean;
  readonly bands: readonly Band[];
  readonly ticks: readonly Tick[];
  readonly marks: readonly AxisMark[];
  readonly numbers: readonly PlacedTag[];
  readonly legs: readonly Leg[];
  readonly seen: readonly FlatPlace[];
  readonly unseen: readonly FlatPlace[];
  readonly tall: readonly (TallPlace & { readonly look: Look })[];
  /** One tick for every place tried, or one band where lines are thinner than ticks. */
  readonly tried: readonly Stretch[];
  /** Round the place looked at. */
  readonly bracket: (Stretch & { readonly tone: 'probe' | 'landing'; readonly tag: string | null }) | null;
  readonly tags: readonly PlacedTag[];
}

/** The window of a hunk's search. It does not change from step to step. */
export function railScale({ hunk, stated, decisive, near, lineCount }: RailScene, height: number): Scale {
  const places = placesOfInterest(hunk, stated, decisive, near);
  return scaleOf(neighbourhoodOf({ stated, places, rows: decisive.rowCount, lineCount }), height);
}

/** The picture of one step: a pure function, so that a step looks the same whichever way one came to it. */
export function railModel(scene: RailScene, layout: RailLayout): RailModel {
  const { hunk, stated, shift, matches, frame, lineCount } = scene;
  const scale = railScale(scene, layout.height);
  const state = searchState(hunk, frame);
  const columns = columnsOf(matches.rowCount, layout.cellsWidth);
  const place = frame?.place ?? null;
  const tall = tallPlaces(matches, scale, columns, place === null ? state.landings : [...state.landings, place]);
  const flat = flatPlaces(matches, scale, columns, tall);
  const pinned = {
    stated,
    landings: state.landings,
    fits: tall.filter(({ fits }) => fits).map(({ place }) => place),
  };
  const marks = axisMarks(pinned, scale);
  const legs = legsOf(pinned, scale, layout.scale);
  const numbers = axisNumbers(marks, shift, layout.type.number, layout.height);
  // Places given one by one leave out what lies between them: there is no zone to speak of.
  const zone = state.sweep?.order.kind === 'listed' ? null : zoneOf(scale, frame, layout.height);
  const hasFronts = frame?.phase === 'try' && !state.hasLanded && zone !== null && zone.height > leastZone;
  const file = clipped(scale.top(0), scale.top(lineCount), layout.height);
  const lead = leadingContext(hunk);
  const spans = spansOf(scene.outline ?? [], scale, shift, {
    section: hunk.section,
    intent: scene.intent,
    landings: state.landings.map((landing) => landing + lead),
    place: place === null ? null : place + lead,
  });
  const fronts = hasFronts ? [zone.y, zone.y + zone.height] : [];
  const isLooking = place !== null && place >= scale.from && place < scale.to;
  const bracket = isLooking ? bracketOf(scale, matches, state, place) : null;
  return {
    layout,
    scale,
    columns,
    strip:
      layout.strip &&
      stripOf(
        lineCount,
        scale,
        { width: layout.strip.width, height: layout.height },
        { stated, fits: matches.fits, near: scene.near.map((candidate) => candidate.place) },
      ),
    file,
    zone,
    used: scene.used
      .map(({ from, to }) => clipped(scale.top(from), scale.top(to), layout.height))
      .filter(({ height }) => height > 0),
    expectedY: expectedY(scene, scale),
    hasFronts,
    bands: bandsOf(spans, scale, layout.height, {
      size: layout.type.name,
      onlyNamed: layout.onlyNamed,
      across: marks.find(({ kind }) => kind === 'stated' || kind === 'both')?.y ?? null,
    }),
    ticks: ticksFor(scene, scale, [...numbers.map(({ y }) => y), ...fronts], legs).filter(({ y }) => isWithin(file, y)),
    marks,
    numbers,
    legs,
    seen: flat.filter((flat) => state.isTried(flat.place)),
    unseen: flat.filter((flat) => !state.isTried(flat.place)),
    tall: tall.map((tall) => ({ ...tall, look: lookOf(tall, state) })),
    tried: triedMarks(scale, state, zone),
    bracket,
    tags: placeTags(
      tagsOf({ scene, scale, state, tall, flat, zone: hasFronts ? zone : null, layout }),
      12.5 * layout.scale,
      layout.height,
    ),
  };
}

/** A zone no higher than this is a line, and has no two fronts. */
const leastZone = 8;

function zoneOf(scale: Scale, frame: Frame | null, height: number): Stretch | null {
  if (!frame?.tried) return null;
  const { from, to } = frame.tried;
  const zone = clipped(scale.top(from), scale.top(to + 1), height);
  return zone.height > 0 ? zone : null;
}

function clipped(from: number, to: number, height: number): Stretch {
  const y = Math.max(0, from);
  return { y, height: Math.max(0, Math.min(height, to) - y) };
}

/** Distances from the stated line, or else line numbers. */
function ticksFor({ stated, shift }: RailScene, scale: Scale, taken: readonly number[], legs: readonly Leg[]): Tick[] {
  if (stated === null) return ticksOf(scale, shift - 1, taken, null, grouped);
  const ends = legs.flatMap(({ from, to }) => [from, to]);
  return ticksOf(scale, stated, taken, ends.length === 0 ? null : { from: Math.min(...ends), to: Math.max(...ends) });
}

function bracketOf(scale: Scale, matches: PassMatches, state: SearchState, place: number): RailModel['bracket'] {
  return {
    y: scale.top(place),
    height: placeHeight(scale, matches.rowCount),
    tone: state.hasLanded ? 'landing' : 'probe',
    tag: state.hasLanded
      ? null
      : matches.compared === 0
        ? 'any place'
        : `${matches.count(place)} of ${matches.compared}`,
  };
}

function lookOf({ place, fits }: TallPlace, state: SearchState): Look {
  if (state.landings.includes(place)) return 'landing';
  if (fits) return 'fits';
  return state.isTried(place) ? 'near' : 'untried';
}

function triedMarks(scale: Scale, state: SearchState, zone: Stretch | null): Stretch[] {
  if (scale.run > 1) return zone === null ? [] : [zone];
  const marks: Stretch[] = [];
  for (let line = scale.from; line < scale.to; line++)
    if (state.isTried(line)) marks.push({ y: scale.y(line) - 0.5, height: 1 });
  return marks;
}
