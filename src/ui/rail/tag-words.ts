import { type Used, usedAt } from '../../engine/index.ts';
import type { FlatPlace, TallPlace } from './cells.ts';
import { expectedY } from './expected.ts';
import type { RailLayout } from './layout.ts';
import type { RailScene, Stretch } from './model.ts';
import type { Scale } from './neighbourhood.ts';
import type { SearchState } from './search-state.ts';
import { type Tag, tagLines } from './tags.ts';
import { grouped } from './ticks.ts';

interface Seen {
  readonly scene: RailScene;
  readonly scale: Scale;
  readonly state: SearchState;
  readonly tall: readonly TallPlace[];
  readonly flat: readonly FlatPlace[];
  /** The searched zone while the search goes on. */
  readonly zone: Stretch | null;
  readonly layout: RailLayout;
}

/** A tag before it is broken into lines. */
type Word = Omit<Tag, 'lines'> & { readonly text: string };

/** The words beside the cells: what each place worth a word is. */
export function tagsOf(seen: Seen): Tag[] {
  const { scene, scale, layout } = seen;
  const { stated } = scene;
  const hasStated = stated !== null && stated >= scale.from && stated < scale.to;
  const room = Math.floor((layout.width - layout.tags) / (layout.type.tag * 0.52));
  const words: Word[] = [
    ...(hasStated ? [{ text: 'stated', tone: 'stated' as const, wanted: scale.y(stated), rank: 0 }] : []),
    ...expectation(seen),
    ...withoutRepeats(seen.tall, seen).flatMap((place) => tallTag(place, seen)),
    ...bestFlat(seen),
    ...reach(seen),
    ...usedWords(seen),
    ...refusal(seen),
  ];
  return words.map(({ text, ...word }) => ({ ...word, lines: tagLines(text, room) }));
}

/** More fits than this and the same word at each would be noise. */
const mostWorded = 4;

/** Of many places that fit, only the nearest gets a word; the landing always does. */
function withoutRepeats(tall: readonly TallPlace[], { scene, state }: Seen): readonly TallPlace[] {
  const twins = tall.filter(({ place, fits }) => fits && !state.landings.includes(place));
  if (twins.length <= mostWorded) return tall;
  const middle = scene.stated ?? state.landings[0] ?? 0;
  const nearest = twins.reduce((a, b) => (Math.abs(b.place - middle) < Math.abs(a.place - middle) ? b : a));
  return tall.filter((place) => place === nearest || !twins.includes(place));
}

function tallTag(place: TallPlace, { scene, state, layout }: Seen): Word[] {
  const { hasLens } = layout;
  const wanted = place.y + place.height / 2;
  const isHere = scene.frame?.place === place.place;
  const isLanding = state.landings.includes(place.place);
  if (isHere && hasLens) return [];
  if (isLanding) return [{ text: hasLens ? 'landed too' : 'landed', tone: 'landing', wanted, rank: 1 }];
  const { matches, used } = scene;
  const isUsed = usedAt(used, place.place + matches.dropped.head, matches.compared) !== null;
  if (place.fits && isUsed) return [{ text: 'fits, but used', tone: 'soft', wanted, rank: 1 }];
  if (place.fits) return [{ text: fitWords(place.place, state), tone: 'landing', wanted, rank: 1 }];
  if (!state.isTried(place.place)) return [];
  return [{ text: share(place, scene), tone: isHere ? 'probe' : 'match', wanted, rank: 2 }];
}

/** Once, at the used lines that are nearest to where the hunk is looked for. */
function usedWords({ scene, scale, layout }: Seen): Word[] {
  const middle = scene.hunk.expected ?? scene.stated ?? 0;
  const away = ({ from, to }: Used) => Math.max(0, from - middle, middle - to + 1);
  const shown = scene.used.filter(({ from, to }) => to > scale.from && from < scale.to);
  const [nearest] = [...shown].sort((a, b) => away(a) - away(b));
  if (nearest === undefined) return [];
  const [top, bottom] = [scale.top(nearest.from), scale.top(nearest.to)];
  const wanted = (Math.max(0, top) + Math.min(layout.height, bottom)) / 2;
  return [{ text: 'used', tone: 'soft', wanted, rank: 4 }];
}

function fitWords(place: number, state: SearchState): string {
  if (!state.hasLanded) return 'fits';
  return state.isTried(place) ? 'fits too' : 'never tried';
}

/** Of the places drawn flat, the best that was tried, if it is worth a word. */
function bestFlat({ scene, state, flat, tall }: Seen): Word[] {
  const isCovered = (y: number) => tall.some((place) => y > place.y - 4 && y < place.y + place.height + 4);
  const tried = flat.filter(({ place, matched, y }) => matched > 1 && state.isTried(place) && !isCovered(y));
  const best = tried.reduce<FlatPlace | null>(
    (best, place) => (best && best.matched >= place.matched ? best : place),
    null,
  );
  return best ? [{ text: share(best, scene), tone: 'match', wanted: best.y + best.height / 2, rank: 3 }] : [];
}

/** How far out the search is, at the front away from the place looked at. */
function reach(seen: Seen): Word[] {
  const { scene, scale, zone } = seen;
  const { frame, hunk } = scene;
  if (zone === null || frame?.place == null || !frame.distance) return [];
  const { order } = seen.state.sweep ?? {};
  // Through lines that are used the search goes down, and not outward.
  if (order?.kind === 'outward' && order.start < 0) return [];
  const isBelow = frame.place > (hunk.expected ?? 0);
  const wanted = isBelow ? zone.y : zone.y + zone.height;
  const isShown = wanted > 0 && wanted < scale.top(scale.to);
  return isShown ? [{ text: `${grouped(Math.abs(frame.distance))} out`, tone: 'probe', wanted, rank: 1 }] : [];
}

function expectation({ scene, scale }: Seen): Word[] {
  const wanted = expectedY(scene, scale);
  return wanted === null ? [] : [{ text: 'expected', tone: 'stated', wanted, rank: 1 }];
}

function refusal({ scene, scale, layout }: Seen): Word[] {
  if (scene.frame?.phase !== 'reject') return [];
  const wanted = scene.stated === null ? layout.height / 2 : scale.y(scene.stated) + 13 * layout.scale;
  return [{ text: 'refused', tone: 'soft', wanted, rank: 1 }];
}

const share = ({ matched }: { readonly matched: number }, { matches }: RailScene) =>
  `${matched} of ${matches.compared}`;
