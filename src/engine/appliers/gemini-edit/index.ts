import { replaceCalls } from '../../formats/write-calls.ts';
import type { Applier } from '../applier.ts';
import { inSequence } from '../shared/in-sequence.ts';
import { runGemini } from './run.ts';

/**
 * What it does: replaces a text by another, found by one of four strategies.
 * How it searches: strategy by strategy; the first that finds anything decides, then its count is checked.
 * When it refuses: nothing found, or found more than once without permission.
 * Source: Gemini CLI at 5411f113 and gemini-cli-core 0.61.0, run.
 */
export const geminiEdit: Applier = {
  id: 'gemini-edit',
  name: 'Gemini edit',
  versions: ['0.61.0'],
  family: 'agent',
  command: [],
  defaults: [],
  formats: ['old-string-call'],
  convert: replaceCalls({
    name: 'an edit call',
    path: 'file_path',
    old: 'old_string',
    new: 'new_string',
    create: (path, text) => ({ file_path: path, old_string: '', new_string: text }),
  }),
  options: [],
  evidence: 'recorded',
  card: {
    finds: 'The old text: as it is, by trimmed lines, by tokens, by similarity. No numbers.',
    order: 'Strategy by strategy; the first that finds anything decides.',
    twins: 'Refuses, and says how many, unless the call allows several.',
    leniency: 'Indentation, blanks between tokens, up to a tenth of the characters.',
    context: 'The new text, indented like the place.',
    atomicity: 'One replacement a call.',
    source:
      'Gemini CLI at 5411f113 and npm @google/gemini-cli-core 0.61.0, run; its repair by a model is not modelled.',
  },
  run: inSequence(runGemini),
};
