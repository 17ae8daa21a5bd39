import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Installs Debian packages where that can be done without asking: as root, on Debian itself. Gives whether it did. */
export function installDebian(packages) {
  if (process.getuid?.() !== 0 || !isDebian()) return false;
  console.error(`Installing ${packages.join(', ')} (apt-get) ...`);
  return apt('update', '-qq') && apt('install', '-qq', '-y', '--no-install-recommends', ...packages);
}

function isDebian() {
  try {
    // Ubuntu's chromium package is an empty one that points to a snap.
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
}
