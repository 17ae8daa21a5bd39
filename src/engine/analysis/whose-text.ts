import type { HunkReport } from '../appliers/run.ts';
import type { Edit } from '../search/trace.ts';
import type { ByteText } from '../text/bytes.ts';
import type { Image, LineIndex } from '../text/image.ts';
import { lineIndex } from '../text/image.ts';
import { landingOf } from './places.ts';

/** A line that a hunk leaves behind, and where its bytes come from. */
export interface WrittenLine {
  /** Index into the hunk's rows. */
  readonly row: number;
  readonly kind: 'context' | 'insert';
  readonly source: 'patch' | 'file';
  /** The line of the searched text that stood there; null for inserted lines. */
  readonly was: LineIndex | null;
  readonly text: ByteText;
  /** A line that the edit leaves alone, yet that is not as it was: the patch's text was written over it. */
  readonly isRewritten: boolean;
}

/**
 * For every line that a landed hunk leaves behind at its first place, whether the patch's text or the file's is
 * written. Context is the file's unless the landing's edits cover it. Empty for hunks that did not land.
 */
export function writtenLines(image: Image, hunk: HunkReport): WrittenLine[] {
  const landing = landingOf(hunk);
  let at: number | undefined = landing?.places[0];
  if (landing === null || at === undefined) return [];
  const lines: WrittenLine[] = [];
  for (const [row, { kind, text }] of hunk.rows.entries()) {
    if (kind === 'insert') lines.push({ row, kind, source: 'patch', was: null, text, isRewritten: false });
    else {
      if (kind === 'context') lines.push(contextLine(image, landing.edits, { row, at, text }));
      at++;
    }
  }
  return lines;
}

function contextLine(
  image: Image,
  edits: readonly Edit[],
  { row, at, text }: { readonly row: number; readonly at: number; readonly text: ByteText },
): WrittenLine {
  const file = image.line(at);
  const isCovered = edits.some((edit) => edit.at <= at && at < edit.at + edit.removed);
  return {
    row,
    kind: 'context',
    source: isCovered ? 'patch' : 'file',
    was: lineIndex(at),
    text: isCovered ? text : file,
    isRewritten: isCovered && text !== file,
  };
}
