import type { HunkReport } from '../appliers/run.ts';
import { fromBytes } from '../text/bytes.ts';
import type { LineIndex } from '../text/image.ts';
import { enclosing, type Symbol as NamedSymbol, type Outline } from './outline.ts';

/** Where the change was meant to go, as far as anybody said. */
export interface Intent {
  /** A function, method or class. */
  readonly symbol: string | null;
  /** The line of row 0 in the file before the edit (0-based). */
  readonly line: LineIndex | null;
  /** Who says so. */
  readonly source: 'person' | 'preset' | 'section';
}

/** What is known of the intent beside the edit itself. */
export interface KnownIntent {
  /** The symbol that the person names. */
  readonly named: string | null;
  /** By hunk, in the order of the whole edit. */
  readonly preset: readonly { readonly symbol: string | null; readonly line: LineIndex | null }[] | null;
}

export const nothingKnown: KnownIntent = { named: null, preset: null };

/**
 * The intent of a hunk, the `ordinal`th of the edit (0-based): the person's word, else the preset's, else the
 * function in the hunk's `@@` line.
 */
export function intentOf(
  hunk: HunkReport,
  ordinal: number,
  outline: Outline | null,
  known: KnownIntent,
): Intent | null {
  if (known.named) return { symbol: known.named, line: null, source: 'person' };
  const preset = known.preset?.[ordinal];
  if (preset) return { ...preset, source: 'preset' };
  const symbol = outline === null ? null : sectionSymbol(hunk, outline);
  return symbol === null ? null : { symbol, line: null, source: 'section' };
}

/** The symbol of the file that the section names: "def charge(customer_id):" names `charge`. */
function sectionSymbol(hunk: HunkReport, outline: Outline): string | null {
  const words = fromBytes(hunk.section).match(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu) ?? [];
  const names = new Set(everySymbol(outline).map((symbol) => symbol.name));
  return words.find((word) => names.has(word)) ?? null;
}

/** All symbols, outer before inner, from the top. */
export const everySymbol = (outline: Outline): NamedSymbol[] =>
  outline.flatMap((symbol) => [symbol, ...everySymbol(symbol.children)]);

/** The innermost symbol around a line; null outside all. */
export const symbolAt = (outline: Outline | null, line: number): NamedSymbol | null =>
  outline === null ? null : (enclosing(outline, line).at(-1) ?? null);

/** Whether a change at `changed`, in a hunk whose row 0 is at `place`, is where the intent wants it. */
export function meets(intent: Intent, outline: Outline | null, place: number, changed: number): boolean {
  if (intent.line !== null) return intent.line === place;
  if (intent.symbol === null || outline === null) return false;
  const isInside = enclosing(outline, changed).some((symbol) => symbol.name === intent.symbol);
  // A section names the last function that begins above the hunk, even when the hunk lies after its end.
  return isInside || (intent.source === 'section' && lastAbove(outline, place)?.name === intent.symbol);
}

const lastAbove = (outline: Outline, place: number) =>
  everySymbol(outline)
    .filter((symbol) => symbol.from < place)
    .reduce<NamedSymbol | null>((last, symbol) => (last === null || symbol.from >= last.from ? symbol : last), null);
