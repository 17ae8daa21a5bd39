/**
 * The numbers by which the file system knows the files that a run tries to make (inodes). One that an attempt gave
 * back is free, and whether the next file made gets it is a fact of the file system.
 */
export class Inodes {
  readonly #reuses: () => boolean;
  #free: number[] = [];
  #count = 0;

  constructor(reuses: () => boolean) {
    this.#reuses = reuses;
  }

  /** The number of a file that is made now. */
  take(): number {
    const reused = this.#free.find(() => this.#reuses());
    if (reused === undefined) return this.#count++;
    this.#free = this.#free.filter((inode) => inode !== reused);
    return reused;
  }

  /** Frees the number of a file that is gone. */
  giveBack(inode: number): void {
    this.#free.push(inode);
  }

  /** Nobody asks any more which files had the numbers that are free. */
  forget(): void {
    this.#free = [];
  }
}
