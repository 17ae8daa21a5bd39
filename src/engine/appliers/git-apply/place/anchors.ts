import type { Hunk } from '../entry.ts';
import type { Settings } from '../settings.ts';

/** Edges of the file at which a hunk must lie. */
export interface Anchors {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/**
 * A hunk that states old line 1 must lie at the start, one without context behind its last change at the end.
 * With `--unidiff-zero` only old line 0 (an empty file) pins. Vectors: pos-anchor-…, u0-…
 */
export const anchorsOf = (hunk: Hunk, { unidiffZero }: Settings): Anchors => ({
  atStart: hunk.oldStart === 0n || (hunk.oldStart === 1n && !unidiffZero),
  atEnd: hunk.trailing === 0 && !unidiffZero,
});

/** The 0-based place that a hunk asks for, from its *new* start, squeezed into 32 bits as git does. */
export const guessOf = ({ newStart }: Hunk): number => (newStart === 0n ? 0 : Number(BigInt.asIntN(32, newStart - 1n)));
