import { v4aWriter } from '../../formats/v4a/write.ts';
import type { Applier } from '../applier.ts';
import { runAiderPatch } from './run.ts';

/**
 * What it does: reads a V4A patch in a chat reply, places all sections, then writes file by file.
 * How it searches: from the section before down, three passes; the first fit wins; lines after `@@` must be there.
 * When it refuses: a section or a scope without a place; adding a file, since a confirmed file is there already.
 * Source: Aider-AI/aider at 5dc9490b, run.
 */
export const aiderPatch: Applier = {
  id: 'aider-patch',
  name: 'Aider patch',
  versions: ['5dc9490b'],
  family: 'agent',
  command: [],
  defaults: [],
  formats: ['v4a'],
  convert: v4aWriter({ joinsAdded: false }),
  options: [],
  evidence: 'recorded',
  card: {
    finds:
      'Old lines as text, below the section before; lines after @@ move the search below them and must follow each other.',
    order: 'Three passes, each from the cursor down.',
    twins: 'Takes the first below the cursor, without a word.',
    leniency: 'Blanks at the end, then at both ends; a missed end of file. A scope ignores blanks at both ends.',
    context: 'The file’s.',
    atomicity: 'Everything is placed before anything is written; writing goes file by file.',
    source: 'Aider-AI/aider at 5dc9490b, patch coder, run.',
  },
  run: runAiderPatch,
};
