import { pythonLines, pythonStrip } from '../../text/blanks.ts';
import { toRelative } from './relative-indent.ts';

/** The text that hunks are looked for in, with what is made of it: each preparation once, however often it is asked for. */
export class WholeText {
  readonly text: string;
  readonly #relative = new Map<string, string>();
  #stripped: string | null = null;
  #inks: ReadonlySet<string> | null = null;

  constructor(text: string) {
    this.text = text;
  }

  prepared(strips: boolean): string {
    if (!strips) return this.text;
    this.#stripped ??= withoutOuterBlanks(this.text);
    return this.#stripped;
  }

  relative(strips: boolean, marker: string): string {
    const key = `${strips} ${marker}`;
    const known = this.#relative.get(key);
    if (known !== undefined) return known;
    const made = toRelative(this.prepared(strips), marker);
    this.#relative.set(key, made);
    return made;
  }

  /**
   * False when some line after the first is in the text under no indentation: then no preparation finds the lines. The
   * first may begin inside a line, and the blank ones above it may be stripped.
   */
  mayHold(lines: readonly string[]): boolean {
    this.#inks ??= new Set(pythonLines(this.text).map(inkOf));
    const first = lines.findIndex((line) => inkOf(line) !== '');
    return lines.slice(first + 1).every((line) => inkOf(line) === '' || this.#inks!.has(inkOf(line)));
  }

  holdsAny(lines: readonly string[]): boolean {
    this.#inks ??= new Set(pythonLines(this.text).map(inkOf));
    return lines.some((line) => this.#inks!.has(inkOf(line)));
  }
}

/** Without the blank lines around it, ended by one line feed. */
export const withoutOuterBlanks = (text: string): string => `${text.replace(/^\n+|\n+$/g, '')}\n`;

const inkOf = (line: string) => pythonStrip.start(line.replace(/[\r\n]+$/, ''));
