import type { ByteText } from '../../text/bytes.ts';
import { readGitNames, unquoted } from './names.ts';
import type { GitHeader } from './reading.ts';

export const blankGit: GitHeader = {
  renameFrom: null,
  renameTo: null,
  isCopy: false,
  isNew: false,
  isDeleted: false,
  isBinary: false,
  newMode: null,
  oldName: null,
  newName: null,
};

const bits = (mode: string) => Number.parseInt(mode, 8) & 0o777;

const lines: readonly (readonly [start: string, read: (git: GitHeader, rest: ByteText) => GitHeader])[] = [
  ['old mode ', (git) => ({ ...git })],
  ['new mode ', (git, rest) => ({ ...git, newMode: bits(rest) })],
  ['new file mode ', (git, rest) => ({ ...git, isNew: true, newMode: bits(rest) })],
  ['deleted file mode ', (git) => ({ ...git, isDeleted: true })],
  ['rename from ', (git, rest) => ({ ...git, renameFrom: unquoted(rest) ?? rest })],
  ['rename to ', (git, rest) => ({ ...git, renameTo: unquoted(rest) ?? rest })],
  ['copy from ', (git, rest) => ({ ...git, isCopy: true, renameFrom: unquoted(rest) ?? rest })],
  ['copy to ', (git, rest) => ({ ...git, isCopy: true, renameTo: unquoted(rest) ?? rest })],
  ['similarity index ', (git) => ({ ...git })],
  ['dissimilarity index ', (git) => ({ ...git })],
  ['index ', (git) => ({ ...git })],
  ['GIT binary patch', (git) => ({ ...git, isBinary: true })],
  ['Binary files ', (git) => ({ ...git, isBinary: true })],
];

/** The header with one more line read; the same object when the line is none of git's. */
export function readGitLine(git: GitHeader, line: ByteText): GitHeader {
  if (line.startsWith('diff --git ')) {
    const names = readGitNames(line);
    return { ...git, oldName: names?.[0] ?? null, newName: names?.[1] ?? null };
  }
  const found = lines.find(([start]) => line.startsWith(start));
  return found === undefined ? git : found[1](git, line.slice(found[0].length).replace(/\r?\n$/, ''));
}
