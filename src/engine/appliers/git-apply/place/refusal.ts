import { find } from '../../../search/find.ts';
import { exactly } from '../../../search/line-rules.ts';
import type { Move, Reject } from '../../../search/trace.ts';
import type { LineIndex } from '../../../text/image.ts';
import type { Hunk } from '../entry.ts';
import type { Session } from '../session.ts';
import { type Anchors, anchorsOf, guessOf } from './anchors.ts';
import type { Leniency } from './fit.ts';
import type { HunkImages } from './hunk-images.ts';
import * as notes from './notes.ts';
import type { RunningImage } from './running-image.ts';
import { sweepOrder } from './sweep-order.ts';

interface Sought {
  readonly hunk: Hunk;
  readonly images: HunkImages;
  readonly leniency: Leniency;
  readonly moves: Move[];
}

/** Prints the lines that were looked for, with `-v`, and says why the hunk has no place. */
export function refusal({ messages, settings }: Session, image: RunningImage, { hunk, images, moves }: Sought): Reject {
  if (messages.isVerbose) messages.error(`while searching for:\n${images.old.join('')}`);
  const at = blockedPlace(image, hunk, images, anchorsOf(hunk, settings));
  if (at === null) return { reason: 'no-match', sentence: 'No place in the file has these lines.' };
  moves.push(notes.blocked(at));
  return { reason: 'overlap', sentence: `Its lines stand at line ${at + 1}, but an earlier hunk has used them.` };
}

/**
 * The nearest place that the hunk might have, were it not for lines that earlier hunks wrote: it was found to fit
 * nowhere, so that what fits all the same stands among these.
 */
function blockedPlace(image: RunningImage, hunk: Hunk, images: HunkImages, anchors: Anchors): LineIndex | null {
  if (!image.hasFrozen || images.old.length === 0) return null;
  const order = sweepOrder(guessOf(hunk), images.old.length, image.count, { ...anchors, mayOverrun: false });
  return find(image.thawed(exactly), { rows: images.old, head: 0, tail: 0 }, order).hit;
}
