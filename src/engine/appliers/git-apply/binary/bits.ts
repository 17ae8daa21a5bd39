import type { ByteText } from '../../../text/bytes.ts';

/** Reads a deflate stream: bits from the low end of each byte on. */
export class Bits {
  readonly #text: ByteText;
  #at = 0;
  #held = 0;
  #count = 0;

  constructor(text: ByteText) {
    this.#text = text;
  }

  /** The next `n` bits (at most 16) as a number; -1 when the stream ends before, and then nothing is taken. */
  take(n: number): number {
    while (this.#count < n) {
      if (this.#at === this.#text.length) return -1;
      this.#held |= this.#text.charCodeAt(this.#at) << this.#count;
      this.#at += 1;
      this.#count += 8;
    }
    const bits = this.#held & ((1 << n) - 1);
    this.#held >>>= n;
    this.#count -= n;
    return bits;
  }

  /** Forgets what is left of the byte last begun. */
  alignToByte(): void {
    this.take(this.#count & 7);
  }

  /** The next `n` whole bytes, as many as there are; only on a byte boundary. */
  bytes(n: number): ByteText {
    this.#at -= this.#count >> 3;
    this.#held = 0;
    this.#count = 0;
    const bytes = this.#text.slice(this.#at, this.#at + n);
    this.#at += bytes.length;
    return bytes;
  }
}
