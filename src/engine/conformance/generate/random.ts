/** Chance from a seed: the same seed, the same case, on every machine (mulberry32). */
export class Random {
  #state: number;

  constructor(...seeds: readonly (number | string)[]) {
    this.#state = seeds.reduce<number>((hash, seed) => mixed(hash, String(seed)), 0x9e3779b9);
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** From `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.int(0, items.length - 1)]!;
  }

  /** One of the values, each as often as its weight says. */
  weighted<T>(...choices: readonly (readonly [weight: number, value: T])[]): T {
    let left = this.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    return choices.at(-1)![1];
  }

  /** `count` draws, one after the other. */
  times<T>(count: number, draw: (i: number) => T): T[] {
    return Array.from({ length: count }, (_, i) => draw(i));
  }
}

function mixed(hash: number, text: string): number {
  let out = hash;
  for (let i = 0; i < text.length; i++) out = Math.imul(out ^ text.charCodeAt(i), 0x01000193) | 0;
  return (out ^ (out >>> 13)) | 0;
}
