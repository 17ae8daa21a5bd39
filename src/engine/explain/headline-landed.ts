import { harmOf } from '../analysis/harm.ts';
import { isRehearsed, isWithheld } from '../analysis/loss.ts';
import { choiceOf } from '../analysis/luck.ts';
import { printedLines } from '../analysis/output.ts';
import type { Subject } from '../analysis/subject.ts';
import { matchedAt } from '../analysis/survey.ts';
import { isHit, isSweep } from '../replay/pattern.ts';
import { ruleById } from '../search/line-rules.ts';
import type { Move, Sweep } from '../search/trace.ts';
import { fromBytes } from '../text/bytes.ts';
import { ending } from './headline-run.ts';
import { meantName } from './meant.ts';
import { allMatch, allRows, counted, inWords } from './numbers.ts';
import { atPlace, distanceWords, intoPlace, lineOf, namedPlace } from './where.ts';
import { code, emphasis, stated, type Words, words } from './words.ts';

/** A hunk that was put somewhere. The first case that applies is the most surprising one. */
export function landedHeadline(subject: Subject): Words {
  return (
    withheld(subject) ??
    rehearsed(subject) ??
    merged(subject) ??
    wholeFile(subject) ??
    joined(subject) ??
    everywhere(subject) ??
    backwards(subject) ??
    unchecked(subject) ??
    fuzzy(subject) ??
    bySimilarity(subject) ??
    lenient(subject) ??
    byText(subject) ??
    wrongAtStated(subject) ??
    atStated(subject) ??
    offStated(subject)
  );
}

/** It fits, but the tool writes all or nothing, and something else was refused. */
function withheld(subject: Subject): Words | null {
  const { landing, tool, story, verdict } = subject;
  const place = landing?.places[0];
  if (!isWithheld(story) || place === undefined) return null;
  const distance = verdict.distance ?? 0;
  const away = distance === 0 ? words`` : words`, ${distanceWords(distance)} ${stated('where it says')}`;
  return words`This hunk fits ${atPlace(subject, place)}${away}, but ${tool} refused another part of the patch and wrote nothing.`;
}

/** It fits, and the tool was only to try. */
function rehearsed(subject: Subject): Words | null {
  const { landing, tool, story, verdict } = subject;
  const place = landing?.places[0];
  if (!isRehearsed(story) || place === undefined) return null;
  const distance = verdict.distance;
  const where = distance === null ? '' : distance === 0 ? 'exactly' : distanceWords(distance);
  const away = distance === null ? '' : words`, ${where} ${stated('where it says')}`;
  const fuzz = landing?.fuzz ? ', by ignoring some of its lines' : '';
  return words`${tool} only tried this hunk: it fits ${atPlace(subject, place)}${away}${fuzz}. No file is changed.`;
}

/** It fits nowhere, and yet could be merged. */
function merged(subject: Subject): Words | null {
  const { hunk, tool } = subject;
  const found = hunk.moves.flatMap((move) => (move.kind === 'note' && move.marked) || []);
  const [first] = found;
  if (first === undefined) return null;
  const { report, landing } = subject;
  if (report.merge) {
    const place = landing?.places[0] ?? 0;
    return words`${tool} put this hunk ${intoPlace(subject, place)} of the version the patch was made from, and merged the result with the file, without a conflict.`;
  }
  const place = namedPlace(subject, first.from);
  if (found.every(({ what }) => what === 'already-applied')) {
    return words`${tool} found this change already in the file, at ${place}, and wrote nothing.`;
  }
  return words`No place has these lines, so ${tool} merged the hunk where the file is most like it, at ${place}, without a conflict.`;
}

function wholeFile({ report, tool, story, hunk }: Subject): Words | null {
  const path = code(fromBytes(report.writtenTo ?? report.path ?? '?'));
  const isAlone = report.hunks.length === 1 && story.run.ok;
  if (isAlone && report.before === '' && hunk.rows.every((row) => row.kind === 'insert') && report.after !== null) {
    return words`${tool} created ${path}, ${counted(hunk.rows.length, 'line')} long.`;
  }
  const isGone = report.path !== null && story.tree.has(report.path) && !story.run.filesAfter.has(report.path);
  if (isAlone && isGone && report.writtenTo === null) return words`${tool} deleted ${path}.`;
  return null;
}

/** The last line of the hunk had no end, and the file's did. */
function joined(subject: Subject): Words | null {
  const { landing, tool, story } = subject;
  const harm = harmOf(subject);
  const place = landing?.places[0];
  if (harm?.kind !== 'joined' || place === undefined) return null;
  const into = intoPlace(subject, place);
  const quiet = printedLines(story.run) === 0 ? `; it ${ending(story.run)}` : '';
  return words`${tool} put this hunk ${into} and took the end off line ${lineOf(subject, harm.line)}, to which the next line is joined now${quiet}.`;
}

function everywhere(subject: Subject): Words | null {
  const { landing, tool } = subject;
  if (landing === null || landing.places.length < 2) return null;
  const [first, second] = landing.places.map((place) => namedPlace(subject, place));
  if (landing.places.length === 2)
    return words`${tool} changed both places where these lines occur: ${first!} and ${second!}.`;
  return words`${tool} changed all ${inWords(landing.places.length)} places where these lines occur.`;
}

function backwards({ turned, tool }: Subject): Words | null {
  if (turned === null) return null;
  if (turned === 'forwards') {
    return words`${tool} found nothing to take out, ignored -R and applied this hunk: the change is ${emphasis('in')} the file now.`;
  }
  return words`${tool} took this hunk for one already applied and undid it: the change is ${emphasis('out')} of the file now.`;
}

function unchecked(subject: Subject): Words | null {
  const { landing, rowCount, tool } = subject;
  const place = landing?.places[0];
  if (landing === null || place === undefined) return null;
  const { head, tail } = landing.dropped;
  const at = atPlace(subject, place);
  if (rowCount > 0 && head + tail >= rowCount) {
    return words`${tool} ignored every context line of this hunk and wrote it ${at}, where nothing was checked.`;
  }
  if (rowCount === 0 && subject.report.before !== '') {
    const { distance } = subject.verdict;
    const edge = subject.hunk.moves.find((move) => move.kind === 'sweep' && move.order.kind === 'pinned');
    const end = edge && distance ? `, the ${edgeOf(edge)} of the file,` : '';
    return words`This hunk has no line to compare, so ${tool} wrote it ${at}${end} without checking anything.`;
  }
  return null;
}

const edgeOf = (move: Move) => (move.kind === 'sweep' && move.order.kind === 'pinned' ? move.order.edge : '');

function fuzzy(subject: Subject): Words | null {
  const { landing, rowCount, tool, story, hunk } = subject;
  const place = landing?.places[0];
  if (landing === null || place === undefined) return null;
  const dropped = landing.dropped.head + landing.dropped.tail;
  if (dropped === 0) return null;
  const into = intoPlace(subject, place);
  const allMatch = story.survey !== null && matchedAt(story.survey, place) === rowCount;
  const pinned = hunk.moves.find((move): move is Sweep => isSweep(move) && move.order.kind === 'pinned');
  if (allMatch && pinned?.order.kind === 'pinned') {
    return words`${tool} took this hunk for the ${pinned.order.edge} of the file, so it needed fuzz ${String(landing.fuzz)} to put it ${into}, where every line matches.`;
  }
  const ignored = emphasis(`ignored ${dropped === 1 ? 'one' : inWords(dropped)} of them`);
  const rows = allRows(rowCount);
  if (story.survey !== null && story.survey.fits.length > 0) {
    return words`${tool} found no place it may use for ${rows}, ${ignored} and put the hunk ${into}.`;
  }
  return words`No place fits ${rows}, so ${tool} ${ignored} and chose ${namedPlace(subject, place)}.`;
}

function bySimilarity(subject: Subject): Words | null {
  const hit = subject.hunk.moves.findLast(isHit);
  const place = subject.landing?.places[0];
  if (hit?.score === undefined || hit.score.best >= 1 || place === undefined) return null;
  const alike = `${Math.floor(hit.score.best * 100)} %`;
  return words`No place has these lines, so ${subject.tool} changed the most similar ones, ${alike} alike, ${atPlace(subject, place)}.`;
}

function lenient(subject: Subject): Words | null {
  const hit = subject.hunk.moves.findLast(isHit);
  const place = subject.landing?.places[0];
  if (hit === undefined || place === undefined) return null;
  const { forgives } = ruleById(hit.pass.rule);
  const isExact = subject.story.survey === null || matchedAt(subject.story.survey, place) === subject.rowCount;
  if (forgives === '' || isExact) return null;
  const into = intoPlace(subject, place);
  const harm = harmOf(subject);
  const fact = words`No place has these lines byte for byte, so ${subject.tool} ignored ${forgives}`;
  if (harm?.kind !== 'rewritten') return words`${fact} and put the hunk ${into}.`;
  return words`${fact}, put the hunk ${into} and rewrote ${counted(harm.lines, 'line')} that the edit leaves alone.`;
}

function byText(subject: Subject): Words | null {
  const { hunk, landing, twins, tool, verdict } = subject;
  const place = landing?.places[0];
  if (hunk.stated !== null || place === undefined) return null;
  const into = intoPlace(subject, place);
  if (twins.length === 0) return words`${tool} put this hunk ${into}, the only place where its lines occur.`;
  const name = verdict.kind === 'wrong-place' ? meantName(subject) : null;
  const meant = name === null ? '' : words`; ${name} was meant`;
  const places = counted(twins.length + 1, 'place');
  return words`${tool} put this hunk ${into}, one of ${places} where its lines occur${meant}.`;
}

function wrongAtStated(subject: Subject): Words | null {
  const { verdict, landing, tool } = subject;
  const place = landing?.places[0];
  if (place === undefined || verdict.kind !== 'wrong-place' || verdict.distance !== 0) return null;
  const name = meantName(subject);
  const meant = name === null ? '' : words`; ${name} was meant`;
  return words`${tool} put this hunk ${intoPlace(subject, place)}, exactly ${stated('where it said')}${meant}.`;
}

function atStated(subject: Subject): Words | null {
  const { verdict, landing, tool, rowCount, story } = subject;
  const place = landing?.places[0];
  if (place === undefined || verdict.distance !== 0) return null;
  const rows = rowCount === 0 ? 'it has no line to compare' : allMatch(rowCount);
  const half = story.run.ok ? '' : ', but refused another part of the patch';
  return words`${tool} put this hunk ${intoPlace(subject, place)}, exactly ${stated('where it said')}: ${rows}${half}.`;
}

function offStated(subject: Subject): Words {
  const { verdict, landing, tool, story } = subject;
  const place = landing?.places[0] ?? 0;
  const into = intoPlace(subject, place);
  const away = words`${distanceWords(verdict.distance ?? 0)} ${stated('where it said')}`;
  if (!story.run.ok) return words`${tool} put this hunk ${into}, ${away}, and refused another part of the patch.`;
  if (verdict.kind === 'intended') {
    const choice = choiceOf(subject);
    if (choice === null) return words`${tool} put this hunk ${into}, ${away}: it fits nowhere else.`;
    return words`By luck ${tool} put this hunk ${into}, ${away}: the same lines also stand at ${lineOf(subject, choice.twin)}.`;
  }
  const end =
    printedLines(story.run) === 0 && story.run.exit !== null ? `, ${ending(story.run)}` : ', and called it a success';
  return words`${tool} put this hunk ${into}, ${away}${end}.`;
}
