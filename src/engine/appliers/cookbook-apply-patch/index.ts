import { v4aWriter } from '../../formats/v4a/write.ts';
import type { Applier } from '../applier.ts';
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
  family: 'agent',
  command: [],
  defaults: [],
  formats: ['v4a'],
  convert: v4aWriter({ joinsAdded: true }),
  options: [],
  evidence: 'recorded',
  card: {
    finds: 'Old lines as text, below the section before; an @@ line moves the search below it, if it is found.',
    order: 'Three passes, each from the cursor down.',
    twins: 'Takes the first below the cursor, without a word.',
    leniency: 'Blanks at the end (fuzz 1), blanks at both ends (fuzz 100), a missed end of file (fuzz 10000).',
    context: 'The file’s.',
    atomicity: 'Everything is placed before anything is written.',
    source: 'openai/gpt-oss at 7b583341, gpt_oss/tools/apply_patch.py, run; the text of the GPT-4.1 prompting guide.',
  },
  run: runCookbook,
};
