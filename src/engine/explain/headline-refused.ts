import { onlyEndsDiffer } from '../analysis/line-ends.ts';
import { printedLines } from '../analysis/output.ts';
import { type Subject, symbolThere } from '../analysis/subject.ts';
import { lineCount } from '../analysis/survey.ts';
import { isSweep } from '../replay/pattern.ts';
import { searchedImage } from '../replay/searched-image.ts';
import type { Reject } from '../search/trace.ts';
import { fromBytes } from '../text/bytes.ts';
import { meantName } from './meant.ts';
import { allRows, counted, fullStop, inWords } from './numbers.ts';
import { codeName, distanceWords, lineOf } from './where.ts';
import { code, stated, type Words, words } from './words.ts';

/** A hunk that was refused: the fact, then why. */
export function refusedHeadline(subject: Subject, reject: Reject): Words {
  const { tool, report, hunk, story } = subject;
  if (report.path === null) {
    return reject.reason === 'skipped'
      ? words`${fullStop(reject.sentence)}`
      : words`${tool} found no file to apply this hunk to. ${fullStop(reject.sentence)}`;
  }
  const ends = onlyEndsDiffer(subject, searchedImage(report, story.hunk));
  if (ends !== null && ends.file === ends.pasted) {
    return words`File and patch both end lines in ${endsName(ends.file)}, but ${tool} read the patch as ${endsName(ends.read)}, so no line matches.`;
  }
  if (ends !== null) {
    return words`Every line matches except for its ending: the file ends lines in ${endsName(ends.file)}, the patch in ${endsName(ends.read)}.`;
  }
  switch (reject.reason) {
    case 'no-match':
      return noMatch(subject);
    case 'not-unique':
      return notUnique(subject);
    case 'off-place':
      return offPlace(subject);
    case 'wrong-symbol':
      return wrongSymbol(subject);
    case 'already-exists':
      return words`${tool} refused this hunk: it creates ${code(fromBytes(report.writtenTo ?? report.path))}, which is there already.`;
    case 'overlap':
      return words`${tool} refused hunk ${String(hunk.number)}: it needs lines that a hunk before it has already written.`;
    case 'misordered':
      return words`${tool} refused hunk ${String(hunk.number)}. ${fullStop(reject.sentence)}`;
    case 'reversed':
    case 'skipped':
      return alreadyApplied(subject, reject);
    case 'budget':
      return words`${tool} was stopped before it found a place: the search was too long.`;
    case 'line-endings':
      return words`${tool} refused this hunk: the line endings of file and patch differ.`;
    case 'conflict':
    case 'other':
      return words`${tool} refused this hunk. ${fullStop(reject.sentence)}`;
  }
}

const endsName = (ends: string) => (ends === 'mixed' ? 'both LF and CR LF' : ends);

function noMatch(subject: Subject): Words {
  const { tool, rowCount, story } = subject;
  const rows = allRows(rowCount);
  const fits = story.survey?.fits ?? [];
  const edge = pinnedTo(subject);
  if (fits.length > 0 && edge !== null) {
    if (fits.some((place) => place === pinnedPlace(subject))) {
      return words`${tool} refused this hunk: its lines stand at the start of the file, but they would have to be all of it.`;
    }
    const where =
      fits.length === 1 ? words`its lines stand at line ${lineOf(subject, fits[0]!)}` : `its lines stand elsewhere`;
    return words`${tool} refused this hunk: it may only lie at the ${edge} of the file, and ${where}.`;
  }
  if (fits.length > 1)
    return words`${tool} refused this hunk: none of the ${counted(fits.length, 'place')} that match ${rows} may be used.`;
  if (fits.length === 1) {
    return words`${tool} refused this hunk: the one place that matches ${rows}, ${named(subject, fits[0]!)}, may not be used.`;
  }
  const best = story.survey?.near[0];
  if (story.survey !== null && lineCount(story.survey) === 0) {
    return words`${tool} refused this hunk: the file is empty.`;
  }
  if (best === undefined) return words`${tool} refused this hunk: no place in the file comes near it.`;
  return words`${tool} refused this hunk: no place matches ${rows}; ${named(subject, best.place)} comes closest, with ${inWords(best.matched)}.`;
}

/** The one place at which it was looked for. */
const pinnedPlace = ({ hunk }: Subject): number | null =>
  hunk.moves.flatMap((move) => (isSweep(move) && move.order.kind === 'pinned' ? move.order.at : []))[0] ?? null;

/** The edge of the file at which alone the hunk was looked for; null when it was looked for elsewhere too. */
function pinnedTo({ hunk }: Subject): 'start' | 'end' | null {
  const orders = hunk.moves.filter(isSweep).flatMap(({ pass, order }) => (pass.isReversed ? [] : order));
  const [first] = orders;
  return first?.kind === 'pinned' && orders.every(({ kind }) => kind === 'pinned') ? first.edge : null;
}

function notUnique(subject: Subject): Words {
  const { tool, story } = subject;
  const fits = story.survey?.fits ?? [];
  if (fits.length < 2) return words`${tool} refused this edit: its lines occur more than once.`;
  if (fits.length > 2) return words`${tool} refused this edit: its lines occur in ${counted(fits.length, 'place')}.`;
  return words`${tool} refused this edit: its lines occur twice, ${where(subject, fits[0]!)} and ${where(subject, fits[1]!)}.`;
}

function offPlace(subject: Subject): Words {
  const { tool, hunk, story } = subject;
  const hit = hunk.moves.flatMap((move) => (move.kind === 'sweep' ? move.hits : [])).at(-1) ?? story.survey?.fits[0];
  if (hit === undefined || hunk.stated === null)
    return words`${tool} refused this hunk: it does not fit ${stated('where it says')}.`;
  return words`${tool} refused this hunk: it fits ${where(subject, hit)}, ${distanceWords(hit - hunk.stated)} ${stated('where it says')}.`;
}

function wrongSymbol(subject: Subject): Words {
  const { tool, hunk } = subject;
  const there = hunk.stated === null ? null : symbolThere(subject, hunk.stated);
  const place = there === null ? words`its line lies in no function` : words`its line lies in ${codeName(there)}`;
  const name = meantName(subject);
  const meant = name === null ? '' : words`, and the task named ${name}`;
  return words`${tool} refused this hunk: ${place}${meant}.`;
}

function alreadyApplied({ tool, story }: Subject, reject: Reject): Words {
  const quiet = printedLines(story.run) === 0 ? ' without a word' : '';
  return reject.reason === 'reversed'
    ? words`${tool} found this change already in the file and skipped it${quiet}.`
    : /\bskip/.test(reject.sentence)
      ? words`${fullStop(reject.sentence)}`
      : words`${tool} skipped this hunk${quiet}. ${fullStop(reject.sentence)}`;
}

/** "in `refund()`", or "at line 812". */
const where = (subject: Subject, place: number): Words =>
  words`${symbolThere(subject, place) === null ? 'at' : 'in'} ${named(subject, place)}`;

/** "`refund()`", or "line 812". */
function named(subject: Subject, place: number) {
  const symbol = symbolThere(subject, place);
  return symbol === null ? words`line ${lineOf(subject, place)}` : words`${codeName(symbol)}`;
}
