import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { ensureBrowser } from './browser.mjs';
import { ensureBuild } from './build.mjs';
import { bin, ensureModules, root } from './modules.mjs';

/** The stories in a real browser, against the production build. Arguments go to Playwright. */
ensureModules();
if (!ensureBuild()) process.exit(1);
const browser = ensureBrowser();
if (browser === null) {
  console.error('No Chromium: set CHROMIUM_PATH, or install one (Debian: apt-get install chromium).');
  process.exit(1);
}
const env = { ...process.env, CHROMIUM_PATH: browser, E2E_PORT: String(await freePort()) };
const { status } = spawnSync(bin('playwright'), ['test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env,
});
process.exit(status ?? 1);

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
