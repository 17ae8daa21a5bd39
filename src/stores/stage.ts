import {
  type FileReport,
  type HunkReport,
  hunkMeant,
  Image,
  inBefore,
  type LineIndex,
  landingOf,
  patternOf,
  type Run,
  type Segment,
  type Survey,
  searchedImage,
  segmentsOf,
  stepCount,
  survey,
} from '../engine/index.ts';
import type { HunkRef, Surveyed } from '../worker/protocol.ts';

/** One hunk with everything about it that does not change from step to step. */
export interface Stage {
  readonly ref: HunkRef;
  readonly report: FileReport;
  readonly hunk: HunkReport;
  /** The text in which the hunk was searched for. */
  readonly image: Image;
  readonly survey: Survey;
  /** Where every row or nearly every row matches; null when none comes near. */
  readonly closest: LineIndex | null;
  readonly segments: readonly Segment[];
  /** Number of steps, in comparisons. */
  readonly total: number;
}

const known = new WeakMap<HunkReport, Stage>();

/** The stage of a hunk of a run; of the first hunk when the run has no such one; null without hunks. */
export function stageOf(run: Run, wanted: HunkRef): Stage | null {
  const ref = hunkMeant(run, wanted);
  if (!ref) return null;
  const report = run.reports[ref.file]!;
  const hunk = report.hunks[ref.hunk]!;
  const cached = known.get(hunk);
  if (cached) return cached;
  const image = searchedImage(report, ref.hunk);
  const rows = patternOf(hunk, { isReversed: false }).map((row) => row.text);
  return kept({ ref, report, hunk, image, survey: survey(image, rows) });
}

/** Takes in what the worker has found out of a hunk, so that it is not found out again. */
export function knowStage(run: Run, { ref, starts, survey }: Surveyed): void {
  const report = run.reports[ref.file]!;
  kept({ ref, report, hunk: report.hunks[ref.hunk]!, image: new Image(report.before, [], starts), survey });
}

function kept(of: Omit<Stage, 'closest' | 'segments' | 'total'>): Stage {
  const { ref, report, hunk, image, survey: found } = of;
  const closest = found.fits[0] ?? found.near[0]?.place ?? null;
  const stage = {
    ...of,
    closest,
    segments: segmentsOf(image, hunk, found, (place) => inBefore(report, ref.hunk, place)),
    total: stepCount(hunk),
  };
  known.set(hunk, stage);
  return stage;
}

/** The step at which a hunk's fate is seen: the landing, before it is written; or the last word. */
export function outcomeStep({ hunk, segments, total }: Pick<Stage, 'hunk' | 'segments' | 'total'>): number {
  const landing = segments.findLast(({ kind }) => kind === 'fits' || kind === 'land');
  // What fits may yet be refused.
  return landingOf(hunk) === null ? Math.max(0, total - 1) : (landing?.toStep ?? total - 1);
}
