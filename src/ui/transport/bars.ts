import { firstStepOf, type HunkReport, type Pass, type PassMatches, placeAt, type Sweep } from '../../engine/index.ts';
import type { SegmentBox } from './segment-boxes.ts';

/** One place tried, or the best of several that share a bar. Heights are parts of a full fit, upward negative. */
export interface Bar {
  readonly x: number;
  readonly width: number;
  /** The first step it stands for. */
  readonly step: number;
  /** 0 when no row matches. */
  readonly share: number;
  readonly isAbove: boolean;
}

/** Under this many pixels a place, places share bars of five pixels. */
const leastPitch = 3;
const binPitch = 5;
/** Where the one bar of a single place stands in its stretch. */
const single = { from: 28, width: 40 };

/** What a pass of the hunk sees. */
export type MatchesOf = (pass: Pass) => PassMatches | null;

/** The bars of one stretch of the scrubber, in order of time; none for stretches that compare nothing. */
export function barsOf(hunk: HunkReport, { segment, x, width }: SegmentBox, matchesOf: MatchesOf): Bar[] {
  const sweep = hunk.moves[segment.moveIndex];
  const matches = sweep?.kind === 'sweep' ? matchesOf(sweep.pass) : null;
  if (sweep?.kind !== 'sweep' || !matches) return [];
  const base = firstStepOf(hunk, segment.moveIndex);
  const barAt = barMaker(hunk, sweep, matches, base);
  if (segment.kind === 'near' || segment.kind === 'fits') {
    const from = segment.kind === 'fits' ? 8 : Math.min(single.from, (width - single.width) / 2);
    return [barAt(segment.fromStep - base, x + Math.max(2, from), Math.min(single.width, width - 4))];
  }
  const count = Math.min(segment.toStep - base + 1, sweep.tries) - (segment.fromStep - base);
  const pitch = width / count;
  const isBinned = pitch < leastPitch;
  const bars = isBinned ? Math.max(1, Math.floor(width / binPitch)) : count;
  const step = width / bars;
  return Array.from({ length: bars }, (_, i) => {
    const from = Math.floor((i * count) / bars);
    const to = Math.max(from + 1, Math.floor(((i + 1) * count) / bars));
    const first = segment.fromStep - base;
    const best = isBinned ? bestOf(sweep, matches, first + from, first + to) : first + from;
    return { ...barAt(best, x + step * (i + 0.14), step * 0.72), step: segment.fromStep + from };
  });
}

/** A bar from a try (0-based) of the sweep. */
function barMaker(hunk: HunkReport, sweep: Sweep, matches: PassMatches, base: number) {
  const middle = hunk.stated ?? hunk.expected;
  return (within: number, x: number, width: number): Bar => {
    const place = placeAt(sweep.order, within);
    const share = matches.compared === 0 ? 0 : matches.count(place) / matches.compared;
    const isAbove = middle === null || place < middle || (place === middle && within === 1);
    return { x, width, step: base + within, share, isAbove };
  };
}

function bestOf(sweep: Sweep, matches: PassMatches, from: number, to: number): number {
  let best = from;
  let most = -1;
  for (let i = from; i < to; i++) {
    const count = matches.count(placeAt(sweep.order, i));
    if (count > most) [best, most] = [i, count];
  }
  return best;
}
