import type { ByteText } from '../../../text/bytes.ts';
import { isOn } from '../config.ts';
import type { Entry } from '../entry.ts';
import type { Session } from '../session.ts';
import type { Status } from '../work-tree.ts';
import type { Checking } from './check-entry.ts';
import { fileType, modeOf, plainMode } from './modes.ts';

/**
 * Looks at what stands at the old name, in an earlier entry's result or on disk, and settles what the header
 * left open: a creation that was only maybe one, and the modes. Gives the problem, if there is one.
 */
export function settleOldSide(checking: Checking, entry: Entry): ByteText | null {
  const path = entry.oldName;
  if (path === null) return null;
  const earlier = entry.isRename || entry.isCopy ? null : checking.table.get(path);
  if (earlier?.kind === 'was-deleted') return `path ${path} has been renamed/deleted`;
  const mode = earlier?.kind === 'result' ? earlier.mode : modeNow(checking, path, entry);
  if (typeof mode === 'string') return mode;
  if (mode === null) return null;
  if (entry.isNew === -1) entry.isNew = 0;
  if (entry.oldMode === 0) entry.oldMode = mode;
  if (fileType(entry.oldMode) !== fileType(mode)) return `${path}: wrong type`;
  if (entry.oldMode !== mode) {
    const [actual, expected] = [mode, entry.oldMode].map((mode) => mode.toString(8));
    checking.session.messages.warning(`${path} has type ${actual}, expected ${expected}`);
  }
  if (entry.newMode === 0 && entry.isDelete !== 1) entry.newMode = mode;
  return null;
}

/** The file's mode; null when it does not exist and the entry turns out to create it; else what is wrong. */
function modeNow({ tree, session }: Checking, path: ByteText, entry: Entry): number | ByteText | null {
  const { settings } = session;
  const status = tree.status(path);
  // The index holds files, and every directory of ours is one because of them.
  const isMissing = status.kind === 'missing' || (settings.usesIndex && status.kind === 'directory');
  const mode = isMissing ? 0 : modeOf(status);
  if (mode !== 0) return isTrusted(session, status) ? mode : assumedMode(session, entry);
  if (isMissing && entry.isNew === -1) {
    entry.isNew = 1;
    entry.isDelete = 0;
    entry.oldName = null;
    return null;
  }
  if (!isMissing) return `${path}: Not a directory`;
  return `${path}: ${settings.usesIndex ? 'does not exist in index' : 'No such file or directory'}`;
}

/** Under `core.fileMode=false` no permission bits on disk say anything; the index, where it is asked, knows the mode. */
const isTrusted = ({ config, settings }: Session, { kind }: Status): boolean =>
  kind !== 'file' || settings.usesIndex || isOn(config, 'core.filemode', true);

/** The newest version believes the patch, whatever it says; 2.39.5 takes every file for one that cannot be executed. */
const assumedMode = ({ version }: Session, { oldMode }: Entry): number =>
  version === 'newest' && oldMode !== 0 ? oldMode : plainMode;
