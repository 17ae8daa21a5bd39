import { rejectFile } from '../analysis/output.ts';
import type { Story } from '../analysis/story.ts';
import { type Subject, subjectOf } from '../analysis/subject.ts';
import { lineCount } from '../analysis/survey.ts';
import type { Frame } from '../replay/frame.ts';
import { passCount } from '../replay/passes.ts';
import { isHit, isSweep } from '../replay/pattern.ts';
import { placeAt } from '../search/order.ts';
import type { Move, Reject } from '../search/trace.ts';
import { fromBytes } from '../text/bytes.ts';
import { capital, counted, figures, fullStop, inWords, lineName } from './numbers.ts';
import { landSentence, writeSentence } from './sentence-landing.ts';
import { trySentence } from './sentence-try.ts';
import { lineOf, sentenceCase } from './where.ts';
import { code, type Words, words } from './words.ts';

/** What is happening at one step of the chosen hunk, in the present tense. */
export function stepSentence(story: Story, frame: Frame): Words {
  const subject = subjectOf(story);
  const move = subject?.hunk.moves[frame.moveIndex];
  if (subject === null || move === undefined) return words`There is no search to see: no hunk was read.`;
  switch (move.kind) {
    case 'read':
      return readSentence(subject, move);
    case 'sweep':
      return sentenceCase(trySentence(subject, move, frame));
    case 'note':
      return words`${move.sentence}`;
    case 'land':
      return frame.phase === 'write'
        ? writeSentence(subject, move.landing)
        : sentenceCase(landSentence(subject, frame));
    case 'reject':
      return rejectSentence(subject, move.reject);
  }
}

function readSentence(subject: Subject, { stated, expected, carry }: Extract<Move, { kind: 'read' }>): Words {
  const { tool, hunk } = subject;
  if (stated === null) return words`The hunk states no line: ${tool} will look for its text. The search has not begun.`;
  const hasRows = hunk.rows.some(({ kind }) => kind !== 'insert');
  const says =
    hasRows || stated === 0
      ? words`The hunk says ${figures(stated + 1)}.`
      : words`The hunk says that its lines follow line ${figures(stated)}.`;
  const searches = hunk.moves.some((move) => move.kind === 'sweep');
  if (expected === null || !searches) return says;
  if (expected === stated) return words`${says} The search has not begun.`;
  const reason =
    carry === 0
      ? ''
      : `, ${counted(Math.abs(carry), 'line')} further ${carry > 0 ? 'down' : 'up'}, as far off as the last hunk that it placed`;
  const begin = lineOf(subject, expected);
  const counts =
    begin === lineName(expected) ? '' : `, which it counts as ${lineName(expected)} after the hunks before`;
  return words`${says} ${tool} will begin at ${begin}${reason}${counts}.`;
}

function rejectSentence(subject: Subject, reject: Reject): Words {
  const { tool, hunk, story, report } = subject;
  const saved = rejectFile(story, report);
  const name = report.hunks.length > 1 ? `hunk ${hunk.number}` : 'the hunk';
  if (reject.reason === 'skipped') {
    return saved === null
      ? words`${fullStop(reject.sentence)}`
      : words`${fullStop(reject.sentence)} It saves ${name} in ${code(fromBytes(saved))}.`;
  }
  const where = saved === null ? '' : words` and saves it in ${code(fromBytes(saved))}`;
  return words`${whyRefused(subject, reject)} ${tool} refuses ${name}${where}.`;
}

/** What the search came to. */
function whyRefused(subject: Subject, { reason, sentence }: Reject): string {
  const { hunk, story, rowCount } = subject;
  const sweeps = hunk.moves.filter(isSweep).filter(({ pass }) => !pass.isReversed);
  const last = sweeps.at(-1);
  if (last === undefined || reason !== 'no-match' || hunk.moves.some(isHit)) return fullStop(sentence);
  const passes = passCount(hunk, last).number;
  const isPinned = sweeps.every(({ order }) => order.kind === 'pinned');
  const tries = sweeps.map(({ order }) => lineOf(subject, placeAt(order, 0)));
  const lines = story.survey === null ? null : lineCount(story.survey);
  if (passes === 1 && lines !== null && rowCount > lines) {
    return `The file has ${lines === 0 ? 'no line' : `only ${counted(lines, 'line')}`}, and the hunk ${counted(rowCount, 'row')} to find there.`;
  }
  const isThere = story.survey?.fits.some((place) => lineOf(subject, place) === tries[0]);
  if (isPinned && isThere) return `The lines stand at ${tries[0]}, but they would have to be the whole file.`;
  if (isPinned && tries.every((line) => line === tries[0]))
    return `Only line ${tries[0]} may hold it, and it does not fit there.`;
  return passes === 1 ? 'Every place was tried, and none fits.' : `${capital(inWords(passes))} passes, no fit.`;
}
