import { updatedBlockCall } from '../../formats/write-calls.ts';
import type { Applier } from '../applier.ts';
import { inSequence } from '../shared/in-sequence.ts';
import { runGptme } from './run.ts';

/**
 * What it does: replaces original texts by updated ones, in one file or in several at once.
 * How it searches: counts occurrences, then windows of lines in which blank lines are alike.
 * When it refuses: a text that is not there, or there twice; then nothing is written.
 * Source: gptme/gptme at d27f98d3, run; the fixed variant from PR 3880.
 */
export const gptme: Applier = {
  id: 'gptme',
  name: 'gptme patch',
  versions: ['d27f98d3'],
  family: 'agent',
  command: [],
  defaults: [],
  formats: ['original-call'],
  convert: updatedBlockCall({ name: 'ORIGINAL/UPDATED' }),
  options: [
    {
      id: 'variant',
      flags: ['--variant'],
      label: 'patch_many',
      help: 'snapshot resolves every entry against the file before the batch, as shipped; fixed (reasoned, not run) hands each entry the result of the one before.',
      kind: 'choice',
      values: ['snapshot', 'fixed'],
      default: 'snapshot',
    },
    {
      id: 'recovery',
      flags: ['--recovery'],
      label: 'Show the file when a text is missing',
      help: 'The text of the file follows the refusal, as with GPTME_PATCH_RECOVERY.',
      kind: 'flag',
    },
  ],
  evidence: 'recorded',
  card: {
    finds: 'The original text, wherever it is: it may begin inside a line. No numbers.',
    order: 'Counts the text as it is; if there is none, counts windows of lines with blank lines alike.',
    twins: 'Refuses, and says how many.',
    leniency: 'Lines of only blanks are equal.',
    context: 'The updated text as given.',
    atomicity:
      'All blocks of all files or none; but of two entries for one path only the last survives, until PR 3880.',
    source: 'gptme/gptme at d27f98d3, before PR 3880, run; the fixed variant is reasoned from its description.',
  },
  run: inSequence(runGptme),
};
