import { postimage, preimage, type Row } from '../patch/row.ts';
import type { ByteText } from '../text/bytes.ts';

/** Old and new text of a hunk. */
export interface PairOfTexts {
  readonly old: ByteText;
  readonly new: ByteText;
  /** The line feed after the last line was left away from both. */
  readonly isCut: boolean;
}

/** Bytes that may be looked at for one edit. */
const budget = 50_000_000;

/**
 * Writes hunks as two texts, as models do: without the line feed after the last line. It stays where only one of the
 * two has it, and where the old text would also fit inside a longer line of the file.
 */
export class PairWriter {
  #left = budget;

  /** `file` is null when there is none. */
  write(rows: readonly Row[], file: ByteText | null): PairOfTexts {
    const [old, to] = [preimage(rows).join(''), postimage(rows).join('')];
    const cut = old.slice(0, -1);
    const sharesFeed = old.endsWith('\n') && to.endsWith('\n') && cut !== '';
    return sharesFeed && !this.#fitsInside(cut, file ?? '')
      ? { old: cut, new: to.slice(0, -1), isCut: true }
      : { old, new: to, isCut: false };
  }

  /** Whether the text is in the file so that the line goes on after it; true also when that may not be looked at. */
  #fitsInside(text: ByteText, file: ByteText): boolean {
    this.#left -= file.length;
    if (this.#left < 0) return true;
    for (let at = file.indexOf(text); at >= 0; at = file.indexOf(text, at + text.length)) {
      const end = at + text.length;
      if (end < file.length && file[end] !== '\n') return true;
    }
    return false;
  }
}
