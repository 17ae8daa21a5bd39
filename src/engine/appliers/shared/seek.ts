import { find } from '../../search/find.ts';
import type { LineRule } from '../../search/line-rules.ts';
import { hashOf, type Searchable } from '../../search/line-table.ts';
import type { Order } from '../../search/order.ts';
import type { Sweep } from '../../search/trace.ts';
import { lineIndex } from '../../text/image.ts';

/** Lines of a tool's own cutting, under one rule. Small by nature: such tools hold every line as a string. */
class ListedLines implements Searchable {
  readonly count: number;
  readonly rule: LineRule;
  readonly #keys: readonly string[];
  #hashes: readonly number[] | null = null;
  #seen: ReadonlySet<number> | null = null;

  constructor(lines: readonly string[], rule: LineRule) {
    this.count = lines.length;
    this.rule = rule;
    this.#keys = lines.map((line) => rule.key(line));
  }

  key(i: number): string {
    return this.#keys[i] ?? '';
  }

  hash(i: number): number {
    this.#hashes ??= this.#keys.map(hashOf);
    return this.#hashes[i]!;
  }

  has(hash: number): boolean {
    this.#seen ??= new Set(Array.from({ length: this.count }, (_, i) => this.hash(i)));
    return this.#seen.has(hash);
  }
}

/** A rung of a ladder of leniency: what counts as equal on it, and how it is called. */
export interface Rung {
  readonly label: string;
  readonly rule: LineRule;
}

export interface Sought {
  /** The place (0-based line), or null. */
  readonly at: number | null;
  /** Which rung found it (0-based); the number of rungs when none did. */
  readonly rung: number;
  /** One for each rung that was tried. */
  readonly sweeps: readonly Sweep[];
}

/**
 * Looks for `rows` from line `from` down, rung after rung, each over the whole rest of the file: a later exact
 * match beats an earlier loose one. Lines and rows are compared as bytes with their line feed, as rules expect.
 */
export function seekDown(
  lines: readonly string[],
  rows: readonly string[],
  from: number,
  rungs: readonly Rung[],
): Sought {
  const sweeps: Sweep[] = [];
  const to = lines.length - rows.length;
  if (from > to) return { at: null, rung: rungs.length, sweeps };
  const order: Order = { kind: 'straight', from: lineIndex(from), to: lineIndex(to) };
  for (const [i, { label, rule }] of rungs.entries()) {
    const { hit, tries } = find(new ListedLines(lines, rule), { rows, head: 0, tail: 0 }, order);
    const pass = { label, fuzz: { head: 0, tail: 0 }, rule: rule.id, isReversed: false };
    sweeps.push({ kind: 'sweep', pass, order, tries, until: 'first', hits: hit === null ? [] : [hit] });
    if (hit !== null) return { at: hit, rung: i, sweeps };
  }
  return { at: null, rung: rungs.length, sweeps };
}
