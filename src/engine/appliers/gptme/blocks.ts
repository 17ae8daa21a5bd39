/** A pair of texts: what is there, what shall be there. */
export interface Block {
  readonly original: string;
  readonly updated: string;
}

export type ReadBlocks =
  | { readonly ok: true; readonly blocks: readonly Block[] }
  | { readonly ok: false; readonly message: string };

const original = '<<<<<<< ORIGINAL\n';
const divider = '\n=======\n';
const updated = '\n>>>>>>> UPDATED';

const refuse = (message: string): ReadBlocks => ({ ok: false, message });

/** Cuts a text before every ORIGINAL marker and reads each block. Placeholders split a block into several. */
export function readBlocks(text: string): ReadBlocks {
  const pieces = text.trim().split(/(?=<<<<<<< ORIGINAL\n)/);
  const starts = pieces.filter((piece) => piece.startsWith(original));
  if (starts.length === 0) return refuse('invalid patch, no `<<<<<<< ORIGINAL`');
  const blocks: Block[] = [];
  for (const piece of starts) {
    const read = readBlock(piece.slice(original.length));
    if (typeof read === 'string') return refuse(read);
    const parts = splitAtPlaceholders(read);
    if (typeof parts === 'string') return refuse(parts);
    blocks.push(...parts);
  }
  return { ok: true, blocks };
}

function readBlock(text: string): Block | string {
  const at = text.indexOf(divider);
  if (at < 0) return 'invalid patch format: missing =======';
  const rest = text.slice(at + divider.length);
  // An updated part that is empty: its marker follows the divider at once.
  const end = rest.startsWith(updated.slice(1)) ? 0 : rest.indexOf(updated);
  if (end < 0) return 'invalid patch format: missing >>>>>>> UPDATED';
  const to = rest.slice(0, end);
  if (/(^|\n)={7}(\n|$)/.test(to)) {
    return 'invalid patch format: extra ======= marker found in updated content. Use only one ======= between original and updated content.';
  }
  return { original: text.slice(0, at), updated: to };
}

const placeholder = /^[ \t]*(?:#|\/\/|") \.\.\. ?.*$/m;

/** "# ..." on a line of its own, on both sides equally often, stands for text that stays. */
function splitAtPlaceholders(block: Block): readonly Block[] | string {
  const from = block.original.split(placeholder);
  const to = block.updated.split(placeholder);
  if (from.length !== to.length) {
    return 'different number of placeholders in original and updated chunks';
  }
  if (from.length === 1) return [block];
  const pairs = from.map((text, i) => ({ original: text, updated: to[i]! }));
  return pairs.filter((pair) => pair.original !== pair.updated);
}

/** How many ORIGINAL markers a text holds: what the fixed tool counts as hunks. */
export const countMarkers = (text: string): number => text.split('<<<<<<< ORIGINAL').length - 1;
