import type { ByteText } from '../../text/bytes.ts';
import type { Image } from '../../text/image.ts';

/**
 * The result of one file while it is being written: file lines are copied in order, some are dropped, others
 * written between them. Strings grow here without being copied: a hunk costs what it changes and not what lies before it.
 */
export class Draft {
  readonly image: Image;
  /** Input lines already copied or dropped. May pass the end of the file. */
  eaten = 0;
  /** Net lines added so far by hunks that were applied. */
  shift = 0;
  #text: ByteText = '';
  #endsLine = true;

  constructor(image: Image) {
    this.image = image;
  }

  /** Whether the output is empty or ends with a line feed. */
  get endsLine(): boolean {
    return this.#endsLine;
  }

  /** Copies input up to line `last` (1-based, included). False when some line beyond it is eaten: misordered. */
  copyTo(last: number): boolean {
    if (this.eaten > last) return false;
    if (this.eaten < last) {
      const text = this.image.slice(this.eaten, last);
      if (text !== '') this.repair();
      this.write(text);
      this.eaten = last;
    }
    return true;
  }

  drop(lines: number): void {
    this.eaten += lines;
  }

  /** Writes text that does not come from the file, as it is. */
  write(text: ByteText): void {
    if (text === '') return;
    this.#text += text;
    this.#endsLine = text.charCodeAt(text.length - 1) === 0x0a;
  }

  /** Ends an incomplete line, so that what follows is not glued to it. */
  repair(): void {
    if (!this.#endsLine) this.write('\n');
  }

  /** Everything written so far. */
  get text(): ByteText {
    return this.#text;
  }
}
