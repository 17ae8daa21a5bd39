import { bundle } from './bundle.mjs';
import { ensureModules } from './modules.mjs';

ensureModules();
await import(await bundle('cli', 'src/cli/main.ts'));
