import type { FileReport, HunkReport } from '../appliers/run.ts';
import { postimage } from '../patch/row.ts';
import type { Edit } from '../search/trace.ts';
import type { ByteText } from '../text/bytes.ts';
import { Image } from '../text/image.ts';

/**
 * The text in which hunk `index` (0-based within the report) was searched for. For tools that search in the
 * running result, the landings of the hunks before it are replayed; `index` may be the hunk count: the result.
 *
 * Linear in the file for each call: keep what it gives while the hunk is looked at.
 */
export function searchedImage(report: FileReport, index: number): Image {
  const before = new Image(report.before);
  if (report.searches === 'input' || index === 0) return before;
  const result = new Result(before);
  for (const hunk of report.hunks.slice(0, index)) land(result, hunk);
  return result.image();
}

function land(result: Result, hunk: HunkReport): void {
  if (hunk.outcome.kind !== 'landed' && hunk.outcome.kind !== 'conflict') return;
  const { edits } = hunk.outcome.landing;
  const written = writtenLines(hunk, edits);
  const ordered = edits
    .map((edit, i) => ({ edit, text: edit.text ?? written[i]! }))
    .sort((a, b) => a.edit.at - b.edit.at);
  // All edits of a landing count in the text before it: from the last to the first none moves another.
  for (const { edit, text } of ordered.reverse()) result.replace(edit.at, edit.removed, text);
}

/** Lines `from` to `to` (exclusive) of a text. */
interface Piece {
  readonly image: Image;
  readonly from: number;
  readonly to: number;
}

/** A text that is being changed, as pieces of what it is made of: only in the end is it put together. */
class Result {
  #pieces: Piece[];
  /** Lines of all pieces. */
  #count: number;

  constructor(image: Image) {
    this.#pieces = [{ image, from: 0, to: image.count }];
    this.#count = image.count;
  }

  /** Puts `text` in place of `removed` lines from line `at` on. */
  replace(at: number, removed: number, text: ByteText): void {
    const first = this.#cut(at);
    const last = this.#cut(at + removed);
    const image = new Image(text);
    const gone = this.#pieces.splice(
      first,
      last - first,
      ...(text === '' ? [] : [{ image, from: 0, to: image.count }]),
    );
    this.#count += image.count - gone.reduce((sum, { from, to }) => sum + to - from, 0);
  }

  /** The text. A piece that does not end its line has a seam behind it. */
  image(): Image {
    const seams: number[] = [];
    const texts: ByteText[] = [];
    let length = 0;
    for (const { image, from, to } of this.#pieces) {
      const text = image.slice(from, to);
      if (text === '') continue;
      if (length > 0 && !texts.at(-1)!.endsWith('\n')) seams.push(length);
      texts.push(text);
      length += text.length;
    }
    return new Image(texts.join(''), seams);
  }

  /** Makes a piece begin at a line, and gives which one. From the end, since hunks mostly come in the order of the file. */
  #cut(line: number): number {
    let end = this.#count;
    for (let i = this.#pieces.length; i > 0; i--) {
      if (line >= end) return i;
      const { image, from, to } = this.#pieces[i - 1]!;
      end -= to - from;
      if (line <= end) continue;
      const middle = from + line - end;
      this.#pieces.splice(i - 1, 1, { image, from, to: middle }, { image, from: middle, to });
      return i;
    }
    return 0;
  }
}

/**
 * What each edit writes. Edits that insert as many lines as the hunk leaves behind write its context too;
 * otherwise they write its inserted lines alone. A hunk that landed in several places writes the same in each.
 */
function writtenLines(hunk: HunkReport, edits: readonly Edit[]): ByteText[] {
  const inserted = hunk.rows.filter((row) => row.kind === 'insert').map((row) => row.text);
  const total = edits.reduce((sum, edit) => sum + edit.inserted, 0);
  const whole = postimage(hunk.rows);
  const lines = total > 0 && total % Math.max(1, inserted.length) !== 0 ? whole : inserted;
  let next = 0;
  return edits.map((edit) => {
    const taken = Array.from({ length: edit.inserted }, () => lines[next++ % lines.length] ?? '');
    return taken.join('');
  });
}
