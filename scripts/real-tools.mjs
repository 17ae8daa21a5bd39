import { spawnSync } from 'node:child_process';
import { installDebian } from './debian.mjs';

/** The real tools that our models are compared with: program, what asks its version, Debian's package. */
const tools = [
  ['patch', '--version', 'patch'],
  ['git', '--version', 'git'],
  ['busybox', '--help', 'busybox'],
  ['hg', '--version', 'mercurial'],
];

/** Installs the real tools where that can be done. Gives the names of those that are still missing. */
export function ensureRealTools() {
  const missing = tools.filter(isMissing);
  if (missing.length > 0) installDebian(missing.map(([, , name]) => name));
  return missing.filter(isMissing).map(([program]) => program);
}

const isMissing = ([program, ask]) => spawnSync(program, [ask], { stdio: 'ignore' }).status !== 0;
