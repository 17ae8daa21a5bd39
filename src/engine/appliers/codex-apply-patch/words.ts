import { type Workspace, wholePath } from '../shared/workspace.ts';
import { utf8Fault } from './utf8-fault.ts';

/** How a version of the tool speaks of files that it cannot read or write. */
export interface Words {
  /** A path as messages name it. */
  path(path: string): string;
  readonly belowFile: string;
  directory(shown: string): string;
  notUtf8(fault: string): string;
}

/** Paths are whole, and without the detours that the patch takes. */
export const wordsAt = (root: string): Words => ({
  path: (path) => wholePath(root, path),
  belowFile: 'Failed to write file',
  directory: (shown) => `path \`${shown}\` is not a file`,
  notUtf8: (fault) => fault,
});

/** Paths are as written. */
export const classicWords: Words = {
  path: (path) => path,
  belowFile: 'Failed to create parent directories for',
  directory: () => 'Is a directory (os error 21)',
  notUtf8: () => 'stream did not contain valid UTF-8',
};

/** Why a file cannot be updated; null when it can. */
export function unreadable(workspace: Workspace, path: string, words: Words): string | null {
  const bytes = workspace.bytes(path);
  const fault = bytes === null ? null : utf8Fault(bytes);
  const refuse = (reason: string) => `Failed to read file to update ${words.path(path)}: ${reason}`;
  if (bytes !== null) return fault === null ? null : refuse(words.notUtf8(fault));
  if (workspace.isDirectory(path)) return refuse(words.directory(words.path(path)));
  if (workspace.isBelowFile(path)) return refuse('Not a directory (os error 20)');
  return refuse('No such file or directory (os error 2)');
}

/** No file can be written where a directory is, or below a file. */
export function unwritable(workspace: Workspace, path: string, words: Words): string | null {
  if (workspace.isDirectory(path)) return `Failed to write file ${words.path(path)}`;
  return workspace.isBelowFile(path) ? `${words.belowFile} ${words.path(path)}` : null;
}
