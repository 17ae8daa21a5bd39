import type { Order } from '../../search/order.ts';
import type { Move } from '../../search/trace.ts';
import { lineIndex } from '../../text/image.ts';
import { distancesTo } from '../../text/levenshtein.ts';
import { similarityBounds } from './bounds.ts';

/** What was found for a search text: the best window, and whether it is good enough. */
export interface Located {
  /** 0-based line; null when no window scored at all. */
  readonly at: number | null;
  readonly score: number;
  readonly isEnough: boolean;
  readonly moves: readonly Move[];
}

/** The search was given up after so many windows. */
export interface Stopped {
  readonly tries: number;
}

/** Lines on each side of the stated one that are searched when it does not fit. */
const reach = 40;
/** Steps of edit distances that one search may cost: each reads 32 characters of the one text and one of the other. */
const budget = 3e7;

/** Scores the stated line first, then windows outward from the middle of what is searched; the best one counts. */
export function locate(
  lines: readonly string[],
  search: readonly string[],
  startLine: number,
  threshold: number,
): Located | Stopped {
  const wanted = normalised(search.join('\n'));
  const reduced: string[] = [];
  const lineAt = (at: number) => {
    reduced[at] ??= normalised(lines[at]!);
    return reduced[at];
  };
  // Lines that are normalised one by one, since a line feed is as good a blank as any.
  const windowAt = (at: number) => {
    let text = '';
    for (let i = at; i < Math.min(at + search.length, lines.length); i++) {
      const line = lineAt(i);
      if (line !== '') text += text === '' ? line : ` ${line}`;
    }
    return text;
  };
  const moves: Move[] = [];
  if (startLine > 0) {
    const at = startLine - 1;
    const stated = similarityTo(wanted)(windowAt(at));
    const isEnough = stated >= threshold;
    const order: Order = { kind: 'straight', from: lineIndex(at), to: lineIndex(at) };
    moves.push(sweep('the stated line', order, 1, isEnough ? at : null, stated, threshold));
    if (isEnough) return { at, score: stated, isEnough, moves };
  }
  const from = startLine > 0 ? Math.max(0, startLine - (reach + 1)) : 0;
  const to = startLine > 0 ? Math.min(lines.length, startLine + search.length + reach) : lines.length;
  const places = middleOut(from, to, search.length);
  // Nothing is better than equal, so the first equal window is the best; it is cheap to look for.
  const mayEqual = (at: number) => at < lines.length && wanted.startsWith(lineAt(at));
  const equal = wanted === '' ? undefined : places.find((at) => mayEqual(at) && windowAt(at) === wanted);
  const bounds = () => similarityBounds(lines.length, lineAt, wanted, { from, to, height: search.length });
  const found = equal === undefined ? mostAlike(places, from, bounds(), wanted, windowAt) : { at: equal, score: 1 };
  if (found !== null && 'tries' in found) return found;
  const { at: best, score } = found ?? { at: null, score: 0 };
  const isEnough = best !== null && score >= threshold;
  const order: Order = { kind: 'listed', places: places.map(lineIndex) };
  const label =
    startLine > 0 ? `${reach} lines on each side, from the middle out` : 'the whole file, from the middle out';
  moves.push(sweep(label, order, places.length, isEnough ? best : null, score, threshold));
  return { at: best, score, isEnough, moves };
}

/**
 * The place that is most like `wanted`, of several the one visited first; null when none is at all. The likeliest is
 * compared first: most others cannot be better by their bounds then, and need no comparison. `bounds[0]` is `from`'s.
 */
function mostAlike(
  places: readonly number[],
  from: number,
  bounds: Float64Array,
  wanted: string,
  windowAt: (at: number) => string,
): { readonly at: number; readonly score: number } | Stopped | null {
  const boundOf = (visit: number) => bounds[places[visit]! - from] ?? 0;
  const likeness = similarityTo(wanted);
  let likeliest = 0;
  for (const visit of places.keys()) if (boundOf(visit) > boundOf(likeliest)) likeliest = visit;
  let best = { visit: -1, score: 0 };
  let spent = 0;
  let compared = 0;
  for (let i = -1; i < places.length; i++) {
    const visit = i < 0 ? likeliest : i;
    const bound = boundOf(visit);
    if (bound < best.score || (bound === best.score && visit >= best.visit)) continue;
    if (spent > budget) return { tries: compared };
    const window = windowAt(places[visit]!);
    spent += window.length * Math.ceil(wanted.length / 32);
    compared++;
    const score = likeness(window);
    if (score > best.score || (score === best.score && visit < best.visit)) best = { visit, score };
  }
  return best.visit < 0 ? null : { at: places[best.visit]!, score: best.score };
}

function sweep(label: string, order: Order, tries: number, hit: number | null, best: number, needed: number): Move {
  return {
    kind: 'sweep',
    pass: { label, fuzz: { head: 0, tail: 0 }, rule: 'trimmed-js', isReversed: false },
    order,
    tries,
    until: 'best',
    hits: hit === null ? [] : [lineIndex(hit)],
    score: { best, needed },
  };
}

/** From the middle of `from` to `to` (exclusive), left first, then right, while a window still begins inside. */
function middleOut(from: number, to: number, height: number): number[] {
  const places: number[] = [];
  let left = Math.floor((from + to) / 2);
  let right = left + 1;
  while (left >= from || right <= to - height) {
    if (left >= from) places.push(left--);
    if (right <= to - height) places.push(right++);
  }
  return places;
}

/** How like a text is to `wanted`, from 0 to 1. */
function similarityTo(wanted: string): (text: string) => number {
  const distanceOf = distancesTo(wanted);
  return (text) => {
    if (wanted === '') return 0;
    return text === wanted ? 1 : 1 - distanceOf(text) / Math.max(text.length, wanted.length);
  };
}

const normalised = (text: string) => (/[\u0080-\uffff]/.test(text) ? plain(text) : text).replace(/\s+/g, ' ').trim();

const plain = (text: string) =>
  text
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2018\u2019]/g, "'")
    .replaceAll('\u2026', '...')
    .replace(/[\u2014\u2013]/g, '-')
    .replaceAll('\u00a0', ' ');
