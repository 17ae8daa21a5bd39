import { plainFile } from '../../../text/tree.ts';
import type { Checked } from '../check/check-entry.ts';
import { nameOf } from '../entry.ts';
import { plural } from '../messages.ts';
import type { Session } from '../session.ts';
import { shownName } from '../shown-name.ts';
import type { WorkTree } from '../work-tree.ts';

/** Writes the hunks that found no place beside the result, as `NAME.rej`, exactly as they stand in the patch. */
export function writeRejects(session: Session, tree: WorkTree, { entry, rejected }: Checked): void {
  const { messages } = session;
  const count = rejected.length;
  const unplaced = new Set(rejected);
  const name = nameOf(entry);
  messages.tell(`Applying patch ${shownName(session, entry)} with ${count} ${plural(count, 'reject', 'rejects')}...\n`);
  let text = `diff a/${name} b/${name}\t(rejected hunks)\n`;
  for (const [i, hunk] of entry.hunks.entries()) {
    if (!unplaced.has(hunk)) messages.tell(`Hunk #${i + 1} applied cleanly.\n`);
    else {
      messages.tell(`Rejected hunk #${i + 1}.\n`);
      // Printed as a C string: it stops at a NUL, and the line feed then is the hunk's own, behind it.
      text += hunk.text.replace(/\0.*/s, '') + (hunk.text.endsWith('\n') ? '' : '\n');
    }
  }
  tree.write(`${name}.rej`, plainFile(text));
}
