import type { ByteText } from '../../../text/bytes.ts';
import type { Entry } from '../entry.ts';
import { fileType, symlinkType } from './modes.ts';

/**
 * Whether git would touch this path: relative, no empty component, none of `.`, `..` and `.git` in any letter
 * case; a symbolic link may not be called `.gitmodules` either. Vectors: path-dotdot, path-invalid-…
 */
function isSafePath(path: ByteText, mode: number): boolean {
  const parts = path.split('/');
  const isLink = fileType(mode) === symlinkType;
  return (
    parts.every((part) => part !== '' && part !== '.' && part !== '..' && !/^\.git$/i.test(part)) &&
    !(isLink && parts.some((part) => /^\.gitmodules$/i.test(part)))
  );
}

/** The name of the entry that git would not touch; null when all is well. */
export function unsafePath({ oldName, newName, oldMode, newMode, isNew, isCopy, isDelete }: Entry): ByteText | null {
  if (oldName !== null && isNew !== 1 && !isCopy && !isSafePath(oldName, oldMode)) return oldName;
  return newName !== null && isDelete !== 1 && !isSafePath(newName, newMode) ? newName : null;
}
