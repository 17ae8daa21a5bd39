import type { LineIndex } from '../../../text/image.ts';
import type { Fit } from './fit.ts';

/** Where a hunk fits. */
export interface Place {
  /** First line of what was looked for, after reduction. */
  readonly at: LineIndex;
  /** Lines given up at each end of both images. */
  readonly head: number;
  readonly tail: number;
  /** Context that is left at each end, as the message gives it. */
  readonly leading: number;
  readonly trailing: number;
  /** The place asked for, which moved up with each leading line given up: what the offset is counted from. */
  readonly guess: number;
  readonly fit: Fit;
}
