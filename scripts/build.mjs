import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, stamp } from './fingerprint.mjs';
import { bin, root } from './modules.mjs';

const inputs = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Builds the page into dist/, unless it was built from the same files. Gives whether dist/ is good. */
export function ensureBuild() {
  const built = stamp('dist');
  const print = fingerprint(inputs);
  if (existsSync(join(root, 'dist/index.html')) && built.is(print)) return true;
  const { status } = spawnSync(bin('vite'), ['build', '--logLevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status === 0) built.set(print);
  return status === 0;
}

if (import.meta.filename === process.argv[1]) process.exitCode = ensureBuild() ? 0 : 1;
