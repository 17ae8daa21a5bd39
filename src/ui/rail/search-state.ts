import { type Frame, type HunkReport, landingOf, type Pass, type Sweep, visitOf } from '../../engine/index.ts';

/** How far the search has come at a step, as the rail draws it. */
export interface SearchState {
  /** The place that fits is found: it is where the hunk lands. */
  readonly hasLanded: boolean;
  readonly landings: readonly number[];
  /** The sweep under way, or the last one. */
  readonly sweep: Sweep | null;
  /** Whether a place was compared in this pass by now. */
  isTried(place: number): boolean;
}

export function searchState(hunk: HunkReport, frame: Frame | null): SearchState {
  const upTo = frame?.moveIndex ?? -1;
  const moves = hunk.moves.slice(0, upTo + 1);
  const sweep = moves.findLast((move): move is Sweep => move.kind === 'sweep') ?? null;
  const places = landingOf(hunk)?.places ?? [];
  const next = hunk.moves[upTo + 1];
  const foundIt = frame?.phase === 'try' && frame.isHit && next?.kind === 'land' && sweep?.until === 'first';
  const hasLanded = foundIt || frame?.phase === 'land' || frame?.phase === 'write';
  const tries = frame?.tryNumber ?? 0;
  const listed = sweep?.order.kind === 'listed' ? new Set<number>(sweep.order.places.slice(0, tries)) : null;
  return {
    hasLanded,
    landings: hasLanded ? places : [],
    sweep,
    isTried: (place) => (listed ? listed.has(place) : sweep !== null && (visitOf(sweep.order, place) ?? tries) < tries),
  };
}

/** The pass whose verdict stands: the one that found the place, or else the last that read the hunk forwards. */
export function decisivePass(hunk: HunkReport): Pass | null {
  const sweeps = hunk.moves.filter((move): move is Sweep => move.kind === 'sweep');
  const found = sweeps.findLast(({ hits }) => hits.length > 0);
  return (found ?? sweeps.findLast(({ pass }) => !pass.isReversed) ?? null)?.pass ?? null;
}
