import { bundle } from './bundle.mjs';
import { ensureModules, root } from './modules.mjs';

/** Writes the table of appliers into README.md. */
ensureModules();
process.chdir(root);
await import(await bundle('readme', 'src/cli/readme.ts'));
