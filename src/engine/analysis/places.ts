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
  const { shifts, ends } = edgesOf(report);
  // Below all that the hunks before have written, as is usual, only their sum counts.
  const above = place - shifts[index]!;
  if (above >= ends[index]!) return lineIndex(above);
  let line = place;
  for (let i = index - 1; i >= 0; i--) line = beforeHunk(report.hunks[i]!, line);
  return lineIndex(line);
}

function beforeHunk(hunk: HunkReport, line: number): number {
  let shift = 0;
  for (const { at, removed, inserted } of editsOf(hunk)) {
    if (line < at + shift) break;
    if (line < at + shift + inserted) return at;
    shift += inserted - removed;
  }
  return line - shift;
}

/** The other way: the place, in the text in which hunk `index` was searched, of a line of the file before the edit. */
export function inSearched(report: FileReport, index: number, line: number): LineIndex {
  if (report.searches === 'input') return lineIndex(line);
  let place = line;
  for (const hunk of report.hunks.slice(0, index)) place = afterHunk(hunk, place);
  return lineIndex(place);
}

/** A line that the hunk took out goes by what was put in its stead. */
function afterHunk(hunk: HunkReport, line: number): number {
  let shift = 0;
  for (const { at, removed, inserted } of editsOf(hunk)) {
    if (line < at) break;
    if (line < at + removed) return at + shift;
    shift += inserted - removed;
  }
  return line + shift;
}

const editsOf = (hunk: HunkReport) => [...(landingOf(hunk)?.edits ?? [])].sort((a, b) => a.at - b.at);

/** By number of hunks before: the lines they have added, and the line before them below which none has written. */
interface Edges {
  readonly shifts: readonly number[];
  readonly ends: readonly number[];
}

const known = new WeakMap<FileReport, Edges>();

function edgesOf(report: FileReport): Edges {
  const cached = known.get(report);
  if (cached) return cached;
  const shifts = [0];
  const ends = [Number.NEGATIVE_INFINITY];
  for (const [i, hunk] of report.hunks.entries()) {
    let shift = 0;
    let end = Number.NEGATIVE_INFINITY;
    for (const { at, removed, inserted } of editsOf(hunk)) {
      end = Math.max(end, at + shift + inserted);
      shift += inserted - removed;
    }
    shifts.push(shifts[i]! + shift);
    ends.push(Math.max(ends[i]!, end - shifts[i + 1]!));
  }
  const edges = { shifts, ends };
  known.set(report, edges);
  return edges;
}
