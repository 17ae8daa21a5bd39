import type { ByteText } from '../../text/bytes.ts';
import type { EditHunk } from '../edit.ts';
import { pairOf } from '../pair.ts';

const isMark = /^(?:<<<<<<< ORIGINAL|={7}|>>>>>>> UPDATED)\r?\n?$/;

/** Why a hunk cannot be an ORIGINAL/UPDATED block; null when it can. */
export function blockFault({ rows, lines }: EditHunk): string | null {
  const mark = rows.find(({ text }) => isMark.test(text))?.text.trim();
  if (mark === undefined) return null;
  return `The hunk at line ${lines.from} holds "${mark}", which is a marker of the blocks themselves.`;
}

/**
 * One block. The last line feed of both texts is that of the line before the closing marker, unless only one of them
 * has it: then it is written out.
 */
export function updatedBlock({ rows }: EditHunk): ByteText {
  const { old, new: to, isCut } = pairOf(rows);
  const rest = to === '' && !isCut ? '' : `${to}\n`;
  return `<<<<<<< ORIGINAL\n${old}\n=======\n${rest}>>>>>>> UPDATED\n`;
}
