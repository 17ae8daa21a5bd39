import { ensureBrowser } from './browser.mjs';
import { ensureBuild } from './build.mjs';
import { bundle } from './bundle.mjs';
import { ensureModules } from './modules.mjs';

/** The engine against the real tools, and the page in a browser. Arguments: --json --full --runs N --only TEXT --no-page. */
ensureModules();
if (!process.argv.includes('--no-page')) {
  if (!ensureBuild()) process.exit(1);
  process.env.CHROMIUM_PATH = ensureBrowser() ?? '';
}
await import(await bundle('bench', 'src/bench/main.ts'));
