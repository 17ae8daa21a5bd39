import { ensureBuild } from './build.mjs';
import { ensureModules, root } from './modules.mjs';

ensureModules();
if (!ensureBuild()) process.exit(1);
const { preview } = await import('vite');
const server = await preview({ root, logLevel: 'error', preview: { host: 'localhost', port: 4173 } });
console.log(`Hunkscope is at ${server.resolvedUrls.local[0]}  (stop with Ctrl+C)`);
