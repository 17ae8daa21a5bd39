import { isHit } from '../replay/pattern.ts';
import { visitOf } from '../search/order.ts';
import type { LineIndex } from '../text/image.ts';
import type { Subject } from './subject.ts';

/** Why, of several places that fit, this one was taken. Distances are lines, never negative. */
export type Choice =
  /** Both are as far; the tool looks there first. */
  | { readonly kind: 'tie'; readonly first: 'down' | 'up'; readonly distance: number; readonly twin: LineIndex }
  | { readonly kind: 'nearer'; readonly distance: number; readonly twinDistance: number; readonly twin: LineIndex }
  /** The first in the order of the search, which knows no distance. */
  | { readonly kind: 'first'; readonly twin: LineIndex };

/** How the landing won over its nearest rival; null when nothing else fits, or every place was taken. */
export function choiceOf({ hunk, landing, twins }: Subject): Choice | null {
  const place = landing?.places[0];
  const sweep = hunk.moves.findLast(isHit);
  if (place === undefined || sweep === undefined || twins.length === 0) return null;
  const { order } = sweep;
  if (order.kind !== 'outward') {
    // A place that the order never comes to is no rival: an anchor or a marker has ruled it out.
    const twin = twins.find((rival) => (visitOf(order, rival) ?? -1) > sweep.tries - 1);
    return twin === undefined ? null : { kind: 'first', twin };
  }
  const away = (line: number) => Math.abs(line - order.expected);
  const twin = twins.reduce((best, rival) => (away(rival) < away(best) ? rival : best));
  return away(twin) === away(place)
    ? { kind: 'tie', first: order.first, distance: away(place), twin }
    : { kind: 'nearer', distance: away(place), twinDistance: away(twin), twin };
}
