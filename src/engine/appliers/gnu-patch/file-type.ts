import type { GitHeader } from './detected.ts';

const typeBits = 0o170000;
const regular = 0o100000;
const symlink = 0o120000;

/** What kind of file a git header is about. */
export const fileKindOf = (git: GitHeader | null): 'file' | 'symlink' =>
  git !== null && typeOf(git.oldMode ?? git.newMode ?? regular) === symlink ? 'symlink' : 'file';

/** The two types as octal digits, when a git header asks to change one into the other; else null. */
export function typeChange(git: GitHeader | null, isReverse: boolean): readonly [string, string] | null {
  if (git === null || git.oldMode === null || git.newMode === null) return null;
  const types = [typeOf(git.oldMode), typeOf(git.newMode)] as const;
  if (types[0] === types[1]) return null;
  const [from, to] = isReverse ? [types[1], types[0]] : types;
  return [octal(from), octal(to)];
}

const typeOf = (mode: number): number => mode & typeBits;
const octal = (type: number): string => `0${type.toString(8).padStart(6, '0')}`;
