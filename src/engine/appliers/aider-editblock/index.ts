import { writeSearchReplace } from '../../formats/search-replace/write.ts';
import type { Applier } from '../applier.ts';
import { runEditblock } from './run.ts';

/**
 * What it does: applies SEARCH/REPLACE blocks of a chat reply, one after the other.
 * How it searches: equal lines from the top; then lines that all lack the same indentation; then "..." pieces.
 * When it refuses: a block that fits in no file of the chat; the other blocks are applied all the same.
 * Source: Aider-AI/aider at 5dc9490b, run.
 */
export const aiderEditblock: Applier = {
  id: 'aider-editblock',
  name: 'Aider SEARCH/REPLACE',
  versions: ['5dc9490b'],
  family: 'agent',
  command: [],
  defaults: [],
  formats: ['search-replace'],
  convert: writeSearchReplace,
  options: [],
  evidence: 'recorded',
  card: {
    finds: 'The search lines, in the file named above the block, else in any file of the chat. No numbers.',
    order: 'From the top: equal lines, then lines that all lack the same indentation, then pieces between "...".',
    twins: 'Takes the first, without a word.',
    leniency: 'Indentation missing in the same way everywhere; a blank first line; a wrong file name.',
    context: 'The replacement, indented like the place.',
    atomicity: 'Block by block: good ones stay when others fail.',
    source: 'Aider-AI/aider at 5dc9490b, its modules run with stubs; rarer cases reasoned from a transcription.',
  },
  run: runEditblock,
};
