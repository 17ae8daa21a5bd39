import type { Order } from '../../search/order.ts';
import type { Move } from '../../search/trace.ts';
import { lineIndex } from '../../text/image.ts';
import { levenshtein } from '../../text/levenshtein.ts';

/** What was found for a search text: the best window, and whether it is good enough. */
export interface Located {
  /** 0-based line; null when no window scored at all. */
  readonly at: number | null;
  readonly score: number;
  readonly isEnough: boolean;
  readonly moves: readonly Move[];
}

/** Lines on each side of the stated one that are searched when it does not fit. */
const reach = 40;
/** Cells of edit distance tables that one search may cost. */
const budget = 4e9;

/** Scores the stated line first, then windows outward from the middle of what is searched; the best one counts. */
export function locate(
  lines: readonly string[],
  search: readonly string[],
  startLine: number,
  threshold: number,
): Located | 'budget' {
  const wanted = normalised(search.join('\n'));
  const score = (at: number) => similarity(normalised(lines.slice(at, at + search.length).join('\n')), wanted);
  const moves: Move[] = [];
  if (startLine > 0) {
    const at = startLine - 1;
    const stated = score(at);
    const isEnough = stated >= threshold;
    const order: Order = { kind: 'straight', from: lineIndex(at), to: lineIndex(at) };
    moves.push(sweep('the stated line', order, 1, isEnough ? at : null, stated, threshold));
    if (isEnough) return { at, score: stated, isEnough, moves };
  }
  const from = startLine > 0 ? Math.max(0, startLine - (reach + 1)) : 0;
  const to = startLine > 0 ? Math.min(lines.length, startLine + search.length + reach) : lines.length;
  const places = middleOut(from, to, search.length);
  if (places.length * wanted.length ** 2 > budget) return 'budget';
  let best: { at: number; score: number } | null = null;
  for (const at of places) {
    const found = score(at);
    if (found > (best?.score ?? 0)) best = { at, score: found };
  }
  const isEnough = best !== null && best.score >= threshold;
  const order: Order = { kind: 'listed', places: places.map(lineIndex) };
  const label =
    startLine > 0 ? `${reach} lines on each side, from the middle out` : 'the whole file, from the middle out';
  moves.push(sweep(label, order, places.length, isEnough ? best!.at : null, best?.score ?? 0, threshold));
  return { at: best?.at ?? null, score: best?.score ?? 0, isEnough, moves };
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

function similarity(a: string, b: string): number {
  if (b === '') return 0;
  if (a === b) return 1;
  return 1 - levenshtein(a, b) / Math.max(a.length, b.length);
}

const normalised = (text: string) =>
  text
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2018\u2019]/g, "'")
    .replaceAll('\u2026', '...')
    .replace(/[\u2014\u2013]/g, '-')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')
    .trim();
