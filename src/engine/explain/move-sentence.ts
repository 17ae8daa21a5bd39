import type { Story } from '../analysis/story.ts';
import { type Subject, subjectOf } from '../analysis/subject.ts';
import { matchedAt, type Survey } from '../analysis/survey.ts';
import { frameAt } from '../replay/frame.ts';
import { isSweep, patternOf } from '../replay/pattern.ts';
import type { Segment } from '../replay/segments.ts';
import { firstStepOf } from '../replay/steps.ts';
import { ruleById } from '../search/line-rules.ts';
import { type Order, placeAt, visitOf } from '../search/order.ts';
import type { Sweep } from '../search/trace.ts';
import type { Image } from '../text/image.ts';
import { allRows, counted, inWords } from './numbers.ts';
import { passOpening } from './pass-opening.ts';
import { stepSentence } from './sentence.ts';
import { lineOf, sentenceCase } from './where.ts';
import { type Words, words } from './words.ts';

/** A whole stretch of the scrubber in the present tense. `image` is the text that the hunk is searched for in. */
export function moveSentence(story: Story, image: Image, segment: Segment): Words {
  const subject = subjectOf(story);
  const move = subject?.hunk.moves[segment.moveIndex];
  const step = segment.kind === 'first' ? segment.fromStep : segment.toStep;
  const frame = subject === null ? null : frameAt(image, subject.hunk, step);
  if (subject === null || move === undefined || frame === null) return words`There is no search to see.`;
  if (!isSweep(move)) return stepSentence(story, frame);
  const opening = passOpening(subject, move);
  if (segment.kind === 'run') return sentenceCase(runSentence(subject, move, segment));
  if (segment.kind === 'pass' || segment.kind === 'reversed') {
    const told = places(subject, move, segment);
    return opening === null ? sentenceCase(told) : words`${opening} ${sentenceCase(told)}`;
  }
  return stepSentence(story, frame);
}

/** "61 more places, up to 31 lines out: the best matches three of seven rows." */
function runSentence(subject: Subject, sweep: Sweep, segment: Segment): Words {
  const from = segment.fromStep - firstStepOf(subject.hunk, segment.moveIndex);
  const to = segment.toStep - firstStepOf(subject.hunk, segment.moveIndex);
  const { order } = sweep;
  const more = to - from + 1 === 1 ? 'one more place' : `${inWords(to - from + 1)} more places`;
  return words`${wayOf(subject, order, from)}${more}${reachOf(subject, order, to)}: ${bestIn(subject, sweep, from, to)}.`;
}

/** Said of the first stretch after the place tried first, which is looked at once or twice. */
function wayOf({ hunk }: Subject, order: Order, from: number): string {
  if (order.kind !== 'outward' || from > 2 || order.start < 0 || hunk.stated === null) return '';
  return order.first === 'down' ? 'below and above in turn, ' : 'above and below in turn, ';
}

/** How far it went; from the expected line when that is where the search began. */
function reachOf(subject: Subject, order: Order, to: number): string {
  const place = placeAt(order, to);
  if (order.kind !== 'outward') return '';
  if (order.expected !== subject.hunk.expected || order.start < 0) return `, as far as ${lineOf(subject, place)}`;
  return `, up to ${counted(Math.abs(place - order.expected), 'line')} out`;
}

/** "1,407 places are compared: the best matches six of seven rows." */
function places(subject: Subject, sweep: Sweep, segment: Segment): Words {
  const from = segment.fromStep - firstStepOf(subject.hunk, segment.moveIndex);
  const to = segment.toStep - firstStepOf(subject.hunk, segment.moveIndex);
  const compared = to === from ? 'one place is compared' : `${inWords(to - from + 1)} places are compared`;
  if (sweep.cost !== undefined) {
    const { best, most } = sweep.cost;
    if (best === null) return words`${compared}: everywhere more than ${counted(most, 'line')} are missing or extra.`;
    const lines = best === 1 ? 'one line is' : `${inWords(best)} lines are`;
    return words`${compared}: at ${lineOf(subject, sweep.hits[0] ?? 0)} only ${lines} missing or extra; ${inWords(most)} may be.`;
  }
  if (sweep.hits.length > 0 && sweep.until !== 'first') {
    const score = sweep.score === undefined ? '' : `, the best is ${Math.floor(sweep.score.best * 100)} % alike`;
    return words`${compared}${score}: ${counted(sweep.hits.length, 'place')} ${sweep.hits.length === 1 ? 'fits' : 'fit'}.`;
  }
  if (sweep.score !== undefined) {
    const { best, needed } = sweep.score;
    return words`${compared}: the best is ${String(Math.floor(best * 100))} % alike, ${String(Math.round(needed * 100))} % is needed.`;
  }
  return words`${compared}: ${bestIn(subject, sweep, from, to)}.`;
}

/** Most rows that match at the tries `from` to `to`. Asks the shorter of the two: the tries, or the places of the file. */
function mostMatched(found: Survey, { pass, order }: Pick<Sweep, 'pass' | 'order'>, from: number, to: number): number {
  const { map } = found;
  let best = 0;
  if (to - from < map.counts.length) {
    for (let i = from; i <= to; i++) best = Math.max(best, matchedAt(found, placeAt(order, i), pass.fuzz));
    return best;
  }
  for (let place = map.from; place < map.from + map.counts.length; place++) {
    const visit = visitOf(order, place);
    if (visit !== null && visit >= from && visit <= to) best = Math.max(best, matchedAt(found, place, pass.fuzz));
  }
  return best;
}

/** Counts over the survey, so a million places cost a pass over an array. */
function bestIn({ story, hunk }: Subject, { pass, order }: Sweep, from: number, to: number): Words {
  const rows = patternOf(hunk, pass).length;
  const compared = rows - pass.fuzz.head - pass.fuzz.tail;
  const unknown = from === to ? words`it does not fit` : words`none fits`;
  if (story.survey === null || pass.isReversed || ruleById(pass.rule).forgives !== '') return unknown;
  if (story.survey.rowCount !== rows || compared <= 0) return unknown;
  const best = mostMatched(story.survey, { pass, order }, from, to);
  if (best >= compared) return words`${allRows(compared)} match at one of them, yet it may not be used`;
  return best === 0
    ? words`no row matches ${from === to ? 'there' : 'at any of them'}`
    : words`the best matches ${inWords(best)} of ${counted(compared, 'row')}`;
}
