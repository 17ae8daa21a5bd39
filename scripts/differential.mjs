import { bundle } from './bundle.mjs';
import { ensureModules } from './modules.mjs';

/** Our models against the real tools. Arguments: --cases N --seed S --tool ID --only CASE --show N --json. */
ensureModules();
await import(await bundle('differential', 'src/engine/conformance/differential.ts'));
