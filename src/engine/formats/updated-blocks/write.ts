import type { ByteText } from '../../text/bytes.ts';
import type { EditHunk } from '../edit.ts';
import type { PairOfTexts } from '../pair.ts';

const isMark = /^(?:<<<<<<< ORIGINAL|={7}|>>>>>>> UPDATED)\r?\n?$/;

/** Why a hunk cannot be an ORIGINAL/UPDATED block; null when it can. */
export function blockFault({ rows, lines }: EditHunk): string | null {
  const mark = rows.find(({ text }) => isMark.test(text))?.text.trim();
  if (mark === undefined) return null;
  return `The hunk at line ${lines.from} holds "${mark}", which is a marker of the blocks themselves.`;
}

/** One block. A line feed that was not cut off is written out, before the one that the closing marker needs. */
export function updatedBlock({ old, new: to, isCut }: PairOfTexts): ByteText {
  const rest = to === '' && !isCut ? '' : `${to}\n`;
  return `<<<<<<< ORIGINAL\n${old}\n=======\n${rest}>>>>>>> UPDATED\n`;
}
