import type { ByteText } from '../../text/bytes.ts';
import { type Disk, parentOf } from './disk.ts';

interface Way {
  /** Whether directories that are missing are made. */
  readonly makesDirectories: boolean;
  /** Whether a file is moved there; else one is made there. */
  readonly moves: boolean;
}

/**
 * Why a backup can not be put at `place`, in the system's words; null when it can. The tool goes down to it directory
 * by directory, and takes a file in between for a symlink that it does not follow.
 *
 * Source: GNU patch 2.7.6; runs with -B, -Y and -z that contain slashes.
 */
export function obstacleToBackup(disk: Disk, place: ByteText, { makesDirectories, moves }: Way): string | null {
  if (place.startsWith('/')) return null;
  const plain = place.replace(/\/+$/, '');
  for (const { index } of plain.matchAll(/(?<=[^/])\/+/g)) {
    const folder = plain.slice(0, index);
    const node = disk.lookUp(folder, { follows: true, isInside: true });
    if (node.kind === 'directory') continue;
    if (node.kind !== 'missing') return 'Too many levels of symbolic links';
    const link = disk.lookUp(folder);
    const isLink = link.kind === 'symlink';
    if (leaves(isLink ? `${parentOf(folder)}/${link.file.text}` : folder)) return 'Invalid cross-device link';
    if (!makesDirectories || isLink) return 'No such file or directory';
    break;
  }
  if (plain !== place) return moves ? 'Not a directory' : 'Is a directory';
  return disk.lookUp(place).kind === 'directory' ? 'Is a directory' : null;
}

/** Whether a path goes above the directory that it starts from. */
function leaves(path: ByteText): boolean {
  let depth = 0;
  for (const step of path.split('/')) {
    if (step === '..') depth--;
    else if (step !== '' && step !== '.') depth++;
    if (depth < 0) return true;
  }
  return false;
}
