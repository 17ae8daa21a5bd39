import type { Bits } from './bits.ts';

/** A canonical prefix code of deflate (RFC 1951, 3.2.2). */
export interface Code {
  /** How many codes there are of each length. */
  readonly counts: readonly number[];
  /** Symbols by length, then by value. */
  readonly symbols: readonly number[];
  /** How many bits are read before a word is known to be none of the code. */
  readonly longest: number;
  /** Codes that are missing, counted at the longest length; negative when there are too many. */
  readonly gap: number;
}

/** Builds the code in which symbol `i` has `lengths[i]` bits; 0: it does not occur. */
export function codeOf(lengths: readonly number[]): Code {
  const counts: number[] = Array(16).fill(0);
  for (const length of lengths) counts[length]! += 1;
  counts[0] = 0;
  const longest = Math.max(
    1,
    counts.findLastIndex((count) => count > 0),
  );
  let gap = 1;
  for (let length = 1; length <= 15; length++) {
    gap = gap * 2 - counts[length]!;
    if (gap < 0) break;
  }
  const symbols = Array.from(lengths.keys())
    .filter((symbol) => lengths[symbol]! > 0)
    .sort((a, b) => lengths[a]! - lengths[b]! || a - b);
  return { counts, symbols, longest, gap };
}

/** Stream ended, in the middle of a symbol or before it. */
export const starved = -1;
/** The bits read are no word of the code. */
export const invalid = -2;

/** The next symbol; `starved` or `invalid` otherwise. */
export function symbolFrom(bits: Bits, code: Code): number {
  let word = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length <= code.longest; length++) {
    const bit = bits.take(1);
    if (bit < 0) return starved;
    word = word * 2 + bit;
    first *= 2;
    const count = code.counts[length]!;
    if (word - first < count) return code.symbols[index + word - first]!;
    index += count;
    first += count;
  }
  return invalid;
}
