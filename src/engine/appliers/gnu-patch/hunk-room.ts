const first = 125;
/** Beyond this the tool finds no memory. */
const most = first * 2 ** 25;

/**
 * How many lines of a hunk the tool has room for. It doubles when a header states more, and never shrinks in a run;
 * a context hunk whose end does not come in that many lines is given up.
 */
export class HunkRoom {
  #lines = first;
  #isSpent = false;

  /** Whether more was asked for than there is: from then on there is none. */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  get lines(): number {
    return this.#lines;
  }

  /** Makes room for more than `needed` lines; false when the memory for it would not be there. */
  grow(needed: bigint): boolean {
    while (needed >= BigInt(this.#lines) && !this.#isSpent) {
      if (this.#lines >= most) this.#isSpent = true;
      else this.#lines *= 2;
    }
    return !this.#isSpent;
  }
}
