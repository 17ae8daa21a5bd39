import { busyboxPatch, gitApply, gnuPatch } from './commands.ts';
import { hgImport } from './hg.ts';
import { jsdiff } from './jsdiff.ts';
import type { Oracle } from './oracle.ts';

/** Every real tool that our models are compared with. */
export const oracles: readonly Oracle[] = [gnuPatch, gitApply, busyboxPatch, hgImport, jsdiff];
