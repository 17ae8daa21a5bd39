import type { Symbol as NamedSymbol } from '../analysis/outline.ts';
import { counted, lineName } from './numbers.ts';
import { code, landing, landingCode, type Span, type Words, words } from './words.ts';

/** A symbol as prose names it: `refund()`, but `Ledger` for a class. */
const nameOf = (symbol: Pick<NamedSymbol, 'name' | 'kind'>): string =>
  symbol.kind === 'function' ? `${symbol.name}()` : symbol.name;

/** "`refund()`", or "line 812" outside every symbol; marked as the landing. */
export const namedPlace = (symbol: NamedSymbol | null, place: number): Span =>
  symbol === null ? landing(`line ${lineName(place)}`) : landingCode(nameOf(symbol));

/** "into `refund()`" or "at line 812", marked as the landing. */
export const intoPlace = (symbol: NamedSymbol | null, place: number): Words =>
  words`${symbol === null ? 'at' : 'into'} ${namedPlace(symbol, place)}`;

/** "at line 812, in `refund()`", marked as the landing. */
export const atPlace = (symbol: NamedSymbol | null, place: number): Words =>
  symbol === null
    ? words`at ${landing(`line ${lineName(place)}`)}`
    : words`at line ${lineName(place)}, in ${landingCode(nameOf(symbol))}`;

/** "`refund()`", plain. */
export const codeName = (symbol: NamedSymbol): Span => code(nameOf(symbol));

/** " in `refund()`", or nothing. */
export const inSymbol = (symbol: NamedSymbol | null): Words =>
  symbol === null ? [] : words` in ${code(nameOf(symbol))}`;

/** "47 lines below", "one line above"; `distance` is positive further down and never 0. */
export const distanceWords = (distance: number): string =>
  `${counted(Math.abs(distance), 'line')} ${distance > 0 ? 'below' : 'above'}`;

/** Capital letter at the start of a sentence. */
export function sentenceCase(spans: Words): Words {
  const first: Span | undefined = spans[0];
  if (first === undefined || first.isCode) return spans;
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...spans.slice(1)];
}
