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
  return report.searches === 'input' ? before : report.hunks.slice(0, index).reduce(withLanding, before);
}

function withLanding(image: Image, hunk: HunkReport): Image {
  if (hunk.outcome.kind !== 'landed' && hunk.outcome.kind !== 'conflict') return image;
  const { edits } = hunk.outcome.landing;
  const written = writtenLines(hunk, edits);
  const ordered = edits
    .map((edit, i) => ({ edit, text: edit.text ?? written[i]! }))
    .sort((a, b) => a.edit.at - b.edit.at);
  const result = new Result(image);
  for (const { edit, text: inserted } of ordered) {
    result.keepTo(edit.at);
    result.write(inserted);
    result.done = edit.at + edit.removed;
  }
  result.keepTo(image.count);
  return new Image(result.text, result.seams);
}

/** The text that edits make, piece by piece. A piece that does not end its line has a seam behind it. */
class Result {
  text = '';
  readonly seams: number[] = [];
  /** Lines of the image that are dealt with. */
  done = 0;
  readonly #image: Image;

  constructor(image: Image) {
    this.#image = image;
  }

  keepTo(line: number): void {
    const [from, to] = [this.#image.offset(this.done), this.#image.offset(line)];
    const shift = this.text.length - from;
    this.write(this.#image.text.slice(from, to));
    for (const seam of this.#image.seams) if (from < seam && seam < to) this.seams.push(seam + shift);
  }

  write(text: ByteText): void {
    if (text !== '' && this.text !== '' && !this.text.endsWith('\n')) this.seams.push(this.text.length);
    this.text += text;
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
