import type { ByteText } from '../../../text/bytes.ts';
import type { Entry } from '../entry.ts';
import { ancestors } from '../work-tree.ts';
import type { Checking } from './check-entry.ts';
import { fileType, symlinkType } from './modes.ts';

/** Whether some directory of the path is a symbolic link, or will be one when all entries are carried out. */
export function isBeyondLink({ tree, entries }: Checking, path: ByteText): boolean {
  return ancestors(path).some((above) => {
    if (entries.some((entry) => entry.newName === above && fileType(entry.newMode) === symlinkType)) return true;
    const status = tree.status(above);
    return status.kind === 'symlink' && !entries.some((entry) => removes(entry, above));
  });
}

const removes = (entry: Entry, path: ByteText) =>
  entry.oldName === path && (entry.isDelete === 1 || entry.isRename) && fileType(entry.oldMode) === symlinkType;
