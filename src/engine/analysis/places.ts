import type { FileReport, HunkReport, Merge } from '../appliers/run.ts';
import type { Landing } from '../search/trace.ts';
import { type LineIndex, lineIndex } from '../text/image.ts';

/**
 * The line of the file as it is that stands for `line` of the text in which hunk `index` was searched: it may have been
 * searched in another version, with which the file was then merged. Null where the file has no such line.
 */
export function inFile(report: FileReport, index: number, line: number): LineIndex | null {
  const before = inBefore(report, index, line);
  return report.merge === undefined ? before : inOurs(report.merge, before);
}

function inOurs({ regions }: Merge, line: number): LineIndex | null {
  const region = regions.findLast(({ base }) => base.from <= line);
  if (region === undefined) return lineIndex(line);
  const { base, ours } = region;
  const within = line - base.from;
  if (within >= base.count) return lineIndex(ours.from + ours.count + within - base.count);
  return within < ours.count ? lineIndex(ours.from + within) : null;
}

/** The landing of a hunk; null when it has none. */
export const landingOf = ({ outcome }: HunkReport): Landing | null =>
  outcome.kind === 'landed' || outcome.kind === 'conflict' ? outcome.landing : null;

/**
 * The line of the file before the edit that stands at `place` of the text in which hunk `index` was searched.
 * They differ for tools that search in the running result. A line written by an earlier hunk maps to where it went in.
 */
export function inBefore(report: FileReport, index: number, place: number): LineIndex {
  if (report.searches === 'input') return lineIndex(place);
  let line = place;
  for (const hunk of report.hunks.slice(0, index).reverse()) {
    const edits = [...(landingOf(hunk)?.edits ?? [])].sort((a, b) => a.at - b.at);
    let shift = 0;
    for (const { at, removed, inserted } of edits) {
      if (line < at + shift) break;
      if (line < at + shift + inserted) {
        line = at + shift;
        break;
      }
      shift += inserted - removed;
    }
    line -= shift;
  }
  return lineIndex(line);
}
