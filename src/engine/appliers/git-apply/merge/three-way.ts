import type { ByteText } from '../../../text/bytes.ts';
import type { HunkReport, Problem } from '../../run.ts';
import { changeText } from '../check/change-text.ts';
import type { Checked, Checking } from '../check/check-entry.ts';
import { contentBefore, contentOnDisk } from '../check/content.ts';
import { fileType, submoduleType } from '../check/modes.ts';
import type { Entry } from '../entry.ts';
import { mergeVersions, type Outcome, type Versions } from './drive.ts';
import { mergedHunks } from './merged-hunks.ts';
import { missingBase } from './missing-base.ts';

/**
 * Carries an entry out as `--3way` does: the hunks go to the version the patch was made from, and the result is
 * merged with the file as it is. A problem or null: not possible, or the hunks do not even fit there; what git
 * prints about it has been printed. Vectors: 3way-…
 */
export function tryThreeWay(checking: Checking, entry: Entry): Checked | Problem | null {
  const { messages, config, settings, attribute, blobs } = checking.session;
  if (!isMergeable(entry)) return null;
  const base = baseOf(checking, entry);
  if (base === null) {
    messages.error('repository lacks the necessary blob to perform 3-way merge.');
    return missingBase(entry, checking.session.givenBase);
  }
  if (entry.meetsFile) messages.tell('Performing three-way merge...\n');
  const applied = changeText(checking.session, entry, base);
  if (applied.status === 'crash') return { entry, before: base, ...applied };
  if (applied.status === 'fails') return null;
  blobs.add(applied.after);
  const ours = oursOf(checking, entry);
  if (ours === null) return null;
  const versions: Versions = { base, ours, theirs: applied.after };
  blobs.add(ours);
  const name = entry.newName ?? '';
  const outcome = mergeVersions(versions, {
    conflictStyle: config.get('merge.conflictstyle'),
    favour: settings.favour,
    attribute: (key) => attribute(name, key),
  });
  if (outcome.isBinary) messages.warning(`Cannot merge binary files: ${name} (ours vs. theirs)`);
  messages.tell(`Applied patch to '${name}' ${outcome.hasConflicts ? 'with conflicts' : 'cleanly'}.\n`);
  return merged(entry, versions, outcome, applied.hunks);
}

const merged = (entry: Entry, versions: Versions, outcome: Outcome, hunks: readonly HunkReport[]): Checked => ({
  entry,
  status: 'fits',
  before: versions.base,
  after: outcome.text,
  rejected: [],
  hunks: mergedHunks(hunks, outcome.regions, entry.oldId),
  merge: { ...versions, hasConflicts: outcome.hasConflicts, regions: outcome.regions },
});

/** Where a merge would say nothing that direct application does not. */
function isMergeable(entry: Entry): boolean {
  if (entry.isDelete !== 0 || (entry.isNew === 1 && !entry.meetsFile)) return false;
  if ([entry.oldMode, entry.newMode].some((mode) => fileType(mode) === submoduleType)) return false;
  return !entry.isRename || entry.added > 0 || entry.deleted > 0;
}

function baseOf({ session: { blobs } }: Checking, entry: Entry): ByteText | null {
  if (entry.isNew !== 1) return blobs.find(entry.oldId);
  blobs.add('');
  return '';
}

function oursOf(checking: Checking, entry: Entry): ByteText | null {
  if (entry.isNew === 1) return contentOnDisk(checking, entry.newName ?? '', entry);
  const content = contentBefore(checking, entry);
  if (content === null) checking.session.messages.error(`cannot read the current contents of '${entry.oldName}'`);
  return content;
}
