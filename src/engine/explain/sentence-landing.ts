import { choiceOf } from '../analysis/luck.ts';
import { type Subject, symbolThere } from '../analysis/subject.ts';
import type { Frame } from '../replay/frame.ts';
import { isSweep } from '../replay/pattern.ts';
import { visitOf } from '../search/order.ts';
import type { Landing, Sweep } from '../search/trace.ts';
import { meantName } from './meant.ts';
import { capital, counted, figures, joined, lineName } from './numbers.ts';
import { passOpening } from './pass-opening.ts';
import { placeSentence } from './sentence-try.ts';
import { codeName, distanceWords, inSymbol, sentenceCase } from './where.ts';
import { type Words, words } from './words.ts';

/** The place is taken: why, and what was never looked at. */
export function landSentence(subject: Subject, frame: Frame): Words {
  const sweep = subject.hunk.moves.slice(0, frame.moveIndex).findLast(isSweep);
  if (sweep === undefined || frame.place === null) return unsearched(subject);
  const opening = passOpening(subject, sweep);
  const shown = placeSentence(subject, sweep, frame);
  const fits = opening === null ? shown : words`${opening} ${sentenceCase(shown)}`;
  const choice = choiceOf(subject);
  if (choice === null) return fits;
  const { twin } = choice;
  const wasTried = (visitOf(sweep.order, twin) ?? sweep.tries) < sweep.tries;
  if (wasTried) return fits;
  return words`${fits} ${twinSentence(subject, sweep, twin)}`;
}

/** "The twin 47 lines above was next in line; it is never tried." */
function twinSentence(subject: Subject, sweep: Sweep, twin: number): Words {
  const visit = visitOf(sweep.order, twin);
  const expected = subject.hunk.stated === null ? null : subject.hunk.expected;
  const away = expected === null || expected === twin ? '' : ` ${distanceWords(twin - expected)}`;
  const more = subject.twins.length - 1;
  const others = more > 0 ? ` ${capital(counted(more, 'more place'))} ${more === 1 ? 'fits' : 'fit'} too.` : '';
  const named =
    away === '' ? words`The twin at ${lineName(twin)}${inSymbol(symbolThere(subject, twin))}` : words`The twin${away}`;
  return visit === sweep.tries
    ? words`${named} was next in line; it is never tried.${others}`
    : words`${named} is never tried.${others}`;
}

/** "The line is written at 815, inside `refund()`. `charge()` is untouched." */
export function writeSentence(subject: Subject, { edits, places }: Landing): Words {
  const written = changeWords(
    edits.map(({ at, inserted }) => ({ at, lines: inserted })),
    'written',
  );
  const removed = changeWords(
    edits.map(({ at, removed: lines }) => ({ at, lines })),
    'removed',
  );
  const what = written ?? removed;
  if (what === null) return words`Nothing is left to write.`;
  const symbol = symbolThere(subject, places[0] ?? 0);
  const inside = symbol === null || places.length > 1 ? words`` : words`, inside ${codeName(symbol)}`;
  return words`${what}${inside}.${untouched(subject)}`;
}

/** "The line is written at 815", "Two lines are removed from 12 on"; null when there are none. */
function changeWords(changes: readonly { readonly at: number; readonly lines: number }[], verb: string): string | null {
  const real = changes.filter(({ lines }) => lines > 0);
  const total = real.reduce((sum, { lines }) => sum + lines, 0);
  if (total === 0) return null;
  const at = [...new Set(real.map((change) => figures(change.at + 1)))];
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
function unsearched({ hunk, landing }: Subject): Words {
  const place = landing?.places[0];
  return hunk.stated !== null || place === undefined
    ? words`The hunk lands where it says, without a search.`
    : words`The hunk has no line to look for; it goes to line ${lineName(place)}, without a search.`;
}
