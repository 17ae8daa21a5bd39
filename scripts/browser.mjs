import { spawnSync } from 'node:child_process';
import { installDebian } from './debian.mjs';
import { bin, root } from './modules.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium: the one in CHROMIUM_PATH, one that the system has, one from Debian, or Playwright's own.
 * Gives its path, '' for Playwright's own, null when there is none.
 */
export function ensureBrowser() {
  const found = find();
  if (found) return found;
  if (installDebian(['chromium', 'fonts-liberation', 'fonts-dejavu-core'])) {
    const installed = find();
    if (installed) return installed;
  }
  console.error('Installing a Chromium (playwright install) ...');
  const { status } = spawnSync(bin('playwright'), ['install', 'chromium'], { cwd: root, stdio: ['ignore', 2, 2] });
  return status === 0 ? '' : null;
}

const find = () => [process.env.CHROMIUM_PATH, ...places].find((path) => path && runs(path));
const runs = (path) => spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
