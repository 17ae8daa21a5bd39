/**
 * The numbers by which the file system knows the files that a run tries to make (inodes). One that an attempt gave
 * back is free, and whether the next file made gets it is a fact of the file system.
 */
export class Inodes {
  readonly #reuses: () => boolean;
  #free: number[] = [];
  /** Of an attempt without success: free once the next one begins. */
  #spent: number | null = null;
  #count = 0;

  constructor(reuses: () => boolean) {
    this.#reuses = reuses;
  }

  /** The number of the file that the next attempt makes. */
  attempt(): number {
    if (this.#spent !== null) this.#free.push(this.#spent);
    this.#spent = null;
    return this.take();
  }

  /** The number of any other file that is made now. */
  take(): number {
    const reused = this.#free.find(() => this.#reuses());
    if (reused === undefined) return this.#count++;
    this.#free = this.#free.filter((inode) => inode !== reused);
    return reused;
  }

  /** The attempt with that number came to nothing. */
  giveUp(inode: number): void {
    this.#spent = inode;
  }

  /** Nobody asks any more which files had the numbers that are free. */
  forget(): void {
    this.#free = [];
    this.#spent = null;
  }
}
