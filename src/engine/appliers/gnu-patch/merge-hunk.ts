import type { Searchable } from '../../search/line-table.ts';
import type { Sweep } from '../../search/trace.ts';
import type { ByteText } from '../../text/bytes.ts';
import { type Alignment, align } from './align.ts';
import { comparisonOf } from './comparison.ts';
import type { Draft } from './draft.ts';
import type { Fatal, Hunk } from './hunk.ts';
import { findMergePlace } from './merge-place.ts';
import { type MergeKind, MergeReport } from './merge-report.ts';
import { failedAssertion, Weaver, type Woven } from './weave.ts';

/** What a hunk is merged into, and how it is told. */
export interface MergeGround {
  readonly lines: Searchable;
  readonly draft: Draft;
  readonly carry: bigint;
  readonly style: 'merge' | 'diff3';
  readonly verbosity: 'silent' | 'default' | 'verbose';
  say(text: ByteText): void;
}

/** What became of the hunk. 'misordered': some of it lies before lines that are used already. */
export type Merged =
  | {
      readonly kind: 'merged';
      readonly place: number;
      readonly woven: readonly Woven[];
      readonly sweep: Sweep | null;
    }
  | { readonly kind: 'misordered'; readonly sweep: Sweep | null }
  | Fatal;

/**
 * Merges a hunk, numbered `number`, into the file. `place` is the 1-based line at which it fits exactly; null when it
 * fits nowhere.
 *
 * Source: GNU patch 2.7.6, `--merge`.
 */
export function mergeHunk(hunk: Hunk, place: bigint | null, number: number, ground: MergeGround): Merged {
  const { lines, draft, style, verbosity } = ground;
  const { oldLines, newLines } = hunk;
  const found = place === null ? mostAlike(hunk, ground) : { place: Number(place), sweep: null, alignment: inFull };
  const { sweep, alignment } = found;
  let told = '';
  const report = new MergeReport(number, (text) => {
    told += text;
  });
  const tell = (kind: MergeKind, first: number, count: number) => {
    const isQuiet = kind === 'merged' && (verbosity === 'silent' || (place !== null && verbosity !== 'verbose'));
    if (!isQuiet) report.tell(kind, first, count);
  };
  const same = (line: number, text: ByteText) => line < lines.count && lines.key(line) === lines.rule.key(text);
  const { hasSpareLine } = hunk;
  const fabric = { draft, oldLines, newLines, hasSpareLine, alignment, style, same, tell };
  const weaver = new Weaver(fabric, found.place);
  const end = weaver.weave();
  const isFatal = typeof end === 'object';
  // What was not yet printed when the tool crashes is lost.
  if (isFatal && end.end === 'crash') return end;
  if (end === 'woven' || end === 'behind') report.end();
  ground.say(told);
  if (isFatal) return end;
  if (end === 'misordered') return { kind: 'misordered', sweep };
  if (end === 'behind') return failedAssertion(518, 'last_frozen_line == where - 1');
  return { kind: 'merged', place: found.place, woven: weaver.woven, sweep };
}

/** Where the hunk fits, no line is without partner. */
const inFull: Alignment = { isGone: [], isExtra: [] };

function mostAlike(hunk: Hunk, { lines, draft, carry }: MergeGround) {
  const keys = hunk.oldLines.map(({ text }) => lines.rule.key(text));
  const comparison = comparisonOf(keys, lines);
  const { place, matched, sweep } = findMergePlace(hunk, comparison, { lines, eaten: draft.eaten, carry });
  return { place, sweep, alignment: align(comparison, place - 1, place - 1 + matched) };
}
