import type { ByteText } from '../text/bytes.ts';
import type { Image } from '../text/image.ts';
import { HashIndex } from './hash-index.ts';
import { exactly, type LineRule } from './line-rules.ts';

/** Lines that can be searched under one rule. `key` and `hash` are the rule's; equal keys have equal hashes. */
export interface Searchable {
  readonly count: number;
  readonly rule: LineRule;
  key(i: number): ByteText;
  hash(i: number): number;
  /** Whether any line may have this hash: false means certainly none. */
  has(hash: number): boolean;
  /** Every line that may have this hash; null when they cannot be listed. The first call looks at all lines. */
  candidates?(hash: number): Candidates | null;
  /** Whether `candidates` has been called, so that it costs next to nothing now. */
  readonly isIndexed?: boolean;
  /**
   * The first line from `from` to `to` (both included, either way) with this key, compared as they are; null when
   * there is none. Undefined when comparing is no longer worth while: so much of it was done that an index pays.
   */
  glance?(key: ByteText, from: number, to: number): number | null | undefined;
}

/** Some lines, from the top. */
export interface Candidates {
  readonly count: number;
  at(k: number): number;
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

/** An index over all lines costs as much as looking this often at the length of each. */
const glances = 2;

/** The lines of an image under a rule. A line is hashed when a search first comes to it: near places need none. */
export class LineTable implements Searchable {
  readonly rule: LineRule;
  readonly count: number;
  readonly #image: Image;
  /** 0: not hashed yet. */
  #hashes: Int32Array | null = null;
  #index: HashIndex | null = null;
  /** Lines glanced at so far. */
  #glanced = 0;

  constructor(image: Image, rule: LineRule = exactly) {
    this.#image = image;
    this.rule = rule;
    this.count = image.count;
  }

  key(i: number): ByteText {
    return this.rule.key(this.#image.line(i));
  }

  hash(i: number): number {
    this.#hashes ??= new Int32Array(this.count);
    return this.#hashes[i] || this.#hashLine(this.#hashes, i);
  }

  get isIndexed(): boolean {
    return this.#index !== null;
  }

  has(hash: number): boolean {
    return this.#lines.has(hash);
  }

  candidates(hash: number): Candidates {
    const lines = this.#lines.linesWith(hash);
    return { count: lines.length, at: (k) => lines[k]! };
  }

  glance(key: ByteText, from: number, to: number): number | null | undefined {
    if (this.rule !== exactly || this.#glanced > glances * this.count) return undefined;
    const { text, starts } = this.#image;
    const { length } = key;
    const stride = to < from ? -1 : 1;
    for (let i = from; i !== to + stride; i += stride) {
      const start = starts[i]!;
      if (starts[i + 1]! - start !== length) continue;
      let k = 0;
      while (k < length && text.charCodeAt(start + k) === key.charCodeAt(k)) k++;
      if (k < length) continue;
      this.#glanced += Math.abs(i - from) + 1;
      return i;
    }
    this.#glanced += Math.abs(to - from) + 1;
    return null;
  }

  #hashLine(hashes: Int32Array, i: number): number {
    const { text, starts } = this.#image;
    const hash = this.rule === exactly ? hashBetween(text, starts[i]!, starts[i + 1]!) : hashOf(this.key(i));
    hashes[i] = hash;
    return hash;
  }

  get #lines(): HashIndex {
    if (this.#index === null) {
      for (let i = 0; i < this.count; i++) this.hash(i);
      this.#index = new HashIndex(this.#hashes ?? new Int32Array(0));
    }
    return this.#index;
  }
}
