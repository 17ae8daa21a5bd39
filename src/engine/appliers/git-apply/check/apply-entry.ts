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
  // A directory passes for a submodule: nothing of it can be patched, and git calls that a success.
  if (fileType(entry.oldMode) === submoduleType) return { status: 'fits', after: before, rejected: [], hunks: [] };
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

/** Null: the file lies behind a symbolic link. Renames and copies always start from what is on disk. */
function contentBefore({ tree, table }: Checking, entry: Entry): ByteText | null {
  if (entry.isNew === 1 || entry.oldName === null) return '';
  const earlier = entry.isRename || entry.isCopy ? null : table.get(entry.oldName);
  if (earlier?.kind === 'result') return earlier.text;
  if (tree.isBeyondLink(entry.oldName)) return null;
  const status = tree.status(entry.oldName);
  return status.kind === 'file' || status.kind === 'symlink' ? status.file.text : '';
}
