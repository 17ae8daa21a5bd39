import type { ByteText } from '../../../text/bytes.ts';
import type { Entry } from '../entry.ts';
import type { Checking } from './check-entry.ts';
import { fileType, plainMode } from './modes.ts';

/** Looks at what stands at the new name, and settles its mode. Gives the problem, if there is one. */
export function settleNewSide(checking: Checking, entry: Entry): ByteText | null {
  const path = entry.newName;
  const isFresh = entry.isNew === 1 || entry.isRename || entry.isCopy;
  if (path !== null && isFresh) {
    if (isTaken(checking, path)) {
      const { threeWay, usesIndex } = checking.session.settings;
      if (!threeWay) return `${path}: already exists in ${usesIndex ? 'index' : 'working directory'}`;
      entry.meetsFile = true;
    }
    if (entry.newMode === 0) entry.newMode = entry.isNew === 1 ? plainMode : entry.oldMode;
  }
  if (path === null || entry.oldName === null) return null;
  if (entry.newMode === 0) entry.newMode = entry.oldMode;
  if (fileType(entry.oldMode) === fileType(entry.newMode)) return null;
  const [newMode, oldMode] = [entry.newMode, entry.oldMode].map((mode) => mode.toString(8));
  const of = entry.oldName === path ? '' : ` of ${entry.oldName}`;
  return `new mode (${newMode}) of ${path} does not match old mode (${oldMode})${of}`;
}

/** A directory there does not count, nor a file behind a symbolic link, nor one that another entry removes. */
function isTaken({ tree, table }: Checking, path: ByteText): boolean {
  const { kind } = tree.status(path);
  const isThere = kind === 'file' || kind === 'symlink' || kind === 'device';
  if (!isThere || tree.isBeyondLink(path)) return false;
  const earlier = table.get(path)?.kind;
  return earlier !== 'to-be-deleted' && earlier !== 'was-deleted';
}
