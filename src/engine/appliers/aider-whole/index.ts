import { writeWholeFile } from '../../formats/whole-file/write.ts';
import type { Applier } from '../applier.ts';
import { runWhole } from './run.ts';

/**
 * What it does: replaces whole files by the listings of a chat reply.
 * How it searches: not at all; only for the file's name.
 * When it refuses: a listing without a name, when the chat has several files.
 * Source: Aider-AI/aider at 5dc9490b, run.
 */
export const aiderWhole: Applier = {
  id: 'aider-whole',
  name: 'Aider whole file',
  versions: ['5dc9490b'],
  family: 'agent',
  command: [],
  defaults: [],
  formats: ['whole-file'],
  convert: writeWholeFile,
  options: [],
  evidence: 'recorded',
  card: {
    finds: 'Nothing: the listing is the whole file.',
    order: 'None.',
    twins: 'Cannot happen.',
    leniency: 'The name: from the line above the fence, from the prose before it, or the only file of the chat.',
    context: 'Everything is the reply’s, also what it forgot.',
    atomicity: 'File by file.',
    source: 'Aider-AI/aider at 5dc9490b, its modules run with stubs; rarer cases reasoned from a transcription.',
  },
  run: runWhole,
};
