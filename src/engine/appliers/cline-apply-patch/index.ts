import type { Applier } from '../applier.ts';
import { v4aCard, v4aFunction } from '../shared/v4a-function.ts';
import { runClineApplyPatch } from './run.ts';

/**
 * What it does: reads a V4A patch, places every section of every file, then writes.
 * How it searches: from the section before down, four passes; the first fit wins; the last takes what is two thirds alike.
 * When it refuses: one section without a place refuses the whole patch; adding a file that is there.
 * Source: cline/cline at 21cb8d25 and the package @cline/core 0.0.86, run.
 */
export const clineApplyPatch: Applier = {
  id: 'cline-apply-patch',
  name: 'Cline apply_patch',
  versions: ['21cb8d25'],
  ...v4aFunction,
  card: {
    ...v4aCard,
    order: 'Four passes, each from the cursor down.',
    leniency:
      'Typographic dashes and quotes and escaped quotes are plain ones; blanks at the end (fuzz 1), at both ends (fuzz 100), a third of the characters (fuzz 1000), a missed end of file (fuzz 10000).',
    source: 'cline/cline at 21cb8d25 and the npm package @cline/core 0.0.86, run.',
  },
  run: runClineApplyPatch,
};
