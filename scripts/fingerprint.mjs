import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './modules.mjs';

/** One short text that changes when any file under `paths` does (by name, size or time). */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    visit(join(root, path), (file, { size, mtimeMs }) => hash.update(`${file}\0${size}\0${mtimeMs}\n`));
  return hash.digest('hex');
}

function visit(path, found) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) return found(path, stat);
  for (const name of readdirSync(path).sort()) visit(join(path, name), found);
}

/** A file that remembers for which inputs something was made. */
export function stamp(name) {
  const file = join(root, 'node_modules/.cache/hunkscope', `${name}.stamp`);
  return {
    is: (print) => read(file) === print,
    set: (print) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, print);
    },
  };
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
