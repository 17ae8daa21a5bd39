import { isRehearsed, isWithheld } from '../analysis/loss.ts';
import { choiceOf } from '../analysis/luck.ts';
import { type Subject, symbolThere } from '../analysis/subject.ts';
import { matchedAt } from '../analysis/survey.ts';
import type { Frame } from '../replay/frame.ts';
import { isSweep } from '../replay/pattern.ts';
import { visitOf } from '../search/order.ts';
import type { Landing, Sweep } from '../search/trace.ts';
import { meantName } from './meant.ts';
import { allMatch, capital, counted, inWords, joined } from './numbers.ts';
import { passOpening } from './pass-opening.ts';
import { placeSentence } from './sentence-try.ts';
import { awayWords, codeName, inSymbol, lineOf, sentenceCase } from './where.ts';
import { type Words, words } from './words.ts';

/** The place is taken: why, and what was never looked at. */
export function landSentence(subject: Subject, frame: Frame): Words {
  const sweep = subject.hunk.moves.slice(0, frame.moveIndex).findLast(isSweep);
  if (sweep === undefined || frame.place === null) return unsearched(subject);
  if (subject.landing && subject.landing.places.length > 1) return everywhere(subject, subject.landing);
  const fits = subject.hunk.moves[frame.moveIndex - 1] === sweep ? fitSentence(subject, sweep, frame) : landed(subject);
  const choice = choiceOf(subject);
  if (choice === null) return fits;
  const { twin } = choice;
  if (sweep.until !== 'first') return fits;
  if (sweep.pass.fuzz.head + sweep.pass.fuzz.tail >= subject.rowCount && subject.rowCount > 0) {
    return words`${fits} At ${lineOf(subject, twin)} ${allMatch(subject.rowCount)}; nobody looks there.`;
  }
  const wasTried = (visitOf(sweep.order, twin) ?? sweep.tries) < sweep.tries;
  if (wasTried) return fits;
  return words`${fits} ${twinSentence(subject, sweep, twin)}`;
}

/** A tool that looks for a text may replace it wherever it stands. */
function everywhere(subject: Subject, { places }: Landing): Words {
  const shown = places.slice(0, 5).map((at) => lineOf(subject, at));
  const more = places.length > shown.length ? [`${inWords(places.length - shown.length)} more`] : [];
  const all = places.length === 2 ? 'both are' : 'every one is';
  return words`The old text stands at ${joined([...shown, ...more])}, and ${all} replaced.`;
}

/** The place that fits, told together with the landing. */
function fitSentence(subject: Subject, sweep: Sweep, frame: Frame): Words {
  const opening = passOpening(subject, sweep);
  const shown = placeSentence(subject, sweep, frame);
  const fits = opening === null ? shown : words`${opening} ${sentenceCase(shown)}`;
  return words`${fits}${needless(subject)}${passedOver(subject)}`;
}

/** After notes the fit is told already. */
function landed(subject: Subject): Words {
  const place = subject.landing?.places[0] ?? 0;
  const isMerged = subject.hunk.moves.some((move) => move.kind === 'note' && move.marked);
  const what =
    subject.turned === 'backwards' ? 'The change is undone' : isMerged ? 'The hunk is merged' : 'The hunk lands';
  return words`${what} at ${lineOf(subject, place)}.${passedOver(subject)}`;
}

/** Fuzz may have freed a hunk from an edge of the file, and nothing else. */
function needless({ landing, rowCount, story, hunk }: Subject): Words {
  const place = landing?.places[0];
  if (landing === null || place === undefined || story.survey === null) return [];
  const dropped = landing.dropped.head + landing.dropped.tail;
  const isFreed = hunk.moves.some((move) => move.kind === 'note' && move.code === 'pin-released');
  if (!isFreed || dropped === 0 || dropped >= rowCount || matchedAt(story.survey, place) < rowCount) return [];
  const rows = dropped === 1 ? 'The dropped row matches' : `The ${inWords(dropped)} dropped rows match`;
  return words` ${rows} as well: fuzz was only needed to free the hunk from the edge of the file.`;
}

/** A place that is no further away, and that hunks before have used. */
function passedOver(subject: Subject): Words {
  const { hunk, landing, blocked, report } = subject;
  const { expected } = hunk;
  const place = landing?.places[0];
  if (expected === null || place === undefined) return [];
  const away = (line: number) => Math.abs(line - expected);
  const nearer = blocked.filter((line) => away(line) <= away(place));
  const [line] = nearer.sort((a, b) => away(a) - away(b));
  if (line === undefined) return [];
  const reason = report.freezes ? 'but a hunk before it wrote lines there' : 'but the file is written beyond it';
  return words` The same lines at ${lineOf(subject, line)} are nearer, ${reason}.`;
}

/** "The twin 47 lines above was next in line; it is never tried." */
function twinSentence(subject: Subject, sweep: Sweep, twin: number): Words {
  const visit = visitOf(sweep.order, twin);
  const expected = subject.hunk.stated === null ? null : subject.hunk.expected;
  const away = expected === null || expected === twin ? '' : ` ${awayWords(subject, twin - expected)}`;
  const more = subject.twins.length - 1;
  const others = more > 0 ? ` ${capital(counted(more, 'more place'))} ${more === 1 ? 'fits' : 'fit'} too.` : '';
  const named =
    away === ''
      ? words`The twin at ${lineOf(subject, twin)}${inSymbol(symbolThere(subject, twin))}`
      : words`The twin${away}`;
  return visit === sweep.tries
    ? words`${named} was next in line; it is never tried.${others}`
    : words`${named} is never tried.${others}`;
}

/** "The line is written at 815, inside `refund()`. `charge()` is untouched." */
export function writeSentence(subject: Subject, { edits, places }: Landing): Words {
  const written = changeWords(
    edits.map(({ at, inserted }) => ({ at: lineOf(subject, at), lines: inserted })),
    'written',
  );
  const removed = changeWords(
    edits.map(({ at, removed: lines }) => ({ at: lineOf(subject, at), lines })),
    'removed',
  );
  const what = anew(subject) ?? written ?? removed;
  if (what === null) return words`Nothing is left to write.`;
  const symbol = symbolThere(subject, places[0] ?? 0);
  const inside = symbol === null || places.length > 1 ? words`` : words`, inside ${codeName(symbol)}`;
  return words`${what}${inside}${memory(subject)}.${untouched(subject)}`;
}

/** A tool may write the whole window anew, and not only what the hunk changes. */
function anew(subject: Subject): string | null {
  const { landing, hunk, rowCount } = subject;
  const [edit] = landing?.edits ?? [];
  const hasContext = hunk.rows.some(({ kind }) => kind === 'context');
  if (edit?.text === undefined || !hasContext || edit.inserted < 2 || landing === null) return null;
  if (edit.removed < rowCount - landing.dropped.head - landing.dropped.tail) return null;
  return `${capital(counted(edit.inserted, 'line'))} from ${lineOf(subject, edit.at)} on are written anew, context included`;
}

/** What is written may never reach a file. */
function memory({ story }: Subject): string {
  if (isWithheld(story)) return ', but only in memory: another part of the patch is refused, so no file changes';
  return isRehearsed(story) ? ', but only in memory: this run changes no file' : '';
}

/** "The line is written at 815", "Two lines are removed from 12 on"; null when there are none. */
function changeWords(changes: readonly { readonly at: string; readonly lines: number }[], verb: string): string | null {
  const real = changes.filter(({ lines }) => lines > 0);
  const total = real.reduce((sum, { lines }) => sum + lines, 0);
  if (total === 0) return null;
  const at = [...new Set(real.map(({ at: line }) => line))];
  const where = at.length > 1 ? `at ${joined(at.slice(0, 5))}` : total > 1 ? `from ${at[0]} on` : `at ${at[0]}`;
  return `${total === 1 ? 'The line is' : `${capital(counted(total, 'line'))} are`} ${verb} ${where}`;
}

/** The symbol that was meant, when another was changed. */
function untouched(subject: Subject): Words {
  const { kind, intent, symbols } = subject.verdict;
  const name = kind === 'wrong-place' && !symbols.includes(intent?.symbol ?? null) ? meantName(subject) : null;
  return name === null ? [] : words` ${name} is untouched.`;
}

/** Nothing was compared: the hunk says where it goes, or has no line by which a place could be found. */
function unsearched(subject: Subject): Words {
  const { hunk, landing } = subject;
  const place = landing?.places[0];
  return hunk.stated !== null || place === undefined
    ? words`The hunk lands where it says, without a search.`
    : words`The hunk has no line to look for; it goes to line ${lineOf(subject, place)}, without a search.`;
}
