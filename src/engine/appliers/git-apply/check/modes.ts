import type { TreeFile } from '../../../text/tree.ts';
import type { Status } from '../work-tree.ts';

/** File types as they stand in the upper bits of a git mode. */
export const symlinkType = 0o120000;
export const submoduleType = 0o160000;
const typeBits = 0o170000;
const regularType = 0o100000;
export const plainMode = 0o100644;

export const fileType = (mode: number): number => mode & typeBits;

/** A regular file's mode as git records it: of its permission bits, only whether the owner may execute it. */
export const canonicalMode = (mode: number): number =>
  fileType(mode) !== regularType ? mode : (mode & 0o100) !== 0 ? 0o100755 : plainMode;

/** The mode git records for what stands at a path; a directory passes for a submodule, a device for a file. 0: nothing there. */
export function modeOf(status: Status): number {
  switch (status.kind) {
    case 'file':
      return (status.file.mode & 0o100) !== 0 ? 0o100755 : plainMode;
    case 'device':
      return plainMode;
    case 'symlink':
      return symlinkType;
    case 'directory':
      return submoduleType;
    default:
      return 0;
  }
}

/** The file that a result of this mode becomes. */
export function treeFile(text: string, mode: number): TreeFile {
  if (fileType(mode) === symlinkType) return { kind: 'symlink', text, mode: 0o777 };
  return { kind: 'file', text, mode: (mode & 0o100) !== 0 ? 0o755 : 0o644 };
}
