import type { ByteText } from '../text/bytes.ts';
import type { Image } from '../text/image.ts';

/** Where lines stand in a text. */
export interface Standing {
  /** 0-based. */
  readonly at: number;
  /** Whether they stand again further down; null when that was not looked at. */
  readonly isAgain: boolean | null;
  /** The last of them is the last line of the text and has no line feed there. */
  readonly isCut: boolean;
}

/** Bytes that may be looked at for one edit, to find its hunks and to find out whether they fit elsewhere too. */
const budgets = { find: 400_000_000, again: 50_000_000 };

/** Finds lines in a text, byte for byte. One for each edit: a long one with many hunks is not sought without end. */
export class Finder {
  #left = { ...budgets };
  #counted: { readonly image: Image; readonly counts: ReadonlyMap<ByteText, number> } | null = null;

  /** Whether hunks are no longer sought: then that one is not found says nothing. */
  get isSpent(): boolean {
    return this.#left.find <= 0;
  }

  /** Lines `old` at or below line `from` (0-based); null when they are not there. */
  find(image: Image, old: readonly ByteText[], from: number): Standing | null {
    const wanted = old.join('');
    const at = this.#seek(image, wanted, image.offset(from), 'find');
    if (at === null) return null;
    const place = image.lineAt(at.offset);
    if (at.isCut || this.#hasRareLine(image, old)) return { at: place, isAgain: false, isCut: at.isCut };
    const isKnown = this.#left.again > 0;
    return {
      at: place,
      isAgain: isKnown ? this.#seek(image, wanted, at.offset + 1, 'again') !== null : null,
      isCut: false,
    };
  }

  /** Whether one of the lines is in the text once: then all of them are. */
  #hasRareLine(image: Image, old: readonly ByteText[]): boolean {
    if (this.#counted?.image !== image) {
      const counts = new Map<ByteText, number>();
      for (let i = 0; i < image.count; i++) counts.set(image.line(i), (counts.get(image.line(i)) ?? 0) + 1);
      this.#counted = { image, counts };
    }
    const { counts } = this.#counted;
    return old.some((line) => counts.get(line) === 1);
  }

  /** The first place (0-based) where the lines stand when blanks at both ends are ignored; null for none. */
  findLoosely(image: Image, old: readonly ByteText[], from: number): number | null {
    const wanted = old.map((line) => line.trim());
    for (let at = from; at + wanted.length <= image.count && !this.isSpent; at++) {
      let row = 0;
      while (row < wanted.length && image.line(at + row).trim() === wanted[row]) row++;
      if (row === wanted.length) return at;
      // A line costs about as much as so many bytes that are only searched.
      this.#left.find -= (row + 1) * 100;
    }
    return null;
  }

  #seek(
    { text }: Image,
    wanted: ByteText,
    from: number,
    purse: keyof typeof budgets,
  ): { readonly offset: number; readonly isCut: boolean } | null {
    if (this.#left[purse] <= 0 || wanted === '') return null;
    const isWhole = wanted.endsWith('\n');
    if (from === 0 && text.startsWith(wanted) && (isWhole || text.length === wanted.length)) {
      return { offset: 0, isCut: false };
    }
    const found = isWhole ? text.indexOf(`\n${wanted}`, Math.max(0, from - 1)) : -1;
    this.#left[purse] -= (found < 0 ? text.length : found) - from;
    if (found >= 0) return { offset: found + 1, isCut: false };
    // The last line of the text may lack the line feed that the edit gives it, or the edit may know that.
    const tail = isWhole ? wanted.slice(0, -1) : wanted;
    const offset = text.length - tail.length;
    const isThere = offset >= from && text.endsWith(tail) && (offset === 0 || text[offset - 1] === '\n');
    return isThere && !text.endsWith('\n') ? { offset, isCut: isWhole } : null;
  }
}
