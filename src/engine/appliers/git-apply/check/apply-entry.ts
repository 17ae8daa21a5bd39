import type { ByteText } from '../../../text/bytes.ts';
import type { Entry } from '../entry.ts';
import { fallingBack, withNote } from '../merge/merge-notes.ts';
import { tryThreeWay } from '../merge/three-way.ts';
import { changeText } from './change-text.ts';
import type { Checked, Checking } from './check-entry.ts';
import { contentBefore, earlierResult } from './content.ts';
import { fileType, submoduleType } from './modes.ts';

/** Loads the content an entry starts from and carries the entry out in memory. */
export function applyEntry(checking: Checking, entry: Entry): Checked {
  if (isSubmodule(checking, entry)) {
    checking.table.add(entry, '');
    return { entry, status: 'fits', before: '', after: '', rejected: [], hunks: [] };
  }
  const before = contentBefore(checking, entry);
  if (before === null) return { entry, status: 'fails', before: '', after: '', rejected: [], hunks: [] };
  const result = change(checking, entry, before);
  // Noted before a deletion is found to leave something: a later entry for the path is then refused all the same.
  if (result.status === 'fits') checking.table.add(entry, result.after);
  if (result.status === 'fits' && entry.isDelete === 1 && result.after !== '') {
    checking.session.messages.error('removal patch leaves file contents');
    return { ...result, status: 'fails' };
  }
  return result;
}

/** With `--3way` a merge is tried first; where it cannot be, the entry is applied as without. */
function change(checking: Checking, entry: Entry, before: ByteText): Checked {
  const { session } = checking;
  if (!session.settings.threeWay) return { entry, before, ...changeText(session, entry, before) };
  const merged = tryThreeWay(checking, entry);
  if (merged !== null && 'status' in merged) return merged;
  const problem = merged && { problem: merged };
  if (entry.meetsFile) return { entry, status: 'fails', before, after: before, rejected: [], hunks: [], ...problem };
  session.messages.tell('Falling back to direct application...\n');
  const direct = changeText(session, entry, before);
  const hunks = direct.hunks.map((hunk, i) => (i === 0 ? withNote(hunk, fallingBack(merged?.sentence ?? null)) : hunk));
  return { entry, before, ...direct, hunks, ...problem };
}

/** A directory passes for a submodule: nothing of it can be patched, and git calls that a success. */
const isSubmodule = (checking: Checking, entry: Entry): boolean =>
  fileType(entry.oldMode) === submoduleType && earlierResult(checking, entry) === null;
