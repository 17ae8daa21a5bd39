import { changedRows } from '../../patch/changed-rows.ts';
import type { ByteText } from '../../text/bytes.ts';
import type { Tree } from '../../text/tree.ts';
import { byFile } from '../by-file.ts';
import { type EditFile, type EditHunk, type EditReading, type LineSpan, refused, Telling } from '../edit.ts';
import { onlyFile } from '../only-file.ts';
import { type ReadBlock, readBlocks } from './read.ts';

/** SEARCH/REPLACE blocks as a neutral edit; a block without a name belongs to the file of the one before. */
export function searchReplaceToEdit(text: ByteText, tree: Tree): EditReading {
  const blocks = readBlocks(text);
  if (typeof blocks === 'string') return refused(blocks);
  const told = new Telling();
  const files: EditFile[] = [];
  let last: ByteText | null = null;
  for (const block of blocks) {
    const path: ByteText | null = block.path ?? last ?? onlyFile(tree, told);
    if (path === null) return refused(`No file is named above the block at line ${block.lines.from}.`);
    last = path;
    const read = fileOfBlock(block, path, tree, block.lines);
    if (typeof read === 'string') return refused(read);
    files.push(read);
  }
  return { ok: true, files: byFile(files), told };
}

/** What one block does with a file. `lines` are those of the pasted edit. */
export function fileOfBlock(block: ReadBlock, path: ByteText, tree: Tree, lines: LineSpan): EditFile | string {
  if (block.search.trim() === '') {
    if ((tree.get(path)?.text ?? '') !== '')
      return `The search text of the block at line ${lines.from} is empty: tools disagree what that does with a file that is there.`;
    return { kind: 'create', path, text: block.replacement, lines };
  }
  const hunk: EditHunk = {
    rows: changedRows(block.search, block.replacement, lines.from),
    stated: block.stated,
    section: '',
    anchors: [],
    atEnd: false,
    lines,
  };
  return { kind: 'update', path, moveTo: null, changesMode: false, hunks: [hunk] };
}
