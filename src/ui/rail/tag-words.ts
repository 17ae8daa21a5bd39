import type { FlatPlace, TallPlace } from './cells.ts';
import type { RailScene, Stretch } from './model.ts';
import type { Scale } from './neighbourhood.ts';
import type { SearchState } from './search-state.ts';
import type { Tag } from './tags.ts';
import { grouped } from './ticks.ts';

interface Seen {
  readonly scene: RailScene;
  readonly scale: Scale;
  readonly state: SearchState;
  readonly tall: readonly TallPlace[];
  readonly flat: readonly FlatPlace[];
  /** The searched zone while the search goes on. */
  readonly zone: Stretch | null;
  /** With a lens, the place looked at needs no tag: the lens leads to it. */
  readonly hasLens: boolean;
}

/** The words beside the cells: what each place worth a word is. */
export function tagsOf(seen: Seen): Tag[] {
  const { scene, scale } = seen;
  const { stated } = scene.hunk;
  const hasStated = stated !== null && stated >= scale.from && stated < scale.to;
  return [
    ...(hasStated ? [{ text: 'stated', tone: 'stated' as const, wanted: scale.y(stated), rank: 0 }] : []),
    ...seen.tall.flatMap((place) => tallTag(place, seen)),
    ...bestFlat(seen),
    ...reach(seen),
  ];
}

function tallTag(place: TallPlace, { scene, state, hasLens }: Seen): Tag[] {
  const wanted = place.y + place.height / 2;
  const isHere = scene.frame?.place === place.place;
  const isLanding = state.landings.includes(place.place);
  if (isHere && hasLens) return [];
  if (isLanding) return [{ text: hasLens ? 'landed too' : 'landed', tone: 'landing', wanted, rank: 1 }];
  if (place.fits) return [{ text: fitWords(place.place, state), tone: 'landing', wanted, rank: 1 }];
  if (!state.isTried(place.place)) return [];
  return [{ text: share(place, scene), tone: isHere ? 'probe' : 'match', wanted, rank: 2 }];
}

function fitWords(place: number, state: SearchState): string {
  if (!state.hasLanded) return 'fits';
  return state.isTried(place) ? 'fits too' : 'never tried';
}

/** Of the places drawn flat, the best that was tried, if it is worth a word. */
function bestFlat({ scene, state, flat }: Seen): Tag[] {
  const tried = flat.filter(({ place, matched }) => matched > 1 && state.isTried(place));
  const best = tried.reduce<FlatPlace | null>(
    (best, place) => (best && best.matched >= place.matched ? best : place),
    null,
  );
  return best ? [{ text: share(best, scene), tone: 'match', wanted: best.y + best.height / 2, rank: 3 }] : [];
}

/** How far out the search is, at the front away from the place looked at. */
function reach({ scene, scale, zone }: Seen): Tag[] {
  const { frame, hunk } = scene;
  if (zone === null || frame?.place == null || frame.distance === null) return [];
  const isBelow = frame.place > (hunk.expected ?? 0);
  const wanted = isBelow ? zone.y : zone.y + zone.height;
  const isShown = wanted > 0 && wanted < scale.top(scale.to);
  return isShown ? [{ text: `${grouped(Math.abs(frame.distance))} out`, tone: 'probe', wanted, rank: 1 }] : [];
}

const share = ({ matched }: { readonly matched: number }, { matches }: RailScene) =>
  `${matched} of ${matches.compared}`;
