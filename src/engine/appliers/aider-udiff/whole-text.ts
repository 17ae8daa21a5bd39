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

  /** Whether the line is in the text under some indentation. Blank lines always are: they may be stripped. */
  holds(line: string): boolean {
    return isBlank(line) || this.#hasInk(line);
  }

  #hasInk(line: string): boolean {
    this.#inks ??= new Set(pythonLines(this.text).map(inkOf));
    return this.#inks.has(inkOf(line));
  }

  /**
   * False when some line after the first is in the text under no indentation: then no preparation finds the lines. The
   * first may begin inside a line, and the blank ones above it may be stripped.
   */
  mayHold(lines: readonly string[]): boolean {
    const first = lines.findIndex((line) => !isBlank(line));
    return lines.slice(first + 1).every((line) => this.holds(line));
  }

  holdsAny(lines: readonly string[]): boolean {
    return lines.some((line) => this.#hasInk(line));
  }
}

/** Whether a line, with its end, is empty but for indentation. */
export const isBlank = (line: string): boolean => inkOf(line) === '';

/** Without the blank lines around it, ended by one line feed. */
export const withoutOuterBlanks = (text: string): string => `${text.replace(/^\n+|\n+$/g, '')}\n`;

const inkOf = (line: string) => pythonStrip.start(line.replace(/[\r\n]+$/, ''));
