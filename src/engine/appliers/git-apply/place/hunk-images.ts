import type { Row } from '../../../patch/row.ts';
import type { ByteText } from '../../../text/bytes.ts';

/** A line that a hunk leaves behind; `common` is its index in the old image when it stands there too. */
interface NewLine {
  readonly text: ByteText;
  readonly common: number | null;
}

/** The two sides of a hunk as lines. */
export interface HunkImages {
  readonly old: readonly ByteText[];
  readonly new: readonly NewLine[];
}

export function hunkImages(rows: readonly Row[]): HunkImages {
  const old: ByteText[] = [];
  const new_: NewLine[] = [];
  for (const { kind, text } of rows) {
    if (kind !== 'delete') new_.push({ text, common: kind === 'context' ? old.length : null });
    if (kind !== 'insert') old.push(text);
  }
  return { old, new: new_ };
}
