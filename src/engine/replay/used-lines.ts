import { landingOf } from '../analysis/places.ts';
import type { FileReport, HunkReport } from '../appliers/run.ts';
import { preimage } from '../patch/row.ts';
import type { Landing } from '../search/trace.ts';

/** Lines `from` to `to` (exclusive) of the searched text that hunks before have used up. */
export interface Used {
  readonly from: number;
  readonly to: number;
}

const known = new WeakMap<HunkReport, readonly Used[]>();

/** The lines that hunk `index` (0-based within the report) may not use, from the top; none for most tools. */
export function usedLines(report: FileReport, index: number): readonly Used[] {
  const hunk = report.hunks[index];
  if (hunk === undefined) return [];
  const found = known.get(hunk) ?? usedBefore(report, index);
  known.set(hunk, found);
  return found;
}

function usedBefore({ freezes, hunks }: FileReport, index: number): Used[] {
  const { floor } = hunks[index]!;
  if (floor !== undefined && floor > 0) return [{ from: 0, to: floor }];
  if (!freezes) return [];
  /** From the top. Hunks mostly come in order, so that each is put at the end at once. */
  const used: { from: number; to: number }[] = [];
  for (let i = 0; i < index; i++) {
    const hunk = hunks[i]!;
    const landing = landingOf(hunk);
    const place = landing?.places[0];
    if (landing === null || place === undefined) continue;
    const from = place + landing.dropped.head;
    const grown = landing.edits.reduce((sum, { inserted, removed }) => sum + inserted - removed, 0);
    let at = used.length;
    for (; at > 0 && used[at - 1]!.from >= from; at--) {
      used[at - 1]!.from += grown;
      used[at - 1]!.to += grown;
    }
    const to = from + writtenCount(hunk, landing, grown);
    if (to > from) used.splice(at, 0, { from, to });
  }
  return used;
}

/** Lines that the hunk wrote, its context included. */
function writtenCount({ rows }: HunkReport, { edits, dropped }: Landing, grown: number): number {
  const [only] = edits;
  if (edits.length === 1 && only?.text !== undefined) return only.inserted;
  return preimage(rows).length - dropped.head - dropped.tail + grown;
}

/** The used lines that keep `rows` lines from `place` on from being taken; null when none does. */
export const usedAt = (used: readonly Used[], place: number, rows: number): Used | null =>
  used.find(({ from, to }) => from < place + rows && place < to) ?? null;
