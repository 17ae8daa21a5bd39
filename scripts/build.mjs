import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, stamp } from './fingerprint.mjs';
import { bin, root } from './modules.mjs';

const inputs = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Builds the page into dist/, unless it was built from the same files. Gives whether dist/ is good. */
export function ensureBuild({ output = 2 } = {}) {
  const built = stamp('dist');
  const print = fingerprint(inputs);
  if (existsSync(join(root, 'dist/index.html')) && built.is(print)) return true;
  const { status } = spawnSync(bin('vite'), ['build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', output, output],
  });
  if (status === 0) built.set(print);
  return status === 0;
}
