import type { FileReport } from '../appliers/run.ts';
import { changedLines } from './changed-lines.ts';
import { landingOf } from './places.ts';
import type { Story } from './story.ts';
import { treeChanges } from './tree-changes.ts';

/** Whether every file is as it was. */
export function isTreeUnchanged(story: Story): boolean {
  const { created, changed, deleted } = treeChanges(story);
  return created.length + changed.length + deleted.length === 0;
}

/** Whether a refusal kept everything from being written, also hunks that fit. */
export const isWithheld = (story: Story): boolean => !story.run.ok && isTreeUnchanged(story);

/** Whether hunks landed that change something, and yet every file is as it was: the tool was only to try. */
export function isRehearsed(story: Story): boolean {
  const landings = story.run.reports.flatMap(({ hunks }) => hunks.map(landingOf));
  const changes = landings.some((landing) => landing?.edits.some(({ removed, inserted }) => removed + inserted > 0));
  return story.run.ok && changes && isTreeUnchanged(story);
}

/**
 * The lines of the edit (1-based) that say + or - and that stand in no hunk the tool read. Only for unified diffs,
 * whose counts can hide lines; empty for other edits.
 */
export function lostLines({ applier, edit, run }: Story): number[] {
  if (!applier.formats.includes('unified')) return [];
  const read = new Set(
    run.reports.flatMap(({ hunks }) => hunks.flatMap(({ rows }) => rows.map((row) => row.patchLine))),
  );
  return changedLines(edit).filter((line) => !read.has(line));
}

/** Reports of a success that is not in the files: a later entry for the same file started from the old text. */
export function overwritten({ run }: Story): FileReport[] {
  return run.reports.filter((report, i) => {
    const path = report.writtenTo ?? report.path;
    if (path === null || report.after === null || report.after === report.before) return false;
    const next = run.reports.find((other, j) => j > i && (other.writtenTo ?? other.path) === path);
    return next !== undefined && next.before === report.before && next.after !== report.after;
  });
}

/** Reports of a success whose file is gone: moved onto itself, it was written, and then removed as the old path. */
export function vanished({ run }: Story): FileReport[] {
  return run.reports.filter(
    ({ path, writtenTo, after }) => path !== null && path === writtenTo && after !== null && !run.filesAfter.has(path),
  );
}

/** Whether a run that calls itself a success did nothing although the edit asks for changes. */
export function doesNothing(story: Story): boolean {
  const { run, edit } = story;
  if (!run.ok || !isTreeUnchanged(story)) return false;
  // A hunk that landed without a change in the files is a dry run, which is what was asked for.
  const hunks = run.reports.flatMap((report) => report.hunks);
  if (hunks.some((hunk) => hunk.outcome.kind === 'landed')) return false;
  return hunks.length > 0 || changedLines(edit).length > 0;
}
