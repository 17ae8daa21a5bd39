import type { ByteText } from '../../../text/bytes.ts';
import type { Checked } from '../check/check-entry.ts';
import { withCrlf } from '../check/line-ends.ts';
import { fileType, submoduleType, symlinkType, treeFile } from '../check/modes.ts';
import { type Entry, nameOf } from '../entry.ts';
import { diagnostic } from '../messages.ts';
import { untilNul } from '../read/names.ts';
import type { Session } from '../session.ts';
import { shownName } from '../shown-name.ts';
import type { Status, WorkTree } from '../work-tree.ts';
import { IndexNames } from './index-names.ts';
import { writeRejects } from './write-rejects.ts';

/**
 * Writes what was worked out in memory: first all removals, then all results, both in list order. That is why
 * a file that one entry edits and a later one deletes is still there. 'stop': a file could not be written.
 * Under `--cached` only the index changes, which is not ours to show.
 */
export function writeResults(
  session: Session,
  tree: WorkTree,
  results: readonly Checked[],
): 'done' | 'conflicts' | 'rejects' | 'stop' {
  const { isCached, usesIndex } = session.settings;
  const index = usesIndex ? new IndexNames(tree) : null;
  let hasRejects = results.some(({ status }) => status === 'fails');
  const fitting = results.filter(({ status }) => status === 'fits');
  for (const { entry } of fitting) {
    if (entry.isNew === 1 || entry.isCopy || entry.oldName === null) continue;
    index?.remove(entry.oldName);
    if (isCached) continue;
    if (fileType(entry.oldMode) === submoduleType) {
      const problem = unremovable(tree.status(entry.oldName).kind);
      if (problem !== null) session.messages.warning(`unable to rmdir '${entry.oldName}': ${problem}`);
    } else tree.remove(entry.oldName);
  }
  for (const result of fitting) {
    const { entry, after, rejected } = result;
    if (entry.isDelete !== 1) {
      const problem = (isCached ? null : writeFile(session, tree, entry, after)) ?? index?.add(entry, after) ?? null;
      if (problem !== null) {
        session.messages.error(problem);
        return 'stop';
      }
    }
    if (rejected.length > 0 && entry.newName === null) {
      // A deletion that leaves nothing although a hunk found no place: git has no name to write its rejects to.
      session.messages.stderr(diagnostic('fatal: ', 'internal error'));
      return 'stop';
    }
    if (rejected.length > 0) {
      writeRejects(session, tree, result);
      hasRejects = true;
    } else session.messages.tellVerbose(`Applied patch ${shownName(session, entry)} cleanly.\n`);
  }
  if (hasRejects) return 'rejects';
  return tellConflicts(session, fitting) ? 'conflicts' : 'done';
}

/** Why a submodule's directory stays. One is there only if files are in it: ours are known by their files alone. */
function unremovable(kind: Status['kind']): string | null {
  if (kind === 'missing') return null;
  return kind === 'directory' ? 'Directory not empty' : 'Not a directory';
}

/** Lists the files that were left with conflicts; false: there are none. */
function tellConflicts({ messages }: Session, results: readonly Checked[]): boolean {
  const names = results.filter(({ merge }) => merge?.hasConflicts).map(({ entry }) => nameOf(entry));
  for (const name of names.sort()) messages.tell(`U ${name}\n`);
  return names.length > 0;
}

function writeFile(session: Session, tree: WorkTree, entry: Entry, text: ByteText): ByteText | null {
  const path = nameOf(entry);
  const mode = entry.newMode;
  const isLink = fileType(mode) === symlinkType;
  const written = isLink ? untilNul(text) : withCrlf(session, path, text);
  const problem = unwritable(tree.status(path).kind, mode, written);
  if (problem === isDirectory) session.messages.warning(`unable to unlink '${path}~${processNumber}': ${problem}`);
  if (problem !== null) return `unable to write file '${path}' mode ${mode.toString(8).padStart(6, '0')}: ${problem}`;
  if (fileType(mode) !== submoduleType) tree.write(path, treeFile(written, mode));
  return null;
}

const isDirectory = 'Is a directory';

/** The real tool's own, which cannot be known, names what it makes beside a file that is in a submodule's way. */
const processNumber = 1;

/**
 * A submodule is no more than a directory, which may be there already; a link must lead somewhere. A file in the way of
 * a directory is to be replaced by one that is made beside it: it cannot be.
 */
function unwritable(kind: Status['kind'], mode: number, text: ByteText): string | null {
  if (kind === 'not-a-directory') return 'Not a directory';
  if (fileType(mode) === submoduleType) return kind === 'file' || kind === 'symlink' ? isDirectory : null;
  if (kind === 'directory') return 'Directory not empty';
  return fileType(mode) === symlinkType && text === '' ? 'No such file or directory' : null;
}
