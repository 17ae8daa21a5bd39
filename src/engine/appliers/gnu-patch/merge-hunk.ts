import { hashOf, type Searchable } from '../../search/line-table.ts';
import type { Sweep } from '../../search/trace.ts';
import type { ByteText } from '../../text/bytes.ts';
import { type Alignment, align } from './align.ts';
import type { Draft } from './draft.ts';
import type { Fatal, Hunk } from './hunk.ts';
import { findMergePlace } from './merge-place.ts';
import { type MergeKind, MergeReport } from './merge-report.ts';
import type { Comparison } from './prefix-distance.ts';
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
  const { lines, draft, carry, style, verbosity } = ground;
  const comparison = comparisonOf(hunk, lines);
  const { oldLines, newLines } = hunk;
  const found =
    place === null
      ? findMergePlace(hunk, comparison, { lines, eaten: draft.eaten, carry })
      : { place: Number(place), matched: oldLines.length, sweep: null };
  const { sweep } = found;
  const from = found.place - 1;
  const alignment = place === null ? align(comparison, from, from + found.matched) : inFull;
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

function comparisonOf({ oldLines }: Hunk, lines: Searchable): Comparison {
  const keys = oldLines.map(({ text }) => lines.rule.key(text));
  const hashes = keys.map(hashOf);
  // Above the first line the tool reads an empty one.
  const same = (row: number, line: number) =>
    line < 0
      ? keys[row] === ''
      : line < lines.count && lines.hash(line) === hashes[row] && lines.key(line) === keys[row];
  return { rows: keys.length, total: lines.count, same };
}
