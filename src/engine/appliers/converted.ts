import { writeEdit } from '../formats/convert.ts';
import { type EditHunk, type EditReading, type Part, refused, type Told } from '../formats/edit.ts';
import type { Row } from '../patch/row.ts';
import type { ByteText } from '../text/bytes.ts';
import type { Applier, RunInput } from './applier.ts';
import type { HunkReport, Run } from './run.ts';

/** A run on the edit converted, with the text that the tool was given; or why there is none. */
export type ConvertedRun =
  | { readonly ok: true; readonly run: Run; readonly text: ByteText; readonly told: Told }
  | { readonly ok: false; readonly sentence: string };

/** Runs an applier on an edit of another syntax, put in the one that it is given. `input.edit` is not looked at. */
export function runConverted(applier: Applier, reading: EditReading, input: Omit<RunInput, 'edit'>): ConvertedRun {
  if (!applier.convert) return refused(`Nothing is known of how an edit is put for ${applier.name}.`);
  const written = writeEdit(reading, applier.convert, input.tree);
  if (!written.ok) return written;
  const run = applier.run({ ...input, edit: written.text });
  return { ok: true, run: inPastedLines(run, written.parts), text: written.text, told: written.told };
}

/** A run on a converted edit, told in lines of the edit that was pasted: its hunks and their rows point there. */
function inPastedLines(run: Run, parts: readonly Part[]): Run {
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
