import type { Checked } from '../check/check-entry.ts';
import { fileType, submoduleType, symlinkType, treeFile } from '../check/modes.ts';
import { nameOf } from '../entry.ts';
import { untilNul } from '../read/names.ts';
import type { Session } from '../session.ts';
import { shownName } from '../shown-name.ts';
import type { WorkTree } from '../work-tree.ts';
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
  const { isCached } = session.settings;
  let hasRejects = results.some(({ status }) => status === 'fails');
  const fitting = results.filter(({ status }) => status === 'fits');
  for (const { entry } of fitting) {
    if (isCached || entry.isNew === 1 || entry.isCopy || entry.oldName === null) continue;
    if (fileType(entry.oldMode) === submoduleType) {
      session.messages.warning(`unable to rmdir '${entry.oldName}': Directory not empty`);
    } else tree.remove(entry.oldName);
  }
  for (const result of fitting) {
    const { entry, after, rejected } = result;
    if (entry.isDelete !== 1 && !isCached) {
      const problem = writeFile(tree, nameOf(entry), after, entry.newMode);
      if (problem !== null) {
        session.messages.error(problem);
        return 'stop';
      }
    }
    if (rejected.length > 0) {
      writeRejects(session, tree, result);
      hasRejects = true;
    } else session.messages.tellVerbose(`Applied patch ${shownName(session, entry)} cleanly.\n`);
  }
  if (hasRejects) return 'rejects';
  return tellConflicts(session, fitting) ? 'conflicts' : 'done';
}

/** Lists the files that were left with conflicts; false: there are none. */
function tellConflicts({ messages }: Session, results: readonly Checked[]): boolean {
  const names = results.filter(({ merge }) => merge?.hasConflicts).map(({ entry }) => nameOf(entry));
  for (const name of names.sort()) messages.tell(`U ${name}\n`);
  return names.length > 0;
}

function writeFile(tree: WorkTree, path: string, text: string, mode: number): string | null {
  if (fileType(mode) === submoduleType) return null;
  const { kind } = tree.status(path);
  const target = untilNul(text);
  const isLink = fileType(mode) === symlinkType;
  if (kind === 'directory' || kind === 'not-a-directory' || (isLink && target === '')) {
    const reasons = { directory: 'Directory not empty', 'not-a-directory': 'Not a directory' } as const;
    const reason = kind in reasons ? reasons[kind as keyof typeof reasons] : 'No such file or directory';
    return `unable to write file '${path}' mode ${mode.toString(8).padStart(6, '0')}: ${reason}`;
  }
  tree.write(path, treeFile(isLink ? target : text, mode));
  return null;
}
