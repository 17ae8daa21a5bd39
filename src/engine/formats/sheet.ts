import type { ByteText } from '../text/bytes.ts';
import type { EditHunk, LineSpan, Part } from './edit.ts';

/** A text that grows line by line, and what stands where in it. */
export class Sheet {
  readonly parts: Part[] = [];
  #text: ByteText[] = [];
  #count = 0;

  /** Lines so far. */
  get count(): number {
    return this.#count;
  }

  get text(): ByteText {
    return this.#text.join('');
  }

  /** Adds one line; a line feed is added where it has none. */
  add(line: ByteText): void {
    this.#text.push(line.endsWith('\n') ? line : `${line}\n`);
    this.#count++;
  }

  /** Adds lines that are one part of the edit. */
  addPart(hunk: EditHunk | null, pasted: LineSpan, lines: readonly ByteText[]): void {
    const from = this.#count + 1;
    for (const line of lines) this.add(line);
    this.parts.push({ hunk, pasted, at: { from, to: Math.max(from, this.#count) }, nth: 0 });
  }
}
