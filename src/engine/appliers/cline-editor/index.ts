import { replaceCalls } from '../../formats/write-calls.ts';
import type { Applier } from '../applier.ts';
import { inSequence } from '../shared/in-sequence.ts';
import { runEditor } from './run.ts';

/**
 * What it does: replaces a text that occurs exactly once, or inserts at a line.
 * How it searches: counts the occurrences in the whole file.
 * When it refuses: none, or more than one.
 * Source: cline/cline at 21cb8d25, run.
 */
export const clineEditor: Applier = {
  id: 'cline-editor',
  name: 'Cline editor',
  versions: ['21cb8d25'],
  family: 'agent',
  command: [],
  defaults: [],
  formats: ['old-text-call'],
  convert: replaceCalls({
    name: 'an editor call',
    path: 'path',
    old: 'old_text',
    new: 'new_text',
    create: (path, text) => ({ path, new_text: text }),
  }),
  options: [],
  evidence: 'recorded',
  card: {
    finds: 'The old text, wherever it is: it may begin inside a line. No numbers.',
    order: 'None: it counts all occurrences.',
    twins: 'Refuses.',
    leniency: 'Line endings are converted to the file’s.',
    context: 'The new text as given.',
    atomicity: 'One replacement a call.',
    source: 'cline/cline at 21cb8d25, bundled and run.',
  },
  run: inSequence(runEditor),
};
