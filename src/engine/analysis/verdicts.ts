import type { FileReport, HunkReport, Run } from '../appliers/run.ts';
import type { LineIndex } from '../text/image.ts';
import { type Intent, intentOf, type KnownIntent, meets, symbolAt } from './intent.ts';
import { doesNothing, isTreeUnchanged, isWithheld, lostLines, overwritten, vanished } from './loss.ts';
import { inBefore, landingOf } from './places.ts';
import { outlineFor, type Story } from './story.ts';

/**
 * What became of an edit, seen from what was meant: the five verdicts; then, when no intent is known, only how
 * the landing relates to the stated line. `unstated`: landed, and nothing says where it should have.
 */
export type VerdictKind =
  | 'intended'
  | 'wrong-place'
  | 'refused'
  | 'silent-loss'
  | 'silent-no-op'
  | 'at-stated'
  | 'off-stated'
  | 'unstated';

/** The verdict on one hunk. */
export interface HunkVerdict {
  readonly kind: VerdictKind;
  readonly intent: Intent | null;
  /** Where row 0 went, in lines of the file before the edit; several when it was put in several places. */
  readonly places: readonly LineIndex[];
  /** The innermost symbol around the first change of each place; null outside all, or when unknown. */
  readonly symbols: readonly (string | null)[];
  /** The first place minus the stated line; null without either. */
  readonly distance: number | null;
}

/** The verdict on hunk `index` of a report, placing only: losses are the run's. */
export function hunkVerdict(story: Story, report: FileReport, index: number): HunkVerdict {
  const hunk = report.hunks[index]!;
  const outline = outlineFor(story, report);
  const intent = intentOf(hunk, ordinalOf(story, report, index), outline, knownOf(story, report, index));
  const landing = landingOf(hunk);
  const places = landing?.places.map((place) => inBefore(report, index, place)) ?? [];
  const lead = leadingContext(hunk);
  const symbols = places.map((place) => symbolAt(outline, place + lead)?.name ?? null);
  const first = places[0];
  const distance = first === undefined || hunk.stated === null ? null : first - hunk.stated;
  const kind: VerdictKind =
    hunk.outcome.kind !== 'landed' || isWithheld(story)
      ? 'refused'
      : intent !== null
        ? places.every((place) => meets(intent, outline, place, place + lead))
          ? 'intended'
          : 'wrong-place'
        : distance === null
          ? 'unstated'
          : distance === 0
            ? 'at-stated'
            : 'off-stated';
  return { kind, intent, places, symbols, distance };
}

/** The symbol that a person names speaks of the hunk that is looked at: others may rightly lie elsewhere. */
function knownOf({ run, file, hunk, known }: Story, report: FileReport, index: number): KnownIntent {
  return run.reports[file] === report && hunk === index ? known : { ...known, named: null };
}

/** Which hunk of the whole edit this is (0-based). */
const ordinalOf = ({ run }: Story, report: FileReport, index: number): number =>
  run.reports.slice(0, run.reports.indexOf(report)).reduce((sum, { hunks }) => sum + hunks.length, index);

/** Context rows before the first change. */
export const leadingContext = ({ rows }: HunkReport): number =>
  Math.max(
    0,
    rows.findIndex((row) => row.kind !== 'context'),
  );

/** Worst first: what a person must hear of before anything else. */
const gravity: readonly VerdictKind[] = [
  'wrong-place',
  'silent-no-op',
  'silent-loss',
  'refused',
  'off-stated',
  'unstated',
  'intended',
  'at-stated',
];

/** The verdict on a whole run: the gravest of its hunks', or that lines were lost, or that nothing was done. */
export function runVerdict(story: Story): VerdictKind {
  const { run } = story;
  const kinds = run.reports.flatMap((report) => report.hunks.map((_, i) => hunkVerdict(story, report, i).kind));
  const losses = [lostLines(story), overwritten(story), vanished(story)];
  if (run.ok && losses.some((lost) => lost.length > 0)) kinds.push('silent-loss');
  if (doesNothing(story)) kinds.push('silent-no-op');
  if (!run.ok && !hasLanded(run)) kinds.push('refused');
  return (
    gravity.find((kind) => kinds.includes(kind)) ??
    (!run.ok ? 'refused' : isTreeUnchanged(story) ? 'silent-no-op' : 'unstated')
  );
}

const hasLanded = (run: Run) =>
  run.reports.some((report) => report.hunks.some((hunk) => hunk.outcome.kind === 'landed'));
