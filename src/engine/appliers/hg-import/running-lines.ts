import type { ByteText } from '../../text/bytes.ts';

/** Lines that a chunk is cut to. A search asks every chunk, an edit rewrites one: the root of a large file's lines. */
const size = 256;

interface Chunk {
  readonly lines: ByteText[];
  /** Every text that stands in it, and perhaps some that did: a filter. Null until it is asked for. */
  texts: Set<ByteText> | null;
}

/** A line with the text that is looked for, or one before which, as seen from the target, there is no further one. */
interface Mark {
  readonly at: number;
  readonly isHit: boolean;
}

/**
 * The lines of a file that changes hunk by hunk, kept in chunks: neither an edit nor a search for the nearest line
 * with some text walks over all of them. Positions are 0-based, of the file as it is at the time.
 */
export class RunningLines {
  #chunks: Chunk[];
  /** Position of each chunk's first line, as far as they are known, which is up to the last edit. */
  #starts: number[] = [];
  #count: number;
  /** How many lines each text is. Null until somebody searches. */
  #counts: Map<ByteText, number> | null = null;

  constructor(lines: readonly ByteText[]) {
    this.#chunks = chunksOf(lines);
    this.#count = lines.length;
  }

  get count(): number {
    return this.#count;
  }

  /** Whether these rows stand at line `at`. */
  standsAt(rows: readonly ByteText[], at: number): boolean {
    if (at < 0 || at + rows.length > this.#count) return false;
    let chunk = this.#chunkAt(at);
    let offset = at - this.#starts[chunk]!;
    for (const row of rows) {
      while (offset === this.#chunks[chunk]!.lines.length) {
        chunk++;
        offset = 0;
      }
      if (this.#chunks[chunk]!.lines[offset++] !== row) return false;
    }
    return true;
  }

  /** How many lines are this text. */
  countOf(text: ByteText): number {
    if (this.#counts === null) {
      this.#counts = new Map();
      for (const { lines } of this.#chunks) this.#tally(lines, 1);
    }
    return this.#counts.get(text) ?? 0;
  }

  /** Every line that is this text, by its distance from `target`; of two equally near the earlier first. */
  *nearest(text: ByteText, target: number): Generator<number> {
    const above = this.#above(text, Math.min(target, this.#count - 1));
    const below = this.#below(text, Math.max(target + 1, 0));
    let up = above.next();
    let down = below.next();
    for (let left = this.countOf(text); left > 0; ) {
      const goesUp = down.done || (!up.done && target - up.value.at <= down.value.at - target);
      const mark = goesUp ? up.value : down.value;
      if (mark?.isHit) {
        yield mark.at;
        left--;
      }
      if (goesUp) up = above.next();
      else down = below.next();
    }
  }

  /** Puts lines in the place of `removed` others. Positions below 0 count from the end, as in a slice. */
  splice(at: number, removed: number, inserted: readonly ByteText[]): void {
    const from = Math.min(at < 0 ? Math.max(0, this.#count + at) : at, this.#count);
    const first = this.#chunkAt(from);
    const start = this.#starts[first]!;
    const to = Math.min(from + removed, this.#count);
    let last = first;
    let end = start + this.#chunks[first]!.lines.length;
    while (end < to) end += this.#chunks[++last]!.lines.length;
    const lines = this.#chunks.slice(first, last + 1).flatMap((chunk) => chunk.lines);
    this.#tally(lines.splice(from - start, to - from, ...inserted), -1);
    this.#tally(inserted, 1);
    const isOne = first === last && lines.length <= 2 * size;
    if (isOne) {
      const { texts } = this.#chunks[first]!;
      for (const text of inserted) texts?.add(text);
      this.#chunks[first] = { lines, texts };
    } else this.#chunks.splice(first, last - first + 1, ...chunksOf(lines));
    this.#starts.length = Math.min(this.#starts.length, first + 1);
    this.#count += inserted.length - (to - from);
  }

  text(): ByteText {
    return this.#chunks.map(({ lines }) => lines.join('')).join('');
  }

  #tally(lines: readonly ByteText[], by: number): void {
    const counts = this.#counts;
    if (counts !== null) for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + by);
  }

  /** From line `from` upward. */
  *#above(text: ByteText, from: number): Generator<Mark> {
    for (let i = this.#chunkAt(from); i >= 0 && from >= 0; i--) {
      const { lines } = this.#chunks[i]!;
      const start = this.#starts[i]!;
      yield { at: Math.min(from, start + lines.length - 1), isHit: false };
      if (!textsOf(this.#chunks[i]!).has(text)) continue;
      for (let at = from - start; at >= 0; at--) {
        at = lines.lastIndexOf(text, at);
        if (at >= 0) yield { at: start + at, isHit: true };
      }
    }
  }

  /** From line `from` downward. */
  *#below(text: ByteText, from: number): Generator<Mark> {
    const first = this.#chunkAt(from);
    let start = this.#starts[first]!;
    for (let i = first; i < this.#chunks.length; i++) {
      const { lines } = this.#chunks[i]!;
      yield { at: Math.max(from, start), isHit: false };
      const isThere = textsOf(this.#chunks[i]!).has(text);
      for (let at = Math.max(0, from - start); isThere && at < lines.length; at++) {
        at = lines.indexOf(text, at);
        if (at < 0) break;
        yield { at: start + at, isHit: true };
      }
      start += lines.length;
    }
  }

  /** The chunk that holds line `at`; the last one when there is no such line. */
  #chunkAt(at: number): number {
    const chunks = this.#chunks;
    const starts = this.#starts;
    if (starts.length === 0) starts.push(0);
    for (let i = starts.length; i < chunks.length && starts[i - 1]! <= at; i++) {
      starts.push(starts[i - 1]! + chunks[i - 1]!.lines.length);
    }
    let low = 0;
    let high = Math.min(starts.length, chunks.length);
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= at) low = middle;
      else high = middle;
    }
    return low;
  }
}

/** At least one, so that there is always a chunk to put lines in. */
function chunksOf(lines: readonly ByteText[]): Chunk[] {
  const count = Math.max(1, Math.ceil(lines.length / size));
  return Array.from({ length: count }, (_, i) => ({ lines: lines.slice(i * size, (i + 1) * size), texts: null }));
}

function textsOf(chunk: Chunk): ReadonlySet<ByteText> {
  chunk.texts ??= new Set(chunk.lines);
  return chunk.texts;
}
