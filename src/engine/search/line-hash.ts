import type { ByteText } from '../text/bytes.ts';

/** 32 bits over the code units. A filter only: whoever finds equal hashes compares the keys. */
export const hashOf = (key: ByteText): number => hashBetween(key, 0, key.length);

/** The hash of a part of a text. Four code units a multiplication: the multiply is what a long text pays for. */
export function hashBetween(text: ByteText, from: number, to: number): number {
  let hash = 0x811c9dc5 ^ (to - from);
  let i = from;
  for (; i + 4 <= to; i += 4) {
    const word =
      text.charCodeAt(i) ^
      (text.charCodeAt(i + 1) << 8) ^
      (text.charCodeAt(i + 2) << 16) ^
      (text.charCodeAt(i + 3) << 24);
    hash = Math.imul(hash ^ word, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  for (; i < to; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}

/**
 * 32 bits over the length and eight code units, spread evenly over the part: a coarser filter, whose cost does not
 * grow with the length. All of a part of no more than eight code units is looked at.
 */
export function sampleBetween(text: ByteText, from: number, to: number): number {
  const length = to - from;
  const unit = (sixteenths: number) => text.charCodeAt(from + ((length * sixteenths) >> 4));
  const first = unit(1) ^ (unit(3) << 8) ^ (unit(5) << 16) ^ (unit(7) << 24);
  const second = unit(9) ^ (unit(11) << 8) ^ (unit(13) << 16) ^ (unit(15) << 24);
  let hash = Math.imul(length ^ first, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15) ^ second, 0x9e3779b1);
  return hash ^ (hash >>> 15);
}
