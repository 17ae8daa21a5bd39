import type { HunkReport } from '../appliers/run.ts';
import type { Sweep } from '../search/trace.ts';
import { isSweep } from './pattern.ts';

/** A sweep among the passes of its direction. */
export interface PassCount {
  /** From 1. A sweep that only repeats the one before it has that one's number. */
  readonly number: number;
  /** How many such passes there may be, as far as the tool knows; else how many the trace holds. */
  readonly count: number;
  readonly isRepeated: boolean;
}

export function passCount(hunk: HunkReport, sweep: Sweep): PassCount {
  const peers = hunk.moves.filter(isSweep).filter(({ pass }) => pass.isReversed === sweep.pass.isReversed);
  const isFresh = peers.map((peer, i) => i === 0 || !isSamePass(peers[i - 1]!, peer));
  const at = peers.indexOf(sweep);
  return {
    number: isFresh.slice(0, at + 1).filter(Boolean).length,
    count: sweep.passes ?? isFresh.filter(Boolean).length,
    isRepeated: !isFresh[at],
  };
}

/** Whether two sweeps ask the same: places that were pinned before and are free now are another question. */
function isSamePass(a: Sweep, b: Sweep): boolean {
  const { head, tail } = a.pass.fuzz;
  return (
    a.until === b.until &&
    a.pass.label === b.pass.label &&
    head === b.pass.fuzz.head &&
    tail === b.pass.fuzz.tail &&
    (a.order.kind === 'pinned') === (b.order.kind === 'pinned')
  );
}
