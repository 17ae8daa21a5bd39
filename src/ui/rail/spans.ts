import type { Symbol as CodeSymbol, Outline } from '../../engine/index.ts';
import type { Span } from './bands.ts';

/** A symbol as the rail names it. */
interface Named {
  readonly symbol: CodeSymbol;
  readonly name: string;
}

/** What decides which functions are written in ink. Places are lines from 0. */
export interface Focus {
  /** The text after the second `@@`. */
  readonly section: string;
  /** The symbol that a person says is meant. */
  readonly intent: string | null;
  readonly landings: readonly number[];
  /** The place looked at now. */
  readonly place: number | null;
}

/** Lines `from` to `to` (exclusive). */
interface Lines {
  readonly from: number;
  readonly to: number;
}

/**
 * The functions that touch some lines, with what is to be said of each, from the top. Classes stand for themselves
 * only when they have no methods.
 */
export function spansOf(outline: Outline, within: Lines, focus: Focus): Span[] {
  const touching = leavesOf(outline).filter(({ symbol }) => symbol.to > within.from && symbol.from < within.to);
  return touching.map(({ symbol, name }) => {
    const holds = (line: number | null) => line !== null && symbol.from <= line && line < symbol.to;
    const isInHeader = mentions(focus.section, symbol.name);
    const isMeant = focus.intent !== null && mentions(focus.intent, symbol.name);
    const hasLanded = focus.landings.some(holds);
    return {
      name,
      from: symbol.from,
      to: symbol.to,
      isNamed: isInHeader || isMeant || hasLanded || holds(focus.place),
      note: noteOf(isInHeader, isMeant, hasLanded),
    };
  });
}

/** The lines of every function, from the top. */
export const extentsOf = (outline: Outline): readonly Lines[] => leavesOf(outline).map(({ symbol }) => symbol);

function noteOf(isInHeader: boolean, isMeant: boolean, hasLanded: boolean): string | null {
  if (hasLanded) return isInHeader || isMeant ? 'meant, got the change' : 'got the change';
  if (isInHeader) return 'named in @@';
  return isMeant ? 'meant' : null;
}

const known = new WeakMap<Outline, readonly Named[]>();

function leavesOf(outline: Outline): readonly Named[] {
  const found = known.get(outline) ?? leaves(outline);
  known.set(outline, found);
  return found;
}

function leaves(outline: Outline): Named[] {
  return outline.flatMap((symbol) =>
    symbol.kind !== 'function' && symbol.children.length > 0
      ? leaves(symbol.children)
      : [{ symbol, name: symbol.kind === 'function' ? `${symbol.name}()` : symbol.name }],
  );
}

/** Whether a text holds the name as a whole word. Qualified names count by their last part. */
function mentions(text: string, name: string): boolean {
  const word = name.split(/::|\.|#/).at(-1) ?? name;
  let at = text.indexOf(word);
  while (at >= 0 && word !== '') {
    if (!isWord(text[at - 1]) && !isWord(text[at + word.length])) return true;
    at = text.indexOf(word, at + 1);
  }
  return false;
}

const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}_$]/u.test(char);
