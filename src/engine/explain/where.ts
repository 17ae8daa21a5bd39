import type { Symbol as NamedSymbol } from '../analysis/outline.ts';
import { counted, figures } from './numbers.ts';
import { code, landing, landingCode, type Span, type Words, words } from './words.ts';

/** A symbol as prose names it: `refund()`, but `Ledger` for a class. */
export const nameOf = (symbol: Pick<NamedSymbol, 'name' | 'kind'>): string =>
  symbol.kind === 'function' ? `${symbol.name}()` : symbol.name;

/** "into `refund()`", or "at line 812" when no symbol is known there; marked as the landing. */
export const intoLanding = (symbol: NamedSymbol | null, line: number): Words =>
  symbol === null ? words`at ${landing(`line ${figures(line + 1)}`)}` : words`into ${landingCode(nameOf(symbol))}`;

/** "in `refund()`", or nothing. */
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
