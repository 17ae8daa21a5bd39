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
  /** The symbol that a person or the preset says is meant: then the header names no other. */
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
 * only when they have no methods. All lines are of the searched text, `shift` further down than the outline's.
 */
export function spansOf(outline: Outline, within: Lines, shift: number, focus: Focus): Span[] {
  const inHeader = namedIn(focus.section, outline);
  return leavesOf(outline).flatMap((leaf) => {
    const { symbol, name } = leaf;
    const [from, to] = [symbol.from + shift, symbol.to + shift];
    if (to <= within.from || from >= within.to) return [];
    const holds = (line: number | null) => line !== null && from <= line && line < to;
    const isMeant = focus.intent !== null && mentions(focus.intent, symbol.name, '');
    const isInHeader = inHeader.has(leaf) && (focus.intent === null || isMeant);
    const hasLanded = focus.landings.some(holds);
    return [
      {
        name,
        from,
        to,
        isNamed: isInHeader || isMeant || hasLanded || holds(focus.place),
        note: noteOf(isInHeader, isMeant, hasLanded),
      },
    ];
  });
}

const headers = new WeakMap<Outline, { readonly section: string; readonly named: ReadonlySet<Named> }>();

/** Of the names in a header, those that it calls: in `def total(items: Item)` it speaks of `total`. */
function namedIn(section: string, outline: Outline): ReadonlySet<Named> {
  const before = headers.get(outline);
  if (before?.section === section) return before.named;
  const holding = (then: string) => leavesOf(outline).filter(({ symbol }) => mentions(section, symbol.name, then));
  const called = section === '' ? [] : holding('(');
  const named = new Set(section === '' || called.length > 0 ? called : holding(''));
  headers.set(outline, { section, named });
  return named;
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

/** Whether a text holds the name as a whole word, before `then`. Qualified names count by their last part. */
function mentions(text: string, name: string, then: string): boolean {
  const word = name.split(/::|\.|#/).at(-1) ?? name;
  let at = text.indexOf(word);
  while (at >= 0 && word !== '') {
    const end = at + word.length;
    if (!isWord(text[at - 1]) && !isWord(text[end]) && text.startsWith(then, end)) return true;
    at = text.indexOf(word, at + 1);
  }
  return false;
}

const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}_$]/u.test(char);
