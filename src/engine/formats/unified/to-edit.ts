import type { ByteText } from '../../text/bytes.ts';
import type { Tree } from '../../text/tree.ts';
import { type EditFile, type EditHunk, type EditReading, refused, Telling } from '../edit.ts';
import { onlyFile } from '../only-file.ts';
import { readUnified } from './read.ts';
import type { UnifiedFile, UnifiedHunk } from './reading.ts';

const nowhere = '/dev/null';

/** A unified or git diff, with or without numbers, as a neutral edit. */
export function unifiedToEdit(text: ByteText, tree: Tree): EditReading {
  const told = new Telling();
  const files: EditFile[] = [];
  for (const file of readUnified(text).files) {
    const read = fileOf(file, tree, told);
    if (typeof read === 'string') return refused(read);
    files.push(read);
  }
  return files.length === 0 ? refused('No file of the diff could be read.') : { ok: true, files, told };
}

function fileOf(file: UnifiedFile, tree: Tree, told: Telling): EditFile | string {
  const { git } = file;
  if (git?.isBinary) return 'A binary change is nothing but git’s: no other syntax can say it.';
  if (git?.isCopy) return 'A copy of a file is nothing but git’s: no other syntax can say it.';
  const oldName = file.oldName ?? git?.oldName ?? null;
  const newName = file.newName ?? git?.newName ?? null;
  const creates = oldName === nowhere || git?.isNew === true;
  const deletes = newName === nowhere || git?.isDeleted === true;
  const named = git?.renameFrom ?? pathOf(creates ? newName : oldName, tree) ?? pathOf(newName, tree);
  const path = named ?? onlyFile(tree, told);
  if (path === null) return 'The diff names no file.';
  const hunks = file.hunks.map(hunkOf);
  const lines = { from: file.from, to: file.hunks.at(-1)?.to ?? file.from };
  const texts = (kind: 'insert' | 'delete') =>
    file.hunks.flatMap(({ rows }) => rows.flatMap((row) => (row.kind === kind ? [row.text] : []))).join('');
  if (creates && !hunks.some(({ rows }) => rows.some((row) => row.kind !== 'insert'))) {
    if (git?.newMode) told.drop('The mode of the new file.');
    return { kind: 'create', path, text: texts('insert'), lines };
  }
  if (deletes) return { kind: 'delete', path, text: texts('delete'), lines };
  return { kind: 'update', path, moveTo: git?.renameTo ?? null, changesMode: git?.newMode != null, hunks };
}

/** The name as `-p1` takes it, unless the file of the whole name is the one that is there. */
function pathOf(name: ByteText | null, tree: Tree): ByteText | null {
  if (name === null || name === nowhere) return null;
  const short = name.slice(name.indexOf('/') + 1);
  if (tree.has(name)) return name;
  return tree.has(short) || /^[ab]\//.test(name) ? short : name;
}

const hunkOf = ({ header, rows, from, to }: UnifiedHunk): EditHunk => ({
  rows,
  stated: header ? header.old.start : null,
  section: header?.section ?? '',
  anchors: [],
  atEnd: false,
  lines: { from, to },
});
