import type { ByteText } from '../../../text/bytes.ts';
import { applyBinary } from '../binary/apply.ts';
import type { Entry } from '../entry.ts';
import { type AppliedHunks, applyHunks } from '../place/apply-hunks.ts';
import type { Session } from '../session.ts';
import type { Checked, Checking } from './check-entry.ts';
import { fileType, submoduleType } from './modes.ts';

/** Loads the content an entry starts from and carries the entry out in memory. */
export function applyEntry(checking: Checking, entry: Entry): Checked {
  const { messages } = checking.session;
  if (isSubmodule(checking, entry)) {
    checking.table.add(entry, '');
    return { entry, status: 'fits', before: '', after: '', rejected: [], hunks: [] };
  }
  const before = contentBefore(checking, entry);
  if (before === null) {
    messages.error(`reading from '${entry.oldName}' beyond a symbolic link`);
    messages.error(`failed to read ${entry.oldName}`);
    return { entry, status: 'fails', before: '', after: '', rejected: [], hunks: [] };
  }
  const applied = change(checking, entry, before);
  const result = { entry, before, ...applied };
  // Noted before a deletion is found to leave something: a later entry for the path is then refused all the same.
  if (applied.status === 'fits') checking.table.add(entry, applied.after);
  if (applied.status === 'fits' && entry.isDelete === 1 && applied.after !== '') {
    messages.error('removal patch leaves file contents');
    return { ...result, status: 'fails' };
  }
  return result;
}

function change({ session }: Checking, entry: Entry, before: ByteText): AppliedHunks {
  return entry.binary === null ? applyHunks(session, entry, before) : changeBinary(session, entry, before);
}

function changeBinary({ settings, messages }: Session, entry: Entry, before: ByteText): AppliedHunks {
  const { oldName, newName, oldId, newId, binary: body } = entry;
  const { isReversed } = settings;
  const result = applyBinary({ oldName, newName, oldId, newId, body: body!, isReversed }, before);
  if (result.kind === 'applied') return { status: 'fits', after: result.content, rejected: [], hunks: [] };
  for (const error of result.errors) messages.error(error);
  return { status: 'fails', after: before, rejected: [], hunks: [] };
}

/** A directory passes for a submodule: nothing of it can be patched, and git calls that a success. */
function isSubmodule(checking: Checking, entry: Entry): boolean {
  return fileType(entry.oldMode) === submoduleType && resultOf(checking, entry) === null;
}

/** What an earlier entry left at the old name. Renames and copies always start from what is on disk. */
function resultOf({ table }: Checking, entry: Entry): ByteText | null {
  if (entry.oldName === null || entry.isRename || entry.isCopy) return null;
  const earlier = table.get(entry.oldName);
  return earlier?.kind === 'result' ? earlier.text : null;
}

/** Null: the file lies behind a symbolic link. */
function contentBefore(checking: Checking, entry: Entry): ByteText | null {
  if (entry.isNew === 1 || entry.oldName === null) return '';
  const earlier = resultOf(checking, entry);
  if (earlier !== null) return earlier;
  const { tree } = checking;
  if (tree.isBeyondLink(entry.oldName)) return null;
  const status = tree.status(entry.oldName);
  return status.kind === 'file' || status.kind === 'symlink' ? status.file.text : '';
}
