import { symbolAt } from '../analysis/intent.ts';
import { lostLines, overwritten, vanished } from '../analysis/loss.ts';
import { givesAway, printedLines, rejectFile } from '../analysis/output.ts';
import type { Story } from '../analysis/story.ts';
import { type Subject, subjectOf, symbolThere } from '../analysis/subject.ts';
import { runVerdict, type VerdictKind } from '../analysis/verdicts.ts';
import { compareAt } from '../replay/comparison.ts';
import { readingOf } from '../replay/frame.ts';
import { patternOf, soughtPass } from '../replay/pattern.ts';
import { searchedImage } from '../replay/searched-image.ts';
import { fromBytes } from '../text/bytes.ts';
import { allRows, counted, figures, inWords, joined, lineName } from './numbers.ts';
import { inSymbol, lineOf } from './where.ts';
import { code, emphasis, listed, type Words, words } from './words.ts';

/** One item of the line under the headline, with the mark that it explains. */
export interface Fact {
  readonly mark: 'stated' | 'landing' | 'twin' | 'dropped' | VerdictKind;
  readonly words: Words;
}

/** The facts of the chosen hunk, which are also the key to the marks. */
export function facts(story: Story): Fact[] {
  const subject = subjectOf(story);
  if (subject === null) return [{ mark: runVerdict(story), words: verdictWords(story, null) }];
  return [
    ...statedFact(subject),
    ...landingFact(subject),
    ...twinFact(subject),
    ...droppedFact(subject),
    { mark: verdictMark(subject), words: verdictWords(story, subject) },
  ];
}

/** "**812** in `refund()`". */
const at = (subject: Subject, place: number): Words =>
  words`${emphasis(lineOf(subject, place))}${inSymbol(symbolThere(subject, place))}`;

/** The first three places, and how many more. */
function placesIn(subject: Subject, places: readonly number[]): Words {
  const shown = places.slice(0, 3).map((place) => at(subject, place));
  const more = places.length - shown.length;
  return listed(more > 0 ? [...shown, words`${counted(more, 'more place')}`] : shown);
}

function statedFact(subject: Subject): Fact[] {
  const { stated } = subject.hunk;
  if (stated === null) return [];
  // The stated line is one of the file before the edit, whatever text the tool searches in.
  const symbol = symbolAt(subject.outline, stated);
  return [{ mark: 'stated', words: words`stated at ${emphasis(figures(stated + 1))}${inSymbol(symbol)}` }];
}

function landingFact(subject: Subject): Fact[] {
  const places = subject.landing?.places ?? [];
  if (places.length === 0) return [];
  const [place] = places;
  const isMoved = places.length === 1 && lineOf(subject, place!) !== lineName(place!);
  const counts = isMoved ? words`, which it counts as ${lineName(place!)} after the hunks before` : '';
  const verb = subject.turned === 'backwards' ? 'undone' : 'landed';
  return [{ mark: 'landing', words: words`${verb} at ${placesIn(subject, places)}${counts}` }];
}

function twinFact(subject: Subject): Fact[] {
  const { landing, rowCount, verdict } = subject;
  const dropped = (landing?.dropped.head ?? 0) + (landing?.dropped.tail ?? 0);
  // Where no row counted, the twins are the places at which all would have.
  const compared = rowCount > dropped ? rowCount - dropped : rowCount;
  const twins = subject.twins.length > 0 ? subject.twins : subject.blocked;
  const isBlocked = subject.twins.length === 0;
  if (twins.length === 0) return [];
  const rows =
    landing === null || dropped >= rowCount
      ? allRows(compared)
      : compared === 1
        ? 'same line'
        : `same ${inWords(compared)} ${dropped > 0 ? 'rows' : 'lines'}`;
  const meant = verdict.intent?.symbol;
  const isMeant =
    twins.length === 1 && verdict.kind === 'wrong-place' && symbolThere(subject, twins[0]!)?.name === meant;
  return [
    {
      mark: 'twin',
      words: words`${rows} at ${placesIn(subject, twins)}${isMeant ? ', the one that was meant' : isBlocked ? ', used by a hunk before' : ''}`,
    },
  ];
}

/** Which rows fuzz dropped, and what the file says in the first that differs. */
function droppedFact(subject: Subject): Fact[] {
  const { landing, rowCount, hunk, report, story } = subject;
  const place = landing?.places[0];
  if (landing === null || place === undefined || landing.dropped.head + landing.dropped.tail === 0) return [];
  const { head, tail } = landing.dropped;
  const rows = Array.from({ length: rowCount }, (_, row) => row).filter((row) => row < head || row >= rowCount - tail);
  const image = searchedImage(report, story.hunk);
  const there = compareAt(image, patternOf(hunk, soughtPass), readingOf(null), place);
  const differing = rows.map((row) => there[row]).find((row) => row && !row.wouldMatch);
  const numbers = joined(rows.map((row) => String(row + 1)));
  const reason =
    differing === undefined
      ? words`, though ${rows.length === 1 ? 'it matches' : 'they match'}`
      : differing.found === null
        ? words`: the file ends before ${rows.length === 1 ? 'it' : `row ${String(differing.row + 1)}`}`
        : words`: the file now says ${code(fromBytes(differing.found).trim() || 'an empty line')}`;
  return [
    { mark: 'dropped', words: words`${rows.length === 1 ? 'row' : 'rows'} ${emphasis(numbers)} dropped${reason}` },
  ];
}

function verdictMark({ verdict, story }: Subject): VerdictKind {
  const ofRun = runVerdict(story);
  return ofRun === 'silent-loss' || ofRun === 'silent-no-op' ? ofRun : verdict.kind;
}

/** "wrong place, yet exit **0** and one line in the log". */
function verdictWords(story: Story, subject: Subject | null): Words {
  const kind = subject === null ? runVerdict(story) : verdictMark(subject);
  const { run } = story;
  const status =
    run.exit === null ? words`${run.ok ? 'a success' : 'an error'}` : words`exit ${emphasis(String(run.exit))}`;
  const log =
    printedLines(run) === 0
      ? 'nothing printed'
      : subject !== null && givesAway(run, subject.hunk)
        ? 'one line in the log'
        : 'no word of it in the log';
  if (subject?.turned && run.ok) {
    return words`${subject.turned === 'backwards' ? 'taken out instead of put in' : 'put in instead of taken out'}, yet ${status}`;
  }
  switch (kind) {
    case 'wrong-place':
      return run.ok ? words`wrong place, yet ${status} and ${log}` : words`wrong place, ${status}`;
    case 'off-stated':
      return run.ok ? words`off its line, yet ${status} and ${log}` : words`off its line, ${status}`;
    case 'intended':
      return words`the intended place, ${status}`;
    case 'at-stated':
      return words`at its stated line, ${status}`;
    case 'unstated':
      return words`applied, ${status}`;
    case 'refused':
      return words`refused, ${status}${leftBehind(story, subject)}`;
    case 'silent-loss':
      return words`${lossOf(story)}, yet ${status}`;
    case 'silent-no-op':
      return words`nothing changed, yet ${status} and ${printedLines(run) === 0 ? 'nothing printed' : `${counted(printedLines(run), 'line')} printed`}`;
  }
}

function lossOf(story: Story): string {
  if (vanished(story).length > 0) return 'the file is gone';
  const undone = overwritten(story).length;
  if (undone > 0) return `${counted(undone, 'edit')} lost`;
  return `${counted(lostLines(story).length, 'line')} lost`;
}

function leftBehind(story: Story, subject: Subject | null): Words {
  const rejects = subject?.hunk.outcome.kind === 'rejected' ? rejectFile(story, subject.report) : null;
  return rejects === null ? words`` : words`, saved in ${code(fromBytes(rejects))}`;
}
