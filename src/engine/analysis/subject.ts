import type { FileReport, HunkReport } from '../appliers/run.ts';
import { preimage } from '../patch/row.ts';
import { isHit } from '../replay/pattern.ts';
import { usedAt, usedLines } from '../replay/used-lines.ts';
import type { Landing } from '../search/trace.ts';
import type { LineIndex } from '../text/image.ts';
import { symbolAt } from './intent.ts';
import type { Symbol as NamedSymbol, Outline } from './outline.ts';
import { inBefore, landingOf } from './places.ts';
import { chosenHunk, outlineFor, type Story } from './story.ts';
import { fitsUnder } from './survey.ts';
import { type HunkVerdict, hunkVerdict, leadingContext } from './verdicts.ts';

/** The chosen hunk of a story, with what every sentence about it asks for. */
export interface Subject {
  readonly story: Story;
  /** The tool, as the subject of a sentence. */
  readonly tool: string;
  readonly report: FileReport;
  readonly hunk: HunkReport;
  readonly outline: Outline | null;
  readonly verdict: HunkVerdict;
  readonly landing: Landing | null;
  /** The way in which it landed, where that is not the way that was asked for. */
  readonly turned: 'forwards' | 'backwards' | null;
  /** Rows of the preimage. */
  readonly rowCount: number;
  /** Other places of the searched text where the rows that counted fit as well, from the top. */
  readonly twins: readonly LineIndex[];
  /** Places where they fit too, but which hunks before have used up. */
  readonly blocked: readonly LineIndex[];
}

/** Null when the tool read no hunk. */
export function subjectOf(story: Story): Subject | null {
  const chosen = chosenHunk(story);
  if (chosen === null) return null;
  const { report, hunk } = chosen;
  const landing = landingOf(hunk);
  // The survey is of the preimage; a hunk that fitted backwards was placed by its postimage.
  const isBackwards = hunk.moves.findLast(isHit)?.pass.isReversed ?? false;
  const dropped = landing?.dropped ?? { head: 0, tail: 0 };
  const fits = story.survey === null || isBackwards ? [] : fitsUnder(story.survey, dropped);
  // A place above the first line is none, though rows that count may match there.
  const others = fits.filter((place) => place >= 0 && !landing?.places.includes(place));
  const rowCount = preimage(hunk.rows).length;
  const used = usedLines(report, story.hunk);
  const compared = rowCount - dropped.head - dropped.tail;
  const isBlocked = (place: number) => usedAt(used, place + dropped.head, compared) !== null;
  return {
    story,
    tool: story.applier.name,
    report,
    hunk,
    outline: outlineFor(story, report),
    verdict: hunkVerdict(story, report, story.hunk),
    landing,
    turned: landing === null ? null : (hunk.turned ?? null),
    rowCount,
    twins: others.filter((place) => !isBlocked(place)),
    blocked: others.filter(isBlocked),
  };
}

/** The innermost symbol around the first change of the hunk, were row 0 at `place` of the searched text. */
export function symbolThere({ story, report, hunk, outline }: Subject, place: number): NamedSymbol | null {
  return symbolAt(outline, inBefore(report, story.hunk, place) + leadingContext(hunk));
}

/** The innermost symbol around a line of the searched text. */
export const symbolAround = ({ story, report, outline }: Subject, line: number): NamedSymbol | null =>
  symbolAt(outline, inBefore(report, story.hunk, line));
