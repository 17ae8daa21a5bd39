import { replaceCalls } from '../../formats/write-calls.ts';
import type { Applier } from '../applier.ts';
import { inSequence } from '../shared/in-sequence.ts';
import { runOpencode } from './run.ts';

/**
 * What it does: replaces a text by another, found by nine replacers of growing leniency.
 * How it searches: replacer by replacer; each yields candidates, and the first that is in the file once is replaced.
 * When it refuses: no candidate is in the file, or every one is there more than once, or it is far too large.
 * Source: opencode at 00937b92 and the functions inside 1.18.33, run.
 */
export const opencode: Applier = {
  id: 'opencode',
  name: 'opencode edit',
  versions: ['1.18.33'],
  family: 'agent',
  command: [],
  defaults: [],
  formats: ['camel-string-call'],
  convert: replaceCalls({
    name: 'an edit call',
    path: 'filePath',
    old: 'oldString',
    new: 'newString',
    create: (path, text) => ({ filePath: path, oldString: '', newString: text }),
  }),
  options: [
    {
      id: 'variant',
      flags: ['--variant'],
      label: 'Tool',
      help: 'legacy accepts any block with the right first and last line; v2 takes exact text only.',
      kind: 'choice',
      values: ['1.18.33', 'legacy', 'v2'],
      default: '1.18.33',
    },
  ],
  evidence: 'recorded',
  card: {
    finds: 'The old text, or what one of nine replacers takes for it. No numbers.',
    order: 'Replacer by replacer, from exact to loose; within each, candidates from the top.',
    twins: 'Refuses after all replacers; but a looser candidate that happens to be unique wins.',
    leniency: 'Trimmed lines, similar middles between equal ends, runs of blanks, indentation, escapes.',
    context: 'The new text as given, never re-indented.',
    atomicity: 'One replacement a call.',
    source: 'anomalyco/opencode at 00937b92 and opencode-linux-x64 1.18.33, run; v2 partly reasoned.',
  },
  run: inSequence(runOpencode),
};
