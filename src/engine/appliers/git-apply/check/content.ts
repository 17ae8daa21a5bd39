import type { ByteText } from '../../../text/bytes.ts';
import type { Entry } from '../entry.ts';
import type { Checking } from './check-entry.ts';
import { withoutCrlf } from './line-ends.ts';

/** What an earlier entry left at the old name. Renames and copies always start from what is on disk. */
export function earlierResult({ table }: Checking, entry: Entry): ByteText | null {
  if (entry.oldName === null || entry.isRename || entry.isCopy) return null;
  const earlier = table.get(entry.oldName);
  return earlier?.kind === 'result' ? earlier.text : null;
}

/** The text that an entry starts from. Null: it cannot be read, which is printed. */
export function contentBefore(checking: Checking, entry: Entry): ByteText | null {
  if (entry.isNew === 1 || entry.oldName === null) return '';
  const earlier = earlierResult(checking, entry);
  if (earlier !== null) return earlier;
  const { tree, session } = checking;
  const isBeyondLink = tree.isBeyondLink(entry.oldName);
  const isReadable = !isBeyondLink && tree.status(entry.oldName).kind !== 'device';
  if (isReadable) return contentOnDisk(checking, entry.oldName, entry);
  if (isBeyondLink) session.messages.error(`reading from '${entry.oldName}' beyond a symbolic link`);
  session.messages.error(`failed to read ${entry.oldName}`);
  return null;
}

/**
 * The text of a file, or where a symbolic link leads. Old lines that end in CR LF ask for the file as it is, unless
 * the index is asked, which holds what `git add` would have made of it.
 */
export function contentOnDisk({ tree, session }: Checking, path: ByteText, entry: Entry): ByteText {
  const status = tree.status(path);
  if (status.kind === 'symlink') return status.file.text;
  if (status.kind !== 'file') return '';
  const isRaw = entry.oldEndsInCrlf && !session.settings.usesIndex;
  return isRaw ? status.file.text : withoutCrlf(session, path, status.file.text);
}
