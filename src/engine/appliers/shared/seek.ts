import type { LineRule } from '../../search/line-rules.ts';
import type { Order } from '../../search/order.ts';
import type { Sweep } from '../../search/trace.ts';
import { lineIndex } from '../../text/image.ts';

/** The first place from `from` to `to` at which the rows fit, each line reduced by the rule once; null when there is none. */
function firstFit(
  lines: readonly string[],
  rows: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
  rule: LineRule,
): number | null {
  const wanted = rows.map((row) => rule.key(row));
  const keys: string[] = [];
  const keyAt = (at: number) => {
    const known = keys[at - from];
    if (known !== undefined) return known;
    const key = rule.key(lines[at]!);
    keys[at - from] = key;
    return key;
  };
  const fits = (at: number) => wanted.every((key, i) => key === keyAt(at + i));
  for (let at = from; at <= to; at++) if (fits(at)) return at;
  return null;
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
    const hit = firstFit(lines, rows, { from, to }, rule);
    const tries = (hit ?? to) - from + 1;
    const pass = { label, fuzz: { head: 0, tail: 0 }, rule: rule.id, isReversed: false };
    sweeps.push({ kind: 'sweep', pass, order, tries, until: 'first', hits: hit === null ? [] : [lineIndex(hit)] });
    if (hit !== null) return { at: hit, rung: i, sweeps };
  }
  return { at: null, rung: rungs.length, sweeps };
}
