import { preimage, type Row } from '../patch/row.ts';
import type { Tree } from '../text/tree.ts';
import type { EditFile, EditHunk, Telling } from './edit.ts';

/** What a syntax can say beside old and new lines. */
export interface Keeps {
  /** The syntax as a person calls it: "V4A". */
  readonly name: string;
  readonly numbers?: boolean;
  readonly sections?: boolean;
  readonly anchors?: boolean;
  /** That lines are context, not deleted and written anew. */
  readonly context?: boolean;
  /** That a last line has no line feed. */
  readonly incomplete?: boolean;
}

/** Says what the syntax cannot: once for the whole edit. */
export function tellLosses(files: readonly EditFile[], { name, ...keeps }: Keeps, told: Telling): void {
  const hunks = hunksIn(files);
  const some = (test: (hunk: EditHunk) => boolean) => hunks.some(test);
  if (!keeps.numbers && some(({ stated }) => stated !== null)) told.drop(`The line numbers: ${name} has none.`);
  if (!keeps.sections && some(({ section }) => section !== '')) {
    told.drop(
      keeps.anchors
        ? 'The function after @@: here it would be a line that must be found.'
        : `The function after @@: ${name} has no room for it.`,
    );
  }
  if (!keeps.anchors && some(({ anchors }) => anchors.length > 0)) {
    told.drop(`The line after @@, below which to search: ${name} has no room for it.`);
  }
  if (!keeps.anchors && some(({ atEnd }) => atEnd)) {
    told.drop(`That the lines are the last of the file: ${name} cannot say it.`);
  }
  if (!keeps.context && some(({ rows }) => rows.some((row) => row.kind === 'context'))) {
    told.drop('Which lines are context: the new text is written over all of the old.');
  }
  const isCut = (rows: readonly Row[]) => rows.some((row) => !row.text.endsWith('\n'));
  const isCutFile = (file: EditFile) => file.kind === 'create' && file.text !== '' && !file.text.endsWith('\n');
  if (!keeps.incomplete && (some(({ rows }) => isCut(rows)) || files.some(isCutFile))) {
    told.drop(`That the last line has no line feed: ${name} cannot say it.`);
  }
  if (files.some((file) => file.kind === 'update' && file.changesMode)) {
    told.drop(`The file mode: ${name} has none.`);
  }
}

export const hunksIn = (files: readonly EditFile[]): EditHunk[] =>
  files.flatMap((file) => (file.kind === 'update' ? [...file.hunks] : []));

/** Why a syntax without numbers cannot say a hunk that only adds; null when it has old lines. */
export const floating = ({ rows, lines }: EditHunk, name: string): string | null =>
  preimage(rows).length > 0
    ? null
    : `The hunk at line ${lines.from} has no old lines: only a line number says where it goes, and ${name} has none.`;

/** Bytes that a tool may look at for all hunks of an edit together, when it looks through the whole file for each. */
const mostLooked = 20_000_000;

/** Why the tools that look through the whole file for every hunk are not given an edit; null when it is small enough. */
export function tooLarge(files: readonly EditFile[], tree: Tree): string | null {
  const looked = files.map((file) =>
    file.kind === 'update' ? file.hunks.length * (tree.get(file.path)?.text.length ?? 0) : 0,
  );
  if (looked.reduce((sum, one) => sum + one, 0) <= mostLooked) return null;
  return `The edit has ${hunksIn(files).length} hunks for files of this size: looking through the whole file for each would take too long here.`;
}
