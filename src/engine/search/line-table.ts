import type { ByteText } from '../text/bytes.ts';
import type { Image } from '../text/image.ts';
import { HashIndex } from './hash-index.ts';
import { hashBetween, hashOf, sampleBetween } from './line-hash.ts';
import { exactly, type LineRule } from './line-rules.ts';

/** Lines that can be searched under one rule. `key` and `hash` are the rule's; equal keys have equal hashes. */
export interface Searchable {
  readonly count: number;
  readonly rule: LineRule;
  key(i: number): ByteText;
  hash(i: number): number;
  /** Every line that may have this key; null when they cannot be listed. The first call of each kind looks at all lines. */
  candidates?(key: ByteText, look: Look): Candidates | null;
  /** Whether `candidates` has been called, so that it costs next to nothing now. */
  readonly isIndexed?: boolean;
  /**
   * The first line from `from` to `to` (both included, either way) with this key, compared as they are; null when
   * there is none. Undefined when comparing is no longer worth while: so much of it was done that an index pays.
   */
  glance?(key: ByteText, from: number, to: number): number | null | undefined;
}

/** How closely lines are told apart: by samples of their bytes, which is soon done, or by all of them. */
export type Look = 'sampled' | 'whole';

/** Some lines, from the top. */
export interface Candidates {
  readonly count: number;
  at(k: number): number;
}

/** How often all lines may be glanced at before an index over them, which costs about as much, is made. */
const glances = 2;

/** The lines of an image under a rule. A line is hashed when a search first comes to it: near places need none. */
export class LineTable implements Searchable {
  readonly rule: LineRule;
  readonly count: number;
  readonly #image: Image;
  /** 0: not hashed yet. */
  #hashes: Int32Array | null = null;
  #sampled: HashIndex | null = null;
  #whole: HashIndex | null = null;
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
    return this.#sampled !== null || this.#whole !== null;
  }

  candidates(key: ByteText, look: Look): Candidates {
    const lines = this.#linesWith(key, look);
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

  /** Samples spare bytes, not the work of a rule: what has to be made first is looked at as a whole. */
  #linesWith(key: ByteText, look: Look): Uint32Array {
    if (look === 'whole' || this.rule !== exactly) {
      this.#whole ??= new HashIndex(this.#wholeHashes());
      return this.#whole.linesWith(hashOf(key));
    }
    this.#sampled ??= new HashIndex(samplesOf(this.#image));
    return this.#sampled.linesWith(sampleBetween(key, 0, key.length));
  }

  #wholeHashes(): Int32Array {
    this.#hashes ??= new Int32Array(this.count);
    for (let i = 0; i < this.count; i++) if (this.#hashes[i] === 0) this.#hashLine(this.#hashes, i);
    return this.#hashes;
  }
}

function samplesOf({ text, starts, count }: Image): Int32Array {
  const samples = new Int32Array(count);
  for (let i = 0; i < count; i++) samples[i] = sampleBetween(text, starts[i]!, starts[i + 1]!);
  return samples;
}
