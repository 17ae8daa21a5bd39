import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Installs the packages of the lock file, unless exactly these are installed already. */
export function ensureModules() {
  if (isInstalled()) return;
  console.error('Installing packages (npm ci) ...');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}

/** npm leaves its own copy of the lock file among the packages; optional ones are those of other platforms. */
function isInstalled() {
  try {
    const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
    const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')));
    return wanted.every(([path, { version, optional }]) => !path || optional || installed[path]?.version === version);
  } catch {
    return false;
  }
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Path of a command that a package brought. */
export const bin = (name) => join(root, 'node_modules/.bin', name);
