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

/** The sides of a hunk. `isInaccurate`: if both end in a line feed, both lose it (`--inaccurate-eof`). */
export function hunkImages(rows: readonly Row[], isInaccurate: boolean): HunkImages {
  const old: ByteText[] = [];
  const new_: NewLine[] = [];
  for (const { kind, text } of rows) {
    if (kind !== 'delete') new_.push({ text, common: kind === 'context' ? old.length : null });
    if (kind !== 'insert') old.push(text);
  }
  const lastOld = old.findLastIndex((line) => line !== '');
  const lastNew = new_.findLastIndex(({ text }) => text !== '');
  if (isInaccurate && old[lastOld]?.endsWith('\n') && new_[lastNew]?.text.endsWith('\n')) {
    old[lastOld] = old[lastOld].slice(0, -1);
    new_[lastNew] = { ...new_[lastNew], text: new_[lastNew].text.slice(0, -1) };
  }
  return { old, new: new_ };
}

/** The rows as they are compared with the file: the last old one as the image has it. */
export function comparedRows(rows: readonly Row[], { old }: HunkImages): readonly Row[] {
  const last = rows.findLastIndex(({ kind }) => kind !== 'insert');
  if (last < 0 || rows[last]!.text === old.at(-1)) return rows;
  return rows.with(last, { ...rows[last]!, text: old.at(-1)! });
}
