import type { Draft } from './draft.ts';

/** Bytes of edit that are computed. */
export const largestEdit = 4_000_000;
/** Hunks of a diff that are computed: each has a report that crosses over to the page. */
export const mostHunks = 10_000;
/** Bytes of all files together that are computed: a million long lines. */
export const largestFiles = 64_000_000;

type Texts = Pick<Draft, 'files' | 'edit' | 'base'>;

const filesSize = ({ files, base }: Texts): number =>
  [...files, ...base].reduce((sum, { text }) => sum + text.length, 0);

/** Bytes of all texts. */
export const sizeOf = (texts: Texts): number => filesSize(texts) + texts.edit.length;

/** What of a draft is larger than can be computed without holding up the page or filling its memory. */
export function tooLarge(texts: Texts): 'edit' | 'hunks' | 'files' | null {
  if (texts.edit.length > largestEdit) return 'edit';
  if (hunksIn(texts.edit) > mostHunks) return 'hunks';
  return filesSize(texts) > largestFiles ? 'files' : null;
}

/** Lines that open a hunk of a diff. */
export function hunksIn(edit: string): number {
  let count = edit.startsWith('@@ ') ? 1 : 0;
  for (let at = edit.indexOf('\n@@ '); at >= 0; at = edit.indexOf('\n@@ ', at + 4)) count++;
  return count;
}
