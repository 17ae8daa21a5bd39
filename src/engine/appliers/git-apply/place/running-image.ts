import { hashOf } from '../../../search/line-hash.ts';
import type { LineRule } from '../../../search/line-rules.ts';
import { type Candidates, LineTable, type Searchable } from '../../../search/line-table.ts';
import type { ByteText } from '../../../text/bytes.ts';
import { Image } from '../../../text/image.ts';

/** Room left in the buffer at once for a file of so many lines, so that it seldom has to grow. */
const slackFor = (count: number) => 16 + Math.min(count, 1024);

/**
 * A file while its hunks are applied one after the other. Positions are 0-based lines of the file as it is now.
 *
 * Lines are kept as numbers in a gap buffer: those of the file as it was, and behind them those that hunks
 * wrote. A hunk costs its own lines and the way from the hunk before it, never the whole file. Lines that a
 * hunk wrote, context included, are *frozen* unless overlaps are allowed: no later hunk may use them.
 */
export class RunningImage {
  readonly base: Image;
  readonly #freezes: boolean;
  readonly #written: ByteText[] = [];
  readonly #anchors: number[] = [];
  #ids: Uint32Array<ArrayBuffer>;
  #gap: number;
  #gapEnd: number;
  #isRagged = false;
  readonly #tables = new Map<LineRule, LineTable>();

  constructor(text: ByteText, options: { readonly freezes: boolean }) {
    this.base = new Image(text);
    this.#freezes = options.freezes;
    this.#ids = new Uint32Array(this.base.count + slackFor(this.base.count));
    for (let i = 0; i < this.base.count; i++) this.#ids[i] = i;
    this.#gap = this.base.count;
    this.#gapEnd = this.#ids.length;
  }

  get count(): number {
    return this.#ids.length - (this.#gapEnd - this.#gap);
  }

  /** Some line inside the image may lack its line feed, so that bytes and lines are no longer the same thing. */
  get isRagged(): boolean {
    return this.#isRagged;
  }

  line(i: number): ByteText {
    if (i < 0 || i >= this.count) return '';
    const id = this.#id(i);
    return id < this.base.count ? this.base.line(id) : this.#written[id - this.base.count]!;
  }

  isFrozen(i: number): boolean {
    return this.#freezes && this.#isWritten(i);
  }

  #isWritten(i: number): boolean {
    return this.#id(i) >= this.base.count;
  }

  /** Lines `from` to `to` (exclusive) become `lines`. */
  replace(from: number, to: number, lines: readonly ByteText[]): void {
    const anchor = to < this.count ? this.#anchor(this.#id(to)) : this.base.count;
    this.#moveGap(from);
    this.#gapEnd += to - from;
    if (this.#gapEnd - this.#gap < lines.length) this.#grow(lines.length);
    for (const line of lines) {
      this.#ids[this.#gap++] = this.base.count + this.#written.length;
      this.#written.push(line);
      this.#anchors.push(anchor);
      if (!line.endsWith('\n')) this.#isRagged = true;
    }
    if (!this.base.text.endsWith('\n')) this.#isRagged = true;
  }

  /** Whether any line is frozen. */
  get hasFrozen(): boolean {
    return this.#freezes && this.#written.length > 0;
  }

  /** The lines as they are compared under a rule; a frozen line is equal to nothing. */
  under(rule: LineRule): Searchable {
    return this.#view(rule, this.#freezes);
  }

  /** The lines under a rule as if none were frozen. */
  thawed(rule: LineRule): Searchable {
    return this.#view(rule, false);
  }

  #view(rule: LineRule, freezes: boolean): Searchable {
    const table = this.#tables.get(rule) ?? new LineTable(this.base, rule);
    this.#tables.set(rule, table);
    const writtenKey = (id: number) => (freezes ? frozen : rule.key(this.#written[id - this.base.count]!));
    return {
      count: this.count,
      rule,
      key: (i) => {
        const id = this.#id(i);
        return id < this.base.count ? table.key(id) : writtenKey(id);
      },
      hash: (i) => {
        const id = this.#id(i);
        return id < this.base.count ? table.hash(id) : hashOf(writtenKey(id));
      },
      isIndexed: table.isIndexed,
      candidates: (key, look) => (this.#isMixed(freezes) ? null : this.#moved(table.candidates(key, look))),
      glance: (key, from, to) => (this.#isMixed(freezes) ? undefined : this.#glance(table, key, from, to)),
    };
  }

  /** Looks through lines of the file as it was; where hunks wrote is nothing to be found. */
  #glance(table: LineTable, key: ByteText, from: number, to: number): number | null | undefined {
    const stride = to < from ? -1 : 1;
    let [first, last] = [from, to];
    while (first !== last && this.#isWritten(first)) first += stride;
    while (first !== last && this.#isWritten(last)) last -= stride;
    if (this.#isWritten(first)) return null;
    const end = this.#id(last);
    for (let id = this.#id(first); (end - id) * stride >= 0; id += stride) {
      const found = table.glance(key, id, end);
      if (found === null || found === undefined) return found;
      const at = this.#now(found);
      if (this.#id(at) === found) return at;
      id = found;
    }
    return null;
  }

  /** Whether lines that hunks wrote can be found too: the index knows only those of the file as it was. */
  #isMixed(freezes: boolean): boolean {
    return !freezes && this.#written.length > 0;
  }

  /** Lines of the file as it was, by where they are now; one that is gone is given as a neighbour. */
  #moved({ count, at }: Candidates): Candidates {
    return this.#written.length === 0 && this.count === this.base.count
      ? { count, at }
      : { count, at: (k) => this.#now(at(k)) };
  }

  /** Where line `id` of the file as it was is now, or the line before the place it was removed from. */
  #now(id: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#anchor(this.#id(middle)) <= id) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** Written lines are ordered by the line of the file that followed them when they were written. */
  #anchor(id: number): number {
    return id < this.base.count ? id : this.#anchors[id - this.base.count]!;
  }

  /** Everything, joined. Linear in lines; bytes are not copied before somebody looks at them. */
  text(): ByteText {
    const { base } = this;
    if (this.#written.length === 0 && this.count === base.count) return base.text;
    let text = '';
    for (const ids of [this.#ids.subarray(0, this.#gap), this.#ids.subarray(this.#gapEnd)]) {
      for (let i = 0; i < ids.length; ) {
        const first = ids[i++]!;
        let end = first + 1;
        while (end < base.count && i < ids.length && ids[i] === end) {
          end++;
          i++;
        }
        text += first < base.count ? base.slice(first, end) : this.#written[first - base.count]!;
      }
    }
    return text;
  }

  #id(i: number): number {
    return this.#ids[i < this.#gap ? i : i - this.#gap + this.#gapEnd]!;
  }

  #moveGap(to: number): void {
    const distance = to - this.#gap;
    if (distance < 0) this.#ids.copyWithin(this.#gapEnd + distance, to, this.#gap);
    else this.#ids.copyWithin(this.#gap, this.#gapEnd, this.#gapEnd + distance);
    this.#gap += distance;
    this.#gapEnd += distance;
  }

  #grow(needed: number): void {
    const tail = this.#ids.length - this.#gapEnd;
    const room = needed + slackFor(this.count) + (this.count >> 3);
    const larger = new Uint32Array(this.#gap + room + tail);
    larger.set(this.#ids.subarray(0, this.#gap));
    larger.set(this.#ids.subarray(this.#gapEnd), this.#gap + room);
    this.#gapEnd = this.#gap + room;
    this.#ids = larger;
  }
}

/** No byte is 256, so no line is equal to this. */
const frozen = '\u0100';
