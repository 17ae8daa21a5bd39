import { createRequire } from 'node:module';
import { outliner } from './outliner.ts';

const { resolve } = createRequire(import.meta.url);

/** Symbols of files, in node: for the command line and for tests. */
export const outlineOf = outliner({
  core: null,
  grammar: (name) => resolve(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`),
});
