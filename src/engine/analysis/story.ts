import type { Applier } from '../appliers/applier.ts';
import type { FileReport, HunkReport, Run } from '../appliers/run.ts';
import type { ByteText } from '../text/bytes.ts';
import type { Tree } from '../text/tree.ts';
import type { KnownIntent } from './intent.ts';
import type { Outline } from './outline.ts';
import type { Survey } from './survey.ts';

/** One run and the hunk that is looked at: all that verdicts and words are made from. */
export interface Story {
  readonly applier: Pick<Applier, 'name' | 'command' | 'formats'>;
  readonly edit: ByteText;
  /** The files before the run. */
  readonly tree: Tree;
  readonly run: Run;
  /** Index into `run.reports`, and into that report's hunks. */
  readonly file: number;
  readonly hunk: number;
  /** Symbols of a file before the edit; null when they are not known. */
  readonly outlineOf: (path: string) => Outline | null;
  readonly known: KnownIntent;
  /** Of the hunk's preimage in the text it was searched for in; null when it was not made. */
  readonly survey: Survey | null;
}

/** The hunk that a story looks at, and its file; null when the tool read none. */
export function chosenHunk(story: Story): { readonly report: FileReport; readonly hunk: HunkReport } | null {
  const report = story.run.reports[story.file];
  const hunk = report?.hunks[story.hunk];
  return report && hunk ? { report, hunk } : null;
}

export const outlineFor = (story: Story, report: FileReport): Outline | null =>
  report.path === null ? null : story.outlineOf(report.path);
