import type { Move, Sweep } from '../../../search/trace.ts';
import { lineIndex } from '../../../text/image.ts';
import type { Hunk } from '../entry.ts';
import type { Settings } from '../settings.ts';
import { anchorsOf, guessOf } from './anchors.ts';
import { fitAt, type Leniency, type Needle } from './fit.ts';
import type { HunkImages } from './hunk-images.ts';
import * as notes from './notes.ts';
import type { Place } from './place.ts';
import type { RunningImage } from './running-image.ts';
import { seek } from './seek.ts';
import { shifted, sweepOrder } from './sweep-order.ts';

/**
 * Looks for the hunk in the image; under `-C`, with less and less context. What happens is added to `moves`,
 * one sweep for each set of lines looked for. Null: it fits nowhere.
 */
export function locate(
  image: RunningImage,
  hunk: Hunk,
  images: HunkImages,
  { settings, leniency, moves }: { settings: Settings; leniency: Leniency; moves: Move[] },
): Place | null {
  const floor = settings.contextFloor;
  let { atStart, atEnd } = anchorsOf(hunk, settings);
  let { leading, trailing } = hunk;
  let guess = guessOf(hunk);
  let head = 0;
  let tail = 0;
  for (;;) {
    const lines = images.old.slice(head, Math.max(head, images.old.length - tail));
    const mayFloat = settings.allowOverlap && atStart && atEnd && image.count !== lines.length;
    const needle: Needle = { lines, atStart: atStart && !mayFloat, atEnd, leniency };
    const sweep = sweepFor(image, needle, guess, { head, tail });
    moves.push(sweep);
    const hit = sweep.hits[0];
    if (hit !== undefined) {
      const at = lineIndex(hit + head);
      // Without leniency there is nothing to tell apart.
      const fit = leniency.kind === 'none' ? 'exact' : fitAt(image, needle, at)!;
      return { at, head, tail, leading, trailing, guess, fit };
    }
    if (leading <= floor && trailing <= floor) return null;
    if (atStart || atEnd) {
      moves.push(notes.released({ atStart, atEnd }, guess));
      atStart = false;
      atEnd = false;
      continue;
    }
    const isLeading = leading >= trailing;
    const isTrailing = trailing >= leading;
    if (isLeading) {
      head++;
      guess--;
      leading--;
    }
    if (isTrailing) {
      tail++;
      trailing--;
    }
    moves.push(notes.reduced({ leading, trailing, guess, count: image.count, isLeading, isTrailing }));
  }
}

function sweepFor(image: RunningImage, needle: Needle, guess: number, fuzz: Sweep['pass']['fuzz']): Sweep {
  const { lines, leniency } = needle;
  const { mayOverrun } = leniency;
  const order = sweepOrder(guess, lines.length, image.count, { ...needle, mayOverrun });
  const { hit, tries } = seek(image, needle, order);
  const rule = leniency.kind === 'blanks' ? 'blank-runs' : leniency.kind === 'clean' ? 'cleaned' : 'exact';
  return {
    kind: 'sweep',
    pass: { label: notes.passLabel(lines.length, fuzz), fuzz, rule, isReversed: false, ...openEnd(needle) },
    order: shifted(order, fuzz.head),
    tries,
    until: 'first',
    hits: hit === null ? [] : [lineIndex(hit - fuzz.head)],
  };
}

/** Bytes are compared, not lines: what the file's line has beyond the last of these may be blanks or a line feed. */
const openEnd = ({ lines, atEnd }: Needle) =>
  lines.at(-1)?.endsWith('\n') === false && !atEnd ? { isOpenEnded: true } : {};
