import type { ByteText } from '../../../text/bytes.ts';
import type { Entry } from '../entry.ts';
import { ancestors } from '../work-tree.ts';
import type { Checking } from './check-entry.ts';
import { fileType, symlinkType } from './modes.ts';

/** Paths that entries of an input make symbolic links, or stop being ones. */
export interface LinkChanges {
  readonly made: ReadonlySet<ByteText>;
  readonly removed: ReadonlySet<ByteText>;
}

export function linkChanges(entries: readonly Entry[]): LinkChanges {
  const isLink = (mode: number) => fileType(mode) === symlinkType;
  const made = entries.flatMap(({ newName, newMode }) => (newName !== null && isLink(newMode) ? [newName] : []));
  const removed = entries.flatMap(({ oldName, oldMode, isDelete, isRename }) =>
    oldName !== null && isLink(oldMode) && (isDelete === 1 || isRename) ? [oldName] : [],
  );
  return { made: new Set(made), removed: new Set(removed) };
}

/** Whether some directory of the path is a symbolic link, or will be one when all entries are carried out. */
export function isBeyondLink({ tree, links }: Checking, path: ByteText): boolean {
  return ancestors(path).some(
    (above) => links.made.has(above) || (tree.status(above).kind === 'symlink' && !links.removed.has(above)),
  );
}
