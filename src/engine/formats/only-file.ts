import type { ByteText } from '../text/bytes.ts';
import type { Tree } from '../text/tree.ts';
import type { Telling } from './edit.ts';

/** The file that is meant when an edit names none: the only one there is; null when there are more, or none. */
export function onlyFile(tree: Tree, told: Telling): ByteText | null {
  const [path] = tree.keys();
  if (path === undefined || tree.size > 1) return null;
  told.invent('The file: the edit names none, and only one is open.');
  return path;
}
