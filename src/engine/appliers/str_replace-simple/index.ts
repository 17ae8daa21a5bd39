import type { Applier } from '../applier.ts';
import { inSequence } from '../shared/in-sequence.ts';
import { strReplaceCalls } from '../shared/str-replace-calls.ts';
import { runSimple } from './run.ts';

/**
 * What it does: replaces a text that occurs exactly once.
 * How it searches: counts the occurrences in the whole file.
 * When it refuses: none, or more than one.
 * Source: anthropics/claude-quickstarts, computer-use-best-practices, run.
 */
export const strReplaceSimple: Applier = {
  id: 'str_replace-simple',
  name: 'str_replace, simple',
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
    twins: 'Refuses, and says how many.',
    leniency: 'None.',
    context: 'The new text as given; the rest is the file’s.',
    atomicity: 'One replacement a call.',
    source: 'anthropics/claude-quickstarts at 370e18d4, computer-use-best-practices, run.',
  },
  run: inSequence(runSimple),
};
