import type { ByteText } from '../../text/bytes.ts';
import type { Tree } from '../../text/tree.ts';
import { byFile } from '../by-file.ts';
import { type EditFile, type EditReading, type LineSpan, refused, Telling } from '../edit.ts';
import { onlyFile } from '../only-file.ts';
import { LineCompleter } from '../whole-lines.ts';
import { readUpdatedBlocks } from './read.ts';

/** ORIGINAL/UPDATED blocks as a neutral edit. `named` is the file of those that name none. */
export function updatedBlocksToEdit(
  text: ByteText,
  tree: Tree,
  { named = null, lines = null }: { readonly named?: ByteText | null; readonly lines?: LineSpan | null } = {},
): EditReading {
  const blocks = readUpdatedBlocks(text);
  if (typeof blocks === 'string') return refused(blocks);
  const told = new Telling();
  const completer = new LineCompleter(tree, told);
  const files: EditFile[] = [];
  for (const block of blocks) {
    const path = block.path ?? named ?? onlyFile(tree, told);
    if (path === null) return refused('The blocks name no file, and more than one is open.');
    const at = lines ?? block.lines;
    const rows = completer.rows({ path, old: block.original, new: block.updated, line: at.from });
    const hunk = { rows, stated: null, section: '', anchors: [], atEnd: false, lines: at };
    files.push({ kind: 'update', path, moveTo: null, changesMode: false, hunks: [hunk] });
  }
  return { ok: true, files: byFile(files), told };
}
