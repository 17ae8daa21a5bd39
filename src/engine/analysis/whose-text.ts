import type { HunkReport } from '../appliers/run.ts';
import type { Edit } from '../search/trace.ts';
import type { ByteText } from '../text/bytes.ts';
import { Image, type LineIndex, lineIndex } from '../text/image.ts';
import { landingOf } from './places.ts';

/** A line that a hunk leaves behind, and where its bytes come from. */
export interface WrittenLine {
  /** Index into the hunk's rows. */
  readonly row: number;
  /** Index into the landing's places: a tool may write at several. */
  readonly place: number;
  readonly kind: 'context' | 'insert';
  readonly source: 'patch' | 'file';
  /** The line of the searched text that stood there; null for inserted lines. */
  readonly was: LineIndex | null;
  readonly text: ByteText;
  /** A line that the edit leaves alone, yet that is not as it was: the patch's text was written over it. */
  readonly isRewritten: boolean;
}

/**
 * For every line that a landed hunk leaves behind, at each of its places, whether the patch's text or the file's is
 * written. Context is the file's unless the landing's edits cover it. Empty for hunks that did not land.
 */
export function writtenLines(image: Image, hunk: HunkReport): WrittenLine[] {
  const landing = landingOf(hunk);
  if (landing === null) return [];
  return landing.places.flatMap((start, place) => {
    const lines: WrittenLine[] = [];
    let at: number = start;
    // Where a tool wrote other lines than the hunk's own, they are counted through with its rows.
    const own = landing.edits.find((edit) => edit.at === start && edit.text !== undefined);
    const texts = own?.text === undefined ? null : new Image(own.text);
    let put = 0;
    for (const [row, { kind, text: given }] of hunk.rows.entries()) {
      const text = texts && kind !== 'delete' && put < texts.count ? texts.line(put++) : given;
      if (kind === 'insert') lines.push({ row, place, kind, source: 'patch', was: null, text, isRewritten: false });
      else {
        if (kind === 'context') lines.push(contextLine(image, landing.edits, { row, place, at, text }));
        at++;
      }
    }
    return lines;
  });
}

function contextLine(
  image: Image,
  edits: readonly Edit[],
  { row, place, at, text }: Pick<WrittenLine, 'row' | 'place' | 'text'> & { readonly at: number },
): WrittenLine {
  const file = image.line(at);
  const isCovered = edits.some((edit) => edit.at <= at && at < edit.at + edit.removed);
  return {
    row,
    place,
    kind: 'context',
    source: isCovered ? 'patch' : 'file',
    was: lineIndex(at),
    text: isCovered ? text : file,
    isRewritten: isCovered && text !== file,
  };
}
