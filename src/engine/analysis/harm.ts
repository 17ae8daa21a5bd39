import { searchedImage } from '../replay/searched-image.ts';
import type { Subject } from './subject.ts';
import { writtenLines } from './whose-text.ts';

/** What a landing did to lines that the edit leaves alone. */
export type Harm =
  /** The line at `line` (0-based, of the searched text) lost its end, and the next one was joined to it. */
  | { readonly kind: 'joined'; readonly line: number }
  /** Lines of context were written over with other text. */
  | { readonly kind: 'rewritten'; readonly lines: number };

/** Null when only what the edit changes was changed. Cheap, but where a tool wrote more than the hunk's own rows. */
export function harmOf({ story, report, hunk, landing }: Subject): Harm | null {
  const edits = landing?.edits ?? [];
  const edit = edits.findLast(({ text }) => text !== undefined);
  const added = hunk.rows.filter(({ kind }) => kind === 'insert').length;
  if (edit === undefined && edits.reduce((sum, { inserted }) => sum + inserted, 0) <= added) return null;
  const image = searchedImage(report, story.hunk);
  if (edit?.text && !edit.text.endsWith('\n') && edit.at + edit.removed < image.count) {
    return { kind: 'joined', line: edit.at + edit.removed - 1 };
  }
  const lines = writtenLines(image, hunk).filter(({ isRewritten }) => isRewritten).length;
  return lines === 0 ? null : { kind: 'rewritten', lines };
}
