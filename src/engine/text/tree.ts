import type { ByteText } from './bytes.ts';

/** A file of the directory that a tool runs in. A symlink's `text` is its target. */
export interface TreeFile {
  readonly kind: 'file' | 'symlink';
  readonly text: ByteText;
  /** Permission bits, as in `0o644`. */
  readonly mode: number;
}

/** A directory by relative path (`/` between components). Directories exist only through their files. */
export type Tree = ReadonlyMap<string, TreeFile>;

export const plainFile = (text: ByteText, mode = 0o644): TreeFile => ({ kind: 'file', text, mode });

/** A tree of plain files from `{ path: bytes }`. */
export function treeOf(files: Readonly<Record<string, ByteText>>): Tree {
  return new Map(Object.entries(files).map(([path, text]) => [path, plainFile(text)]));
}
