import type { ByteText } from '../../../text/bytes.ts';
import { type Entry, nameOf } from '../entry.ts';
import { isSelected } from '../globs.ts';
import type { Session } from '../session.ts';

/** Names of a traditional header are relative to where the command runs: this makes them relative to the top. */
export function addPrefix({ prefix }: Session, entry: Entry): void {
  if (entry.isGit) return;
  const below = (name: ByteText | null) => (name === null || name.startsWith('/') ? name : prefix + name);
  entry.oldName = below(entry.oldName);
  entry.newName = below(entry.newName);
}

/**
 * Whether the entry is used: it must lie below the directory of the repository in which the command runs
 * (otherwise it is skipped without a word), and pass `--include` and `--exclude`.
 */
export function isUsed({ prefix, settings }: Session, entry: Entry): boolean {
  const path = nameOf(entry);
  const isBelow = path.startsWith(prefix) && (prefix === '' || path.length > prefix.length);
  return isBelow && isSelected(path, settings.limits);
}
