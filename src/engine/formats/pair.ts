import { postimage, preimage, type Row } from '../patch/row.ts';
import type { ByteText } from '../text/bytes.ts';

/**
 * Old and new text of a hunk as models write them: without the line feed after the last line, unless only one of them
 * has it.
 */
export function pairOf(rows: readonly Row[]): {
  readonly old: ByteText;
  readonly new: ByteText;
  readonly isCut: boolean;
} {
  const [old, to] = [preimage(rows).join(''), postimage(rows).join('')];
  return old.endsWith('\n') && to.endsWith('\n')
    ? { old: old.slice(0, -1), new: to.slice(0, -1), isCut: true }
    : { old, new: to, isCut: false };
}
