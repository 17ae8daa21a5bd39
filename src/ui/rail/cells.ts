import type { PassMatches } from '../../engine/index.ts';
import type { Column } from './columns.ts';
import type { Scale } from './neighbourhood.ts';

export type CellState = 'match' | 'miss' | 'dropped';

/** A place that stands as tall as the hunk, since it fits or nearly does. */
export interface TallPlace {
  readonly place: number;
  readonly y: number;
  readonly height: number;
  readonly matched: number;
  readonly fits: boolean;
  readonly cells: readonly { readonly column: Column; readonly state: CellState }[];
}

/** A place that is drawn one line (or one run of lines) high. */
export interface FlatPlace {
  readonly place: number;
  readonly y: number;
  readonly height: number;
  readonly matched: number;
  readonly columns: readonly Column[];
}

/** Rows that may differ at a place that stands tall: two of seven, none of three. */
export const tallSlack = (compared: number): number => Math.min(2, Math.floor((compared - 1) / 3));

/** The least height of a tall place, where lines are thinner than pixels. */
const leastTall = 8;
const inset = 1.7;

/** How tall a place stands that spans the whole hunk. */
export const placeHeight = (scale: Scale, rows: number): number => Math.max(leastTall, rows * scale.pitch);

/** The state of one column at one place. A column of several rows matches when all of its compared rows do. */
export function cellState(matches: PassMatches, place: number, { from, to }: Column): CellState {
  const first = Math.max(from, matches.dropped.head);
  const end = Math.min(to, matches.rowCount - matches.dropped.tail);
  if (first >= end) return 'dropped';
  for (let row = first; row < end; row++) if (!matches.has(place, row)) return 'miss';
  return 'match';
}

/**
 * The tall places of the window: those of `first` (landing, place looked at) always, then by rows matched. Of
 * places that would cover each other only the first stands tall; the others lie flat.
 */
export function tallPlaces(
  matches: PassMatches,
  scale: Scale,
  columns: readonly Column[],
  first: readonly number[],
): TallPlace[] {
  const height = placeHeight(scale, matches.rowCount);
  const enough = Math.max(1, matches.compared - tallSlack(matches.compared));
  // Where fuzz gives up every row any place would do: only those asked for are worth showing.
  const isOpen = matches.compared === 0;
  const runs = isOpen ? [] : scanned(matches, scale, columns).flat;
  const candidates = runs.filter(({ matched }) => matched >= enough).map(({ place }) => place);
  candidates.sort((a, b) => matches.count(b) - matches.count(a));
  const chosen: number[] = [];
  const isFree = (place: number) =>
    chosen.every((other) => Math.abs(scale.top(other) - scale.top(place)) >= height - 0.01);
  for (const place of [...first.filter((place) => isOpen || matches.count(place) >= enough), ...candidates])
    if (chosen.length < mostTall && isFree(place)) chosen.push(place);
  const bottom = scale.top(scale.to);
  return chosen
    .sort((a, b) => a - b)
    .filter((place) => bottom - scale.top(place) > 2 * inset)
    .map((place) => ({
      place,
      y: scale.top(place) + inset,
      height: Math.min(height - 2 * inset, bottom - inset - scale.top(place)),
      matched: matches.count(place),
      fits: matches.count(place) === matches.compared,
      cells: columns.map((column) => ({ column, state: cellState(matches, place, column) })),
    }));
}

/** More tall places than the rail has room for cannot be told apart. */
const mostTall = 48;

/** Every other place with a row that matches; of a run of lines, the place where most do. */
export function flatPlaces(
  matches: PassMatches,
  scale: Scale,
  columns: readonly Column[],
  tall: readonly TallPlace[],
): FlatPlace[] {
  const isTall = new Set(tall.map(({ place }) => place));
  return scanned(matches, scale, columns).flat.filter(({ place }) => !isTall.has(place));
}

/** What a window holds, whatever the step: of each run of lines in which some row matches, the place where most do. */
interface Scan {
  readonly key: string;
  readonly flat: readonly FlatPlace[];
}

const known = new WeakMap<PassMatches, Scan>();

/** Linear in the window, which may be a million lines: worked out once, not with every step. */
function scanned(matches: PassMatches, scale: Scale, columns: readonly Column[]): Scan {
  const key = [scale.from, scale.to, scale.pitch, columns.length, columns.at(-1)?.x].join();
  const before = known.get(matches);
  if (before?.key === key) return before;
  const height = scale.run * scale.pitch;
  const flat: FlatPlace[] = [];
  for (let start = scale.from; start < scale.to; start += scale.run) {
    const best = bestOf(matches, start, Math.min(scale.to, start + scale.run));
    if (best === null) continue;
    flat.push({
      place: best,
      y: scale.top(start) + height * 0.11,
      height: height * 0.78,
      matched: matches.count(best),
      columns: columns.filter((column) => cellState(matches, best, column) === 'match'),
    });
  }
  const scan = { key, flat };
  known.set(matches, scan);
  return scan;
}

function bestOf(matches: PassMatches, from: number, to: number): number | null {
  let best: number | null = null;
  let most = 0;
  for (let place = from; place < to; place++) {
    const count = matches.count(place);
    if (count > most) [best, most] = [place, count];
  }
  return best;
}

/** All flat cells as one path, `x` from the left edge of the cells. */
export function flatPath(places: readonly FlatPlace[], x: number): string {
  let path = '';
  for (const { y, height, columns } of places)
    for (const column of columns) path += rectPath(x + column.x, y, column.width, height);
  return path;
}

export const rectPath = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

const n = (value: number) => String(Math.round(value * 100) / 100);
