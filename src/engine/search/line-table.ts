import type { ByteText } from '../text/bytes.ts';
import type { Image } from '../text/image.ts';
import { exactly, type LineRule } from './line-rules.ts';

/** Lines that can be searched under one rule. `key` and `hash` are the rule's; equal keys have equal hashes. */
export interface Searchable {
  readonly count: number;
  readonly rule: LineRule;
  key(i: number): ByteText;
  hash(i: number): number;
  /** Whether any line may have this hash: false means certainly none. */
  has(hash: number): boolean;
}

/** 32 bits over the code units. A filter only: whoever finds equal hashes compares the keys. */
export const hashOf = (key: ByteText): number => hashBetween(key, 0, key.length);

/** Four code units a multiplication: the multiply is what a long text pays for. */
function hashBetween(text: ByteText, from: number, to: number): number {
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

/** The lines of an image under a rule. Hashing waits until something is searched far: near places need none. */
export class LineTable implements Searchable {
  readonly rule: LineRule;
  readonly count: number;
  readonly #image: Image;
  #hashes: Int32Array | null = null;
  readonly #seen = new Map<number, boolean>();

  constructor(image: Image, rule: LineRule = exactly) {
    this.#image = image;
    this.rule = rule;
    this.count = image.count;
  }

  key(i: number): ByteText {
    return this.rule.key(this.#image.line(i));
  }

  hash(i: number): number {
    this.#hashes ??= this.rule === exactly ? exactHashes(this.#image) : keyHashes(this, this.count);
    return this.#hashes[i]!;
  }

  has(hash: number): boolean {
    let seen = this.#seen.get(hash);
    if (seen === undefined) {
      seen = this.count > 0 && this.hash(0) !== undefined && this.#hashes!.includes(hash);
      this.#seen.set(hash, seen);
    }
    return seen;
  }
}

function exactHashes({ text, starts, count }: Image): Int32Array {
  const hashes = new Int32Array(count);
  for (let i = 0; i < count; i++) hashes[i] = hashBetween(text, starts[i]!, starts[i + 1]!);
  return hashes;
}

function keyHashes(lines: { key(i: number): ByteText }, count: number): Int32Array {
  return Int32Array.from({ length: count }, (_, i) => hashOf(lines.key(i)));
}
