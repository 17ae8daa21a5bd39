import {
  type FileReport,
  type Image,
  landingOf,
  searchedImage,
  type WrittenLine,
  writtenLines,
} from '../../engine/index.ts';

/** What one hunk leaves behind, and the text in which it was put. */
export interface Written {
  /** Counts from 1 within its file. */
  readonly number: number;
  readonly image: Image;
  readonly lines: readonly WrittenLine[];
  /** The line (from 1) at which they begin, where the hunk was written at several; else null. */
  readonly at: number | null;
}

/** The lines that the hunks of a file leave behind; hunks that did not land leave none. */
export const writtenBy = (report: FileReport): Written[] =>
  report.hunks.flatMap((hunk, i) => {
    const image = searchedImage(report, i);
    const lines = writtenLines(image, hunk);
    const places = landingOf(hunk)?.places ?? [];
    return places.flatMap((start, place) => {
      const own = lines.filter((line) => line.place === place);
      const at = places.length > 1 ? start + 1 : null;
      return own.length > 0 ? [{ number: hunk.number, image, lines: own, at }] : [];
    });
  });

/** "1 new, the patch’s; 4 that nobody was to touch, rewritten with the patch’s text." */
export function ownersSentence(written: readonly Written[]): string {
  const lines = written.flatMap((one) => one.lines);
  const added = lines.filter(({ kind }) => kind === 'insert').length;
  const rewritten = lines.filter(({ isRewritten }) => isRewritten).length;
  const same = lines.filter(
    ({ kind, source, isRewritten }) => kind === 'context' && source === 'patch' && !isRewritten,
  );
  const kept = lines.filter(({ source }) => source === 'file').length;
  const parts = [
    added > 0 ? `${added} new, the patch’s` : '',
    kept > 0 ? `${kept} left as the file has ${kept === 1 ? 'it' : 'them'}` : '',
    same.length > 0 ? `${same.length} written again with the same text` : '',
    rewritten > 0 ? `${rewritten} that nobody was to touch, rewritten with the patch’s text` : '',
  ];
  return `${parts.filter((part) => part !== '').join('; ')}.`;
}
