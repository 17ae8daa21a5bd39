import { postimage, preimage } from '../../patch/row.ts';
import type { ByteText } from '../../text/bytes.ts';
import { Image } from '../../text/image.ts';
import { type EditFile, type EditHunk, type EditWriter, refused, Telling } from '../edit.ts';
import { tellLosses } from '../losses.ts';
import { Sheet } from '../sheet.ts';
import { Finder } from '../standing.ts';

/** Listings of whole files, as they would be: refused where somebody would have to choose between two places. */
export const writeWholeFile: EditWriter = (files, tree) => {
  const told = new Telling();
  const sheet = new Sheet();
  tellLosses(files, { name: 'a listing' }, told);
  for (const file of files) {
    const text = textAfter(file, tree.get(file.path)?.text ?? null, told);
    if (typeof text !== 'object') return refused(text);
    const lines = new Image(text.after).lines();
    if (lines.some((line) => line.startsWith('```')))
      return refused(`${file.path} holds a fence, which would end its listing.`);
    const hunks = file.kind === 'update' ? file.hunks : [];
    const pasted =
      file.kind === 'update' ? { from: hunks[0]?.lines.from ?? 1, to: hunks.at(-1)?.lines.to ?? 1 } : file.lines;
    sheet.add(file.path);
    sheet.addPart(hunks[0] ?? null, pasted, ['```', ...lines, '```']);
  }
  return { ok: true, text: sheet.text, parts: sheet.parts, told };
};

function textAfter(file: EditFile, before: ByteText | null, told: Telling): { readonly after: ByteText } | string {
  if (file.kind === 'delete') return `${file.path} is deleted: a listing cannot say that.`;
  if (file.kind === 'create') return { after: file.text };
  if (file.moveTo !== null) return `${file.path} is moved: a listing cannot say that.`;
  if (before === null) return `A listing needs all of ${file.path}, which is not open.`;
  told.invent('All other lines of the file: taken from it as it is.');
  const image = new Image(before);
  const finder = new Finder();
  let after = '';
  let done = 0;
  for (const hunk of file.hunks) {
    const at = placeOf(hunk, image, done, finder);
    if (typeof at === 'string') return at;
    after += image.slice(done, at) + postimage(hunk.rows).join('');
    done = at + preimage(hunk.rows).length;
  }
  return { after: after + image.slice(done, image.count) };
}

/** The place (0-based) where nobody has to choose: the stated one if it fits, else the only one. */
function placeOf({ rows, stated, lines }: EditHunk, image: Image, from: number, finder: Finder): number | string {
  const old = preimage(rows);
  const at = stated === null ? null : stated - (old.length === 0 ? 0 : 1);
  if (at !== null && at >= from && image.slice(at, at + old.length) === old.join('')) return at;
  const standing = finder.find(image, old, from);
  if (standing?.isAgain === false && !standing.isCut) return standing.at;
  return standing
    ? `The old text of the hunk at line ${lines.from} is in the file more than once: a listing would have to choose.`
    : `The old text of the hunk at line ${lines.from} is nowhere in the file: a listing would have to guess.`;
}
