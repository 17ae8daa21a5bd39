import { preimage } from '../patch/row.ts';
import { findAll } from '../search/find.ts';
import type { LineRule } from '../search/line-rules.ts';
import { LineTable } from '../search/line-table.ts';
import type { ByteText } from '../text/bytes.ts';
import { Image } from '../text/image.ts';
import type { Subject } from './subject.ts';

/** How the lines of a text end. */
export type LineEnds = 'LF' | 'CR LF' | 'mixed' | 'none';

/** Linear in the text. */
export function lineEndsOf(text: ByteText): LineEnds {
  if (!text.includes('\n')) return 'none';
  if (!text.includes('\r\n')) return 'LF';
  return count(text, '\r\n') === count(text, '\n') ? 'CR LF' : 'mixed';
}

function count(text: ByteText, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found++;
  return found;
}

/** Lines without what ends them: for analysis only, no tool compares so. */
const withoutEnds: LineRule = { id: 'without-ends', forgives: 'line ends', key: (line) => line.replace(/\r*\n$/, '') };

/** Line ends of the file, of the hunk as the tool read it, and of the hunk as it was pasted. */
interface Ends {
  readonly file: LineEnds;
  readonly read: LineEnds;
  readonly pasted: LineEnds;
}

/** The line ends, when nothing but these keeps the hunk from fitting; else null. */
export function onlyEndsDiffer({ report, hunk, story }: Subject, image: Image): Ends | null {
  const rows = preimage(hunk.rows);
  if (rows.length === 0 || (story.survey !== null && story.survey.fits.length > 0)) return null;
  const [file, read] = [lineEndsOf(report.before), lineEndsOf(rows.join(''))];
  if (file === read || file === 'none' || read === 'none') return null;
  if (findAll(new LineTable(image, withoutEnds), { rows, head: 0, tail: 0 }, 1).length === 0) return null;
  const edit = new Image(story.edit);
  return { file, read, pasted: lineEndsOf(hunk.rows.map((row) => edit.line(row.patchLine - 1)).join('')) };
}
