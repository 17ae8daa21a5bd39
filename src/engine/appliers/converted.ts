import type { EditHunk, Part, Written } from '../formats/edit.ts';
import type { Row } from '../patch/row.ts';
import type { HunkReport, Run } from './run.ts';

type WrittenText = Extract<Written, { ok: true }>;

/**
 * A run on a converted edit, told in lines of the edit that was pasted: its hunks and their rows point there. The text
 * that the tool was really given is `written.text`.
 */
export function inPastedLines(run: Run, { parts }: Pick<WrittenText, 'parts'>): Run {
  const places = new Map<string, Part>();
  for (const part of parts) places.set(`${part.at.from} ${part.nth}`, part);
  const counts = new Map<number, number>();
  const starts = [...new Set(parts.map(({ at }) => at.from))].sort((a, b) => a - b);
  const pastedHunk = (hunk: HunkReport): HunkReport => {
    const start = lastUpTo(starts, hunk.patchLines.to);
    const nth = counts.get(start) ?? 0;
    counts.set(start, nth + 1);
    const part = places.get(`${start} ${nth}`) ?? places.get(`${start} 0`);
    return part ? inPart(hunk, part) : hunk;
  };
  return {
    ...run,
    reports: run.reports.map((report) => ({ ...report, hunks: report.hunks.map(pastedHunk) })),
    problem: run.problem && { ...run.problem, line: null },
  };
}

/** The largest of the ascending `starts` that is not beyond `line`; the first when all are. */
function lastUpTo(starts: readonly number[], line: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= line) low = middle;
    else high = middle;
  }
  return starts[low] ?? 0;
}

function inPart(report: HunkReport, { hunk, pasted }: Part): HunkReport {
  const lineOf = hunk ? linesOf(hunk) : () => pasted.from;
  let old = 0;
  let now = 0;
  const rows = report.rows.map((row): Row => {
    const patchLine = row.kind === 'insert' ? lineOf('new', now) : lineOf('old', old);
    if (row.kind !== 'insert') old++;
    if (row.kind !== 'delete') now++;
    return { ...row, patchLine };
  });
  return { ...report, patchLines: pasted, rows };
}

/** Where the old and the new lines of a hunk stand in the pasted edit, by their count from 0. */
function linesOf({ rows, lines }: EditHunk): (side: 'old' | 'new', index: number) => number {
  const old = rows.filter(({ kind }) => kind !== 'insert').map(({ patchLine }) => patchLine);
  const now = rows.filter(({ kind }) => kind !== 'delete').map(({ patchLine }) => patchLine);
  return (side, index) => (side === 'old' ? old : now)[index] ?? lines.from;
}
