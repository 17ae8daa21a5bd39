import type { LineRule } from '../../search/line-rules.ts';
import { type Order, orderLength, placeAt } from '../../search/order.ts';
import type { Edit, Move, Sweep } from '../../search/trace.ts';
import { lineIndex } from '../../text/image.ts';
import { type CompareLine, Effort, type Fit, Fitting, signedRow } from './fits.ts';

/** A hunk as the library parsed it. */
export interface ParsedHunk {
  readonly oldStart: number;
  readonly oldLines: number;
  /** With their signs. */
  readonly lines: readonly string[];
}

export interface Sought {
  readonly hunk: ParsedHunk;
  /** 0-based line, and the errors it took; null when there is no place. */
  readonly at: number | null;
  readonly errors: number;
  /** What it changes there. */
  readonly edits: readonly Edit[];
  readonly expected: number;
  readonly moves: readonly Move[];
}

export interface Outcome {
  readonly sought: readonly Sought[];
  /** The search was given up because it would have taken too long. */
  readonly isSpent: boolean;
}

/** Lines compared before the search is given up; the library, called afterwards, compares as many again. */
export const effortLimit = 8_000_000;

/**
 * Places hunks as the library does; `rule` is the id of what `equal` does, for the trace: from the guess outward, all distances with no error before any with one.
 * The guess itself is tried even when it lies in what an earlier hunk has used.
 */
export function placeHunks(
  lines: readonly string[],
  hunks: readonly ParsedHunk[],
  fuzzFactor: number,
  equal: CompareLine,
  rule: LineRule['id'],
): Outcome {
  const effort = new Effort(effortLimit);
  const sought: Sought[] = [];
  let lowest = 0;
  let carry = 0;
  for (const hunk of hunks) {
    const guess = hunk.oldStart + carry - 1;
    const highest = lines.length - hunk.oldLines + fuzzFactor;
    const order: Order = {
      kind: 'outward',
      expected: lineIndex(guess),
      start: 0,
      down: Math.max(0, highest - guess),
      up: Math.max(0, guess - lowest),
      first: 'down',
      twiceAtZero: false,
    };
    const moves: Move[] = [{ kind: 'read', stated: lineIndex(hunk.oldStart - 1), expected: lineIndex(guess), carry }];
    const found = seek(lines, hunk, order, fuzzFactor, equal, rule, effort, moves);
    sought.push({
      hunk,
      at: found?.at ?? null,
      errors: found?.errors ?? 0,
      edits: found?.fit.edits ?? [],
      expected: guess,
      moves,
    });
    if (effort.isSpent) return { sought, isSpent: true };
    if (found === null) break;
    lowest = found.at + found.fit.used;
    carry = found.at + 1 - hunk.oldStart;
  }
  return { sought, isSpent: false };
}

interface Place {
  readonly at: number;
  readonly errors: number;
  readonly fit: Fit;
}

function seek(
  lines: readonly string[],
  hunk: ParsedHunk,
  order: Order,
  fuzzFactor: number,
  equal: CompareLine,
  rule: LineRule['id'],
  effort: Effort,
  moves: Move[],
): Place | null {
  const total = orderLength(order);
  const fitting = new Fitting(lines, hunk.lines.map(signedRow), equal, effort);
  for (let errors = 0; errors <= fuzzFactor; errors++) {
    for (let i = 0; i < total && !effort.isSpent; i++) {
      const at = placeAt(order, i);
      const fit = fitting.at(at, errors);
      if (fit === null) continue;
      moves.push(sweep(order, errors, rule, i + 1, at));
      return { at, errors, fit };
    }
    if (effort.isSpent) return null;
    moves.push(sweep(order, errors, rule, total, null));
  }
  return null;
}

function sweep(order: Order, errors: number, rule: LineRule['id'], tries: number, hit: number | null): Sweep {
  const label = errors === 0 ? 'every line' : `${errors} line ${errors === 1 ? 'error' : 'errors'} in the context`;
  return {
    kind: 'sweep',
    pass: { label, fuzz: { head: 0, tail: 0 }, rule, isReversed: false },
    order,
    tries,
    until: 'first',
    hits: hit === null ? [] : [lineIndex(hit)],
  };
}
