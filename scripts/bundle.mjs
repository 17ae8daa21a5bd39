import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint, stamp } from './fingerprint.mjs';
import { root } from './modules.mjs';

const cache = join(root, 'node_modules/.cache/hunkscope');

/** Makes one runnable file of a TypeScript entry, kept until a source changes. Gives its address. */
export async function bundle(name, entry) {
  const file = join(cache, `${name}.mjs`);
  const made = stamp(name);
  const print = fingerprint(['src', 'package-lock.json', 'scripts/bundle.mjs']);
  if (!existsSync(file) || !made.is(print)) {
    await write(name, entry, file);
    made.set(print);
  }
  return pathToFileURL(file);
}

async function write(name, entry, file) {
  const { build } = await import('vite');
  const { mkdirSync } = await import('node:fs');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, `${name}-`));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: join(root, entry),
        outDir,
        target: 'node20',
        copyPublicDir: false,
        rollupOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
      },
    });
    renameSync(join(outDir, `${name}.mjs`), file);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
