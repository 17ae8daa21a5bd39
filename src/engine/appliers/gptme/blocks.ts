import { pythonStrip } from '../../text/blanks.ts';
import { pythonRepr } from '../../text/python-repr.ts';

/** A pair of texts: what is there, what shall be there. */
export interface Block {
  readonly original: string;
  readonly updated: string;
}

/** `printed` is the message where the tool prints the whole error: with the text that holds no block. */
export type ReadBlocks =
  | { readonly ok: true; readonly blocks: readonly Block[] }
  | { readonly ok: false; readonly message: string; readonly printed: string };

const original = '<<<<<<< ORIGINAL\n';
const divider = '\n=======\n';
const updated = '\n>>>>>>> UPDATED';

const refuse = (message: string, printed = message): ReadBlocks => ({ ok: false, message, printed });

/** Cuts a text before every ORIGINAL marker and reads each block. Placeholders split a block into several. */
export function readBlocks(text: string): ReadBlocks {
  return blocksOf(text, splitAtPlaceholders);
}

/** The blocks as they stand, and not cut at placeholders. */
export function readWholeBlocks(text: string): ReadBlocks {
  return blocksOf(text, (block) => [block]);
}

function blocksOf(text: string, partsOf: (block: Block) => readonly Block[] | string): ReadBlocks {
  const blocks: Block[] = [];
  for (const piece of pythonStrip.both(text).split(/(?=<<<<<<< ORIGINAL\n)/)) {
    if (pythonStrip.both(piece) === '') continue;
    if (!piece.startsWith(original)) {
      const message = 'invalid patch, no `<<<<<<< ORIGINAL`';
      return refuse(message, `(${pythonRepr(message)}, ${pythonRepr(piece)})`);
    }
    const read = readBlock(piece.slice(original.length));
    if (typeof read === 'string') return refuse(read);
    const parts = partsOf(read);
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
  if (rest.startsWith(updated.slice(1))) return { original: text.slice(0, at), updated: '' };
  const end = rest.indexOf(updated);
  if (end < 0) return 'invalid patch format: missing >>>>>>> UPDATED';
  const to = rest.slice(0, end);
  // Longer runs are the underlines of headings.
  if (/\n={7}(?!=)/.test(to)) {
    return 'invalid patch format: extra ======= marker found in updated content. Use only one ======= between original and updated content.';
  }
  return { original: text.slice(0, at), updated: to };
}

const placeholder = /(?<![^\n])[ \t]*(#|\/\/|") \.\.\. ?[^\n]*/;

/** "# ..." on a line of its own, on both sides equally often, stands for text that stays; its sign is a part as well. */
function splitAtPlaceholders(block: Block): readonly Block[] | string {
  const from = block.original.split(placeholder);
  const to = block.updated.split(placeholder);
  if (from.length === 1 && to.length === 1) return [block];
  if (from.length !== to.length) return 'different number of placeholders in original and modified chunks';
  const pairs = from.map((text, i) => ({ original: text, updated: to[i]! }));
  return pairs.filter((pair) => pair.original !== pair.updated);
}

/** A block as text again. */
export const writeBlock = (block: Block): string =>
  pythonStrip.both(original + block.original + divider + block.updated + updated);

/** How many ORIGINAL markers a text holds: what the fixed tool counts as hunks. */
export const countMarkers = (text: string): number => text.split('<<<<<<< ORIGINAL').length - 1;
