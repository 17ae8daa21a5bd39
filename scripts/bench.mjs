import { bundle } from './bundle.mjs';
import { ensureModules } from './modules.mjs';

/** The engine against the real tools. Arguments: --json --full --runs N --only TEXT. */
ensureModules();
await import(await bundle('bench', 'src/bench/main.ts'));
