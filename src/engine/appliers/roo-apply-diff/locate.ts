import type { Order } from '../../search/order.ts';
import type { Move } from '../../search/trace.ts';
import { lineIndex } from '../../text/image.ts';
import { distancesTo } from '../../text/levenshtein.ts';
import { similarityBounds } from './bounds.ts';

/** What was found for a search text: the best window, and whether it is good enough. */
export interface Located {
  /** 0-based line, counted from the end when negative; null when no window scored at all. */
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

/** Where windows may begin and where they end, 0-based, `to` excluded. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What is searched when the stated line does not fit: some lines around it, or the file when none is stated. */
export function rangeAround(lines: readonly string[], startLine: number, height: number): Range {
  if (startLine === 0) return { from: 0, to: lines.length };
  return { from: Math.max(0, startLine - (reach + 1)), to: Math.min(lines.length, startLine + height + reach) };
}

/** Scores the window at the stated line alone. `startLine` is 1-based; from the end when lines were lost above it. */
export function locateStated(
  lines: readonly string[],
  search: readonly string[],
  startLine: number,
  threshold: number,
): Located {
  const at = startLine - 1;
  const stated = new Windows(lines, search).similarityAt(at);
  const isEnough = stated >= threshold;
  const place = lineIndex(at < 0 ? Math.max(0, lines.length + at) : at);
  const order: Order = { kind: 'straight', from: place, to: place };
  const moves = [sweep('the stated line', order, 1, isEnough ? place : null, stated, threshold)];
  return { at, score: stated, isEnough, moves };
}

/** Scores windows outward from the middle of the range; the best one counts, of equal ones the first met. */
export function locateWithin(
  lines: readonly string[],
  search: readonly string[],
  range: Range,
  threshold: number,
): Located | Stopped {
  const windows = new Windows(lines, search);
  const places = middleOut(range, search.length);
  // Nothing is better than equal, so the first equal window is the best; it is cheap to look for.
  const equal = places.find((at) => windows.isEqualAt(at));
  const found =
    equal === undefined ? mostAlike(windows, places, range.from, windows.bounds(range)) : { at: equal, score: 1 };
  if (found !== null && 'tries' in found) return found;
  const { at: best, score } = found ?? { at: null, score: 0 };
  const isEnough = best !== null && score >= threshold;
  const order: Order = { kind: 'listed', places: places.map(lineIndex) };
  const isWhole = range.from === 0 && range.to === lines.length;
  const label = isWhole ? 'the whole file, from the middle out' : `${reach} lines on each side, from the middle out`;
  const moves = [sweep(label, order, places.length, isEnough ? lineIndex(best) : null, score, threshold)];
  return { at: best, score, isEnough, moves };
}

/**
 * The place that is most like what is wanted, of several the one visited first; null when none is at all. The likeliest
 * is compared first: most others cannot be better by their bounds then, and need no comparison. `bounds[0]` is `from`'s.
 */
function mostAlike(
  windows: Windows,
  places: readonly number[],
  from: number,
  bounds: Float64Array,
): { readonly at: number; readonly score: number } | Stopped | null {
  const boundOf = (visit: number) => bounds[places[visit]! - from] ?? 0;
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
    const place = places[visit]!;
    spent += windows.textAt(place).length * Math.ceil(windows.wanted.length / 32);
    compared++;
    const score = windows.similarityAt(place);
    if (score > best.score || (score === best.score && visit < best.visit)) best = { visit, score };
  }
  return best.visit < 0 ? null : { at: places[best.visit]!, score: best.score };
}

/** The windows of a file that are as high as a search text. */
class Windows {
  readonly wanted: string;
  readonly #lines: readonly string[];
  readonly #height: number;
  readonly #isNothing: boolean;
  readonly #reduced: string[] = [];
  readonly #distanceOf: (text: string) => number;

  constructor(lines: readonly string[], search: readonly string[]) {
    this.#lines = lines;
    this.#height = Math.max(1, search.length);
    this.#isNothing = search.join('\n') === '';
    this.wanted = normalised(search.join('\n'));
    this.#distanceOf = distancesTo(this.wanted);
  }

  /** Lines that are normalised one by one, since a line feed is as good a blank as any. Nothing beyond the end. */
  textAt(at: number): string {
    let text = '';
    const from = at < 0 ? Math.max(0, this.#lines.length + at) : at;
    // Counted from the end, a window that reaches the end is empty.
    const to = at < 0 && at + this.#height >= 0 ? from : Math.min(from + this.#height, this.#lines.length);
    for (let i = from; i < to; i++) {
      const line = this.#lineAt(i);
      if (line !== '') text += text === '' ? line : ` ${line}`;
    }
    return text;
  }

  isEqualAt(at: number): boolean {
    if (this.#isNothing) return false;
    return (at >= this.#lines.length || this.wanted.startsWith(this.#lineAt(at))) && this.textAt(at) === this.wanted;
  }

  similarityAt(at: number): number {
    if (this.#isNothing) return 0;
    const text = this.textAt(at);
    if (text === this.wanted) return 1;
    return 1 - this.#distanceOf(text) / Math.max(text.length, this.wanted.length);
  }

  /** The most that each window that begins in the range can be like what is wanted. */
  bounds({ from, to }: Range): Float64Array {
    const range = { from, to, height: this.#height };
    return similarityBounds(this.#lines.length, (at) => this.#lineAt(at), this.wanted, range);
  }

  #lineAt(at: number): string {
    this.#reduced[at] ??= normalised(this.#lines[at]!);
    return this.#reduced[at];
  }
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

/** From the middle of the range, left first, then right, while a window still begins inside. */
function middleOut({ from, to }: Range, height: number): number[] {
  const places: number[] = [];
  let left = Math.floor((from + to) / 2);
  let right = left + 1;
  while (left >= from || right <= to - height) {
    if (left >= from) places.push(left--);
    if (right <= to - height) places.push(right++);
  }
  return places;
}

const normalised = (text: string) => (/[\u0080-\uffff]/.test(text) ? plain(text) : text).replace(/\s+/g, ' ').trim();

const plain = (text: string) =>
  text
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2018\u2019]/g, "'")
    .replaceAll('\u2026', '...')
    .replace(/[\u2014\u2013]/g, '-')
    .replaceAll('\u00a0', ' ');
