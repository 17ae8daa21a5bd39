import type { ByteText } from '../../text/bytes.ts';
import type { LineSpan } from '../edit.ts';

/** An ORIGINAL/UPDATED block; neither text holds the line feed before its closing marker. */
export interface UpdatedBlock {
  readonly path: ByteText | null;
  readonly original: ByteText;
  readonly updated: ByteText;
  readonly lines: LineSpan;
}

const start = /^<<<<<<< ORIGINAL\r?\n/gm;
const section = /^=== PATH: (.+?) ===[ \t]*$/gm;

/** The blocks of a text; the `=== PATH: name ===` above them names their file. A text: what is wrong with one. */
export function readUpdatedBlocks(text: ByteText): readonly UpdatedBlock[] | string {
  const names = [...text.matchAll(section)];
  const blocks: UpdatedBlock[] = [];
  let line = 1;
  let counted = 0;
  let name = 0;
  for (const { index, 0: mark } of text.matchAll(start)) {
    line += feeds(text, counted, index);
    counted = index;
    while (names[name + 1] && names[name + 1]!.index < index) name++;
    const body = index + mark.length;
    const divider = text.slice(body - 1).startsWith('\n=======\n') ? body - 1 : text.indexOf('\n=======\n', body);
    if (divider < 0) return `The block at line ${line} has no ======= line.`;
    const from = divider + '\n=======\n'.length;
    const end = text.startsWith('>>>>>>> UPDATED', from) ? from - 1 : text.indexOf('\n>>>>>>> UPDATED', from);
    if (end < 0) return `The block at line ${line} has no >>>>>>> UPDATED line.`;
    const owner = names[name];
    blocks.push({
      path: owner && owner.index < index ? owner[1]! : null,
      original: text.slice(body, Math.max(body, divider)),
      updated: text.slice(from, Math.max(from, end)),
      lines: { from: line, to: line + feeds(text, index, end + 1) },
    });
  }
  return blocks.length > 0 ? blocks : 'No line marked ORIGINAL was found.';
}

function feeds(text: ByteText, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
