import type { Applier } from '../applier.ts';
import { inSequence } from '../shared/in-sequence.ts';
import { strReplaceCalls } from '../shared/str-replace-calls.ts';
import { runStrReplace } from './run.ts';

/**
 * What it does: replaces a text that occurs exactly once.
 * How it searches: counts the occurrences in the whole file.
 * When it refuses: none, or more than one.
 * Source: anthropics/claude-quickstarts, computer-use-demo, run.
 */
export const strReplace: Applier = {
  id: 'str_replace',
  name: 'str_replace',
  versions: ['370e18d4'],
  family: 'agent',
  command: [],
  defaults: [],
  formats: ['str-replace-call'],
  convert: strReplaceCalls,
  options: [],
  evidence: 'recorded',
  card: {
    finds: 'The old text, wherever it is: it may begin inside a line. No numbers.',
    order: 'None: it counts all occurrences.',
    twins: 'Refuses, and lists the lines; for a text of several lines the list is empty.',
    leniency: 'None, but TABs are expanded to eight columns in file, old and new text.',
    context: 'The new text as given; the rest is the file’s with every TAB expanded.',
    atomicity: 'One replacement a call.',
    source:
      'anthropics/claude-quickstarts at 370e18d4, computer-use-demo, run; rarer cases reasoned from a transcription.',
  },
  run: inSequence(runStrReplace),
};
