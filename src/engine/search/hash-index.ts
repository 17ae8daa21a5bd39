/** Buckets are this many times fewer than lines: what is counted in few of them stays close to the processor. */
const linesPerBucket = 8;

/** Lines by hash, so that those which may have a hash are listed without looking at all lines. */
export class HashIndex {
  /** Bucket `b` is `#lines` from `#starts[b]` to `#starts[b + 1]`. */
  readonly #starts: Uint32Array;
  readonly #lines: Uint32Array;
  readonly #mask: number;

  constructor(hashes: Int32Array) {
    const buckets = 2 ** Math.ceil(Math.log2(hashes.length / linesPerBucket + 1));
    const mask = buckets - 1;
    const starts = new Uint32Array(buckets + 1);
    for (let i = 0; i < hashes.length; i++) starts[hashes[i]! & mask]!++;
    for (let b = 1; b <= buckets; b++) starts[b]! += starts[b - 1]!;
    // Now each stands at the end of its bucket; filling from the bottom brings it to the beginning.
    const lines = new Uint32Array(hashes.length);
    for (let i = hashes.length - 1; i >= 0; i--) lines[--starts[hashes[i]! & mask]!] = i;
    this.#starts = starts;
    this.#lines = lines;
    this.#mask = mask;
  }

  /** All lines with this hash, and perhaps a few others, from the top. */
  linesWith(hash: number): Uint32Array {
    const bucket = hash & this.#mask;
    return this.#lines.subarray(this.#starts[bucket]!, this.#starts[bucket + 1]!);
  }
}
