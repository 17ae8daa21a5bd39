import { changedRows } from '../patch/changed-rows.ts';
import type { Row } from '../patch/row.ts';
import type { ByteText } from '../text/bytes.ts';
import type { Telling } from './edit.ts';

/** An old text and the new one in its place, as tools that replace text are given them. */
export interface Pair {
  readonly old: ByteText;
  readonly new: ByteText;
  /** 1-based line of the pasted edit. */
  readonly line: number;
}

/**
 * The rows of a replacement. A text may begin and end inside lines: the rest of them is taken from the file, where the
 * text first stands in it. `file` is null when there is none.
 */
export function rowsOfPair({ old, new: to, line }: Pair, file: ByteText | null, told: Telling): Row[] {
  const at = file === null ? -1 : file.indexOf(old);
  if (file === null || at < 0) {
    const isWhole = old.endsWith('\n') && (to === '' || to.endsWith('\n'));
    if (!isWhole) told.invent('That the old text is whole lines: it is not in the file, so that cannot be seen.');
    return changedRows(whole(old), whole(to), line);
  }
  const head = file.slice(file.lastIndexOf('\n', at - 1) + 1, at);
  const end = at + old.length;
  const feed = file.indexOf('\n', end);
  const tail = old.endsWith('\n') && to.endsWith('\n') ? '' : file.slice(end, feed < 0 ? file.length : feed + 1);
  if (head !== '' || tail.replace(/\r?\n$/, '') !== '') {
    const where = file.includes(old, at + 1) ? ', where it first stands' : '';
    told.invent(`The rest of the lines in which the old text begins or ends: taken from the file${where}.`);
  }
  return changedRows(head + old + tail, head + to + tail, line);
}

const whole = (text: ByteText) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
