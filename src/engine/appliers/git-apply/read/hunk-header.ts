import type { ByteText } from '../../../text/bytes.ts';

/** The numbers of `@@ -start,count +start,count @@`. A count that is not written is 1. */
export interface HunkNumbers {
  readonly oldStart: bigint;
  readonly oldCount: number;
  readonly newStart: bigint;
  readonly newCount: number;
  /** Everything between the second `@@` and the line feed. */
  readonly section: ByteText;
  /** A number did not fit into 64 bits: the newest version refuses it. */
  readonly isHuge: boolean;
}

const form = /@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@([^\n]*)\n/y;
const largest = 2n ** 64n - 1n;

/** Reads the hunk header at byte `at`; null when it is not one. Exactly these separators are accepted. */
export function hunkHeader(text: ByteText, at: number): HunkNumbers | null {
  form.lastIndex = at;
  const found = form.exec(text);
  if (found === null) return null;
  const numbers = [found[1]!, found[2] ?? '1', found[3]!, found[4] ?? '1'].map(bounded);
  const [oldStart, oldCount, newStart, newCount] = numbers.map((n) => (n > largest ? largest : n));
  return {
    oldStart: oldStart!,
    oldCount: Number(oldCount),
    newStart: newStart!,
    newCount: Number(newCount),
    section: found[5]!,
    isHuge: numbers.some((n) => n > largest),
  };
}

/** A number that is too large stays so, but a million digits are not worked out. */
const bounded = (digits: string): bigint => BigInt(digits.replace(/^0+(?=\d)/, '').slice(0, 21));
