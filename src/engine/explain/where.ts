import type { Symbol as NamedSymbol } from '../analysis/outline.ts';
import { inBefore } from '../analysis/places.ts';
import { type Subject, symbolThere } from '../analysis/subject.ts';
import { counted, lineName } from './numbers.ts';
import { code, landing, landingCode, type Span, type Words, words } from './words.ts';

/** A symbol as prose names it: `refund()`, but `Ledger` for a class. */
const nameOf = (symbol: Pick<NamedSymbol, 'name' | 'kind'>): string =>
  symbol.kind === 'function' ? `${symbol.name}()` : symbol.name;

/**
 * The line number (1-based) that a place of the searched text has on the page, in the file before the edit: a tool that
 * searches in the running result counts otherwise.
 */
export const lineOf = ({ report, story }: Subject, place: number): string =>
  lineName(inBefore(report, story.hunk, place));

/** "`refund()`", or "line 812" outside every symbol; marked as the landing. */
export function namedPlace(subject: Subject, place: number): Span {
  const symbol = symbolThere(subject, place);
  return symbol === null ? landing(`line ${lineOf(subject, place)}`) : landingCode(nameOf(symbol));
}

/** "into `refund()`" or "at line 812", marked as the landing. */
export const intoPlace = (subject: Subject, place: number): Words =>
  words`${symbolThere(subject, place) === null ? 'at' : 'into'} ${namedPlace(subject, place)}`;

/** "at line 812, in `refund()`", marked as the landing. */
export const atPlace = (subject: Subject, place: number): Words =>
  symbolThere(subject, place) === null
    ? words`at ${namedPlace(subject, place)}`
    : words`at line ${lineOf(subject, place)}, in ${namedPlace(subject, place)}`;

/** "`refund()`", plain. */
export const codeName = (symbol: NamedSymbol): Span => code(nameOf(symbol));

/** " in `refund()`", or nothing. */
export const inSymbol = (symbol: NamedSymbol | null): Words =>
  symbol === null ? [] : words` in ${code(nameOf(symbol))}`;

/** "47 lines below", "one line above"; `distance` is positive further down and never 0. */
export const distanceWords = (distance: number): string =>
  `${counted(Math.abs(distance), 'line')} ${distance > 0 ? 'below' : 'above'}`;

/**
 * "47 lines below", from where the search began; "47 lines below 766" where that is not the line that the hunk states,
 * which is the one that the headline counts from.
 */
export function awayWords(subject: Subject, distance: number): string {
  const { stated, expected } = subject.hunk;
  const away = distanceWords(distance);
  if (stated === null || expected === null) return away;
  const begin = lineOf(subject, expected);
  return begin === lineName(stated) ? away : `${away} ${begin}`;
}

/** Capital letter at the start of a sentence. */
export function sentenceCase(spans: Words): Words {
  const first: Span | undefined = spans[0];
  if (first === undefined || first.isCode) return spans;
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...spans.slice(1)];
}
