import { type Found, find, type Pattern } from '../../../search/find.ts';
import { blankRuns, exactly } from '../../../search/line-rules.ts';
import { type Order, visitOf } from '../../../search/order.ts';
import { type LineIndex, lineIndex } from '../../../text/image.ts';
import { screened } from './blanks.ts';
import { fitAt, type Needle } from './fit.ts';
import type { RunningImage } from './running-image.ts';

/**
 * The first place of `order` at which the needle fits: what trying `fitAt` place by place would give, found
 * through the line index. A property test holds the two together.
 */
export function seek(image: RunningImage, needle: Needle, order: Order): Found {
  const fits = (place: LineIndex) => fitAt(image, needle, place) !== null;
  if (order.kind === 'pinned') return { hit: fits(order.at) ? order.at : null, tries: 1 };
  const inside = find(image.under(ruleFor(image, needle)), patternFor(image, needle, fits), order);
  return needle.leniency.mayOverrun ? sooner(inside, overrun(image, needle, order), order) : inside;
}

/** Whether equal lines under the rule are all that git asks, so that no place has to be looked at again. */
function isPlain(image: RunningImage, { lines, leniency }: Needle): boolean {
  return leniency.kind !== 'clean' && !image.isRagged && lines.every((line) => line.endsWith('\n'));
}

function ruleFor(image: RunningImage, needle: Needle) {
  if (!isPlain(image, needle)) return screened;
  return needle.leniency.kind === 'blanks' ? blankRuns : exactly;
}

function patternFor(image: RunningImage, needle: Needle, accepts: (place: LineIndex) => boolean): Pattern {
  const pattern = { rows: needle.lines, head: 0, tail: 0 };
  return isPlain(image, needle) && !needle.atEnd ? pattern : { ...pattern, accepts };
}

/** Places from which the needle would run past the end of the file: no more than it has lines. */
function overrun(image: RunningImage, needle: Needle, order: Order): LineIndex | null {
  let best: { place: LineIndex; visit: number } | null = null;
  for (let at = Math.max(0, image.count - needle.lines.length + 1); at <= image.count; at++) {
    const visit = visitOf(order, at);
    if (visit === null || (best !== null && best.visit < visit) || fitAt(image, needle, at) === null) continue;
    best = { place: lineIndex(at), visit };
  }
  return best?.place ?? null;
}

function sooner(inside: Found, other: LineIndex | null, order: Order): Found {
  const visit = other === null ? null : visitOf(order, other);
  return visit === null || (inside.hit !== null && inside.tries <= visit) ? inside : { hit: other, tries: visit + 1 };
}
