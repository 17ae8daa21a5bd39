import { postimage, preimage } from '../../patch/row.ts';
import type { ByteText } from '../../text/bytes.ts';
import type { EditHunk } from '../edit.ts';

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
  const [old, to] = [preimage(rows).join(''), postimage(rows).join('')];
  const shares = old.endsWith('\n') && to.endsWith('\n');
  const [original, updated] = shares ? [old.slice(0, -1), to.slice(0, -1)] : [old, to];
  const rest = updated === '' && !shares ? '' : `${updated}\n`;
  return `<<<<<<< ORIGINAL\n${original}\n=======\n${rest}>>>>>>> UPDATED\n`;
}
