import type { ByteText } from '../../../text/bytes.ts';
import { Image, type LineNumber, toNumber } from '../../../text/image.ts';
import type { Version } from '../settings.ts';

/**
 * A patch text while it is read. `line` is git's own line counter (1-based): messages give it, and it is not
 * always the true line. `at` is where reading has come to.
 */
export class Input {
  /** As messages give it: the name on the command line, or `<stdin>`. */
  readonly name: ByteText;
  readonly text: ByteText;
  at = 0;
  line: number;
  readonly #version: Version;
  #image: Image | null = null;

  constructor(name: ByteText, text: ByteText, line: number, version: Version) {
    this.name = name;
    this.text = text;
    this.line = line;
    this.#version = version;
  }

  get rest(): number {
    return this.text.length - this.at;
  }

  /** Offset behind the line that starts at `from`, its line feed included. */
  lineEnd(from = this.at): number {
    const end = this.text.indexOf('\n', from);
    return end < 0 ? this.text.length : end + 1;
  }

  startsWith(start: ByteText, from = this.at): boolean {
    return this.text.startsWith(start, from);
  }

  /** True 1-based line of a byte offset. */
  trueLine(offset: number): LineNumber {
    this.#image ??= new Image(this.text);
    return toNumber(this.#image.lineAt(offset));
  }

  /** `at line 7` in 2.39.5, `at name:7` in the newest version. */
  where(line: number, preposition: 'at' | 'on' = 'at'): ByteText {
    return this.#version === 'newest' ? `at ${this.name}:${line}` : `${preposition} line ${line}`;
  }
}
