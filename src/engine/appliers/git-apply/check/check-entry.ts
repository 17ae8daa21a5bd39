import type { ByteText } from '../../../text/bytes.ts';
import type { HunkReport, Merge, Problem } from '../../run.ts';
import type { Entry, Hunk } from '../entry.ts';
import { nameOf } from '../entry.ts';

import type { Session } from '../session.ts';
import type { Version } from '../settings.ts';
import { shownName } from '../shown-name.ts';
import type { WorkTree } from '../work-tree.ts';
import { applyEntry } from './apply-entry.ts';
import { isBeyondLink, type LinkChanges } from './beyond-link.ts';
import { settleNewSide } from './new-side.ts';
import { settleOldSide } from './old-side.ts';
import { unsafePath } from './path-safety.ts';
import type { PathTable } from './path-table.ts';

/** What checking needs to know beside the entry. */
export interface Checking {
  readonly session: Session;
  readonly tree: WorkTree;
  readonly table: PathTable;
  readonly links: LinkChanges;
}

/** An entry after it was tried in memory. */
export interface Checked {
  readonly entry: Entry;
  /** 'stop': the path may not be touched, and the whole run ends. 'crash': the real tool dies of an assertion here. */
  readonly status: 'fits' | 'fails' | 'stop' | 'crash';
  /** The file's text before and, if the entry fits, after it. */
  readonly before: ByteText;
  readonly after: ByteText;
  readonly rejected: readonly Hunk[];
  readonly hunks: readonly HunkReport[];
  /** The three versions that were merged into `after`. */
  readonly merge?: Merge;
  /** The error for which the file was refused before any hunk was tried. */
  readonly refusal?: ByteText;
  /** Why there was nothing to merge with. */
  readonly problem?: Problem;
}

/** Tries one entry in memory, in git's order of checks. Prints what git prints. */
export function checkEntry(checking: Checking, entry: Entry): Checked {
  const { session } = checking;
  session.messages.tellVerbose(`Checking patch ${shownName(session, entry)}...\n`);
  const name = entry.oldName ?? entry.newName ?? '';
  const untouched = { entry, before: '', after: '', rejected: [], hunks: [] };
  if (entry.oldName !== null && entry.isNew === 1) {
    session.messages.stderr(assertion(session.version));
    return { ...untouched, status: 'crash' };
  }
  const problem = settleOldSide(checking, entry) ?? settleNewSide(checking, entry);
  if (problem !== null) return fail(problem);
  const unsafe = session.settings.unsafePaths ? null : unsafePath(entry);
  if (unsafe !== null) return { ...fail(`invalid path '${unsafe}'`), status: 'stop' };
  if (entry.isDelete !== 1 && isBeyondLink(checking, nameOf(entry))) {
    return fail(`affected file '${entry.newName}' is beyond a symbolic link`);
  }
  const applied = applyEntry(checking, entry);
  if (applied.status === 'fails') session.messages.error(`${name}: patch does not apply`);
  return applied;

  function fail(text: ByteText): Checked {
    session.messages.error(text);
    return { ...untouched, status: 'fails', refusal: text };
  }
}

/**
 * A `diff --git` line that nothing follows leaves its names behind; a creation read after it then has an old name.
 * Vector: hdr-leak-trad-new.
 */
const assertion = (version: Version) =>
  `git: apply.c:${version === 'newest' ? 3856 : 3727}: check_preimage: Assertion \`patch->is_new <= 0' failed.\n`;
