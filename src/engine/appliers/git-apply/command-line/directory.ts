import type { ByteText } from '../../../text/bytes.ts';

/**
 * `--directory` as the newest version takes it: without `.`, `..` and doubled slashes. Null: `..` leads out of it.
 * Vectors: path-directory-dot, path-directory-dotdot.
 */
export function normalizedDirectory(path: ByteText): ByteText | null {
  const kept: ByteText[] = [];
  for (const part of path.split('/')) {
    if (part === '..') {
      if (kept.pop() === undefined) return null;
    } else if (part !== '' && part !== '.') kept.push(part);
  }
  return (path.startsWith('/') ? '/' : '') + kept.join('/');
}
