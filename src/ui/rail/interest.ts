import { type Candidate, type HunkReport, landingOf, type PassMatches } from '../../engine/index.ts';

/** A twin further away than this (and than twice the landing) is left to the whole-file strip. */
const nearby = 60;

/**
 * The places that the rail must show: every landing and the nearest twin. A hunk without any gets the nearest of
 * its best near misses. `decisive` is what the pass that decided would see.
 */
export function placesOfInterest(
  hunk: HunkReport,
  stated: number | null,
  decisive: PassMatches,
  near: readonly Candidate[],
): number[] {
  const landings = landingOf(hunk)?.places ?? [];
  const middle = stated ?? landings[0] ?? 0;
  const away = (place: number) => Math.abs(place - middle);
  // Without a stated line the places themselves are centred, so that twice the distance takes the same room.
  const reach = Math.max(stated === null ? 2 * nearby : nearby, 2 * Math.max(0, ...landings.map(away)));
  const twin = nearest(
    decisive.fits.filter((place) => !landings.includes(place)),
    away,
  );
  if (landings.length > 0) return twin !== null && away(twin) <= reach ? [...landings, twin] : [...landings];
  if (twin !== null) return stated === null ? [...decisive.fits] : [twin];
  const most = near[0]?.matched;
  const best = nearest(
    near.filter(({ matched }) => matched === most).map(({ place }) => place),
    away,
  );
  return best === null ? [] : [best];
}

function nearest(places: readonly number[], away: (place: number) => number): number | null {
  let best: number | null = null;
  for (const place of places) if (best === null || away(place) < away(best)) best = place;
  return best;
}
