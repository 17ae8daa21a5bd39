import type { Entry } from '../entry.ts';
import type { Version } from '../settings.ts';

/**
 * Turns an entry round for `-R`: names, modes, creation and deletion, ids, totals and the numbers of each hunk.
 * Rename and copy flags and the hunks' order stay. The newest version swaps modes only when a new mode is
 * known or the entry is a deletion.
 */
export function reverse(entry: Entry, version: Version): void {
  [entry.oldName, entry.newName] = [entry.newName, entry.oldName];
  if (version !== 'newest' || entry.newMode !== 0 || entry.isDelete === 1) {
    [entry.oldMode, entry.newMode] = [entry.newMode, entry.oldMode];
  }
  [entry.isNew, entry.isDelete] = [entry.isDelete, entry.isNew];
  [entry.added, entry.deleted] = [entry.deleted, entry.added];
  [entry.oldId, entry.newId] = [entry.newId, entry.oldId];
  for (const hunk of entry.hunks) {
    [hunk.oldStart, hunk.newStart] = [hunk.newStart, hunk.oldStart];
    [hunk.oldCount, hunk.newCount] = [hunk.newCount, hunk.oldCount];
  }
}
