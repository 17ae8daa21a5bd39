import type { Applier } from '../applier.ts';
import { v4aCard, v4aFunction } from '../shared/v4a-function.ts';
import { runCookbook } from './run.ts';

/**
 * What it does: reads a V4A patch, places every section of every file, then writes.
 * How it searches: from the section before down, three passes; the first fit wins; an anchor that is missing is ignored.
 * When it refuses: one section without a place refuses the whole patch.
 * Source: openai/gpt-oss, `gpt_oss/tools/apply_patch.py`, run.
 */
export const cookbookApplyPatch: Applier = {
  id: 'cookbook-apply-patch',
  name: 'Cookbook apply_patch.py',
  versions: ['7b583341'],
  ...v4aFunction,
  card: {
    ...v4aCard,
    order: 'Three passes, each from the cursor down.',
    leniency: 'Blanks at the end (fuzz 1), blanks at both ends (fuzz 100), a missed end of file (fuzz 10000).',
    source: 'openai/gpt-oss at 7b583341, gpt_oss/tools/apply_patch.py, run; the text of the GPT-4.1 prompting guide.',
  },
  run: runCookbook,
};
