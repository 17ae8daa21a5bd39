import { sectionCalls } from '../../formats/write-calls.ts';
import type { Applier } from '../applier.ts';
import { inSequence } from '../shared/in-sequence.ts';
import { runApplyDiff } from './run.ts';

/**
 * What it does: applies the body of one V4A update to one text.
 * How it searches: from the section before down, three passes; a single anchor that is missing is ignored, stacked ones are not.
 * When it refuses: one section without a place.
 * Source: openai-agents-python and openai-agents-js, run.
 */
export const agentsSdk: Applier = {
  id: 'agents-sdk',
  name: 'Agents SDK apply_diff',
  versions: ['0.20.0'],
  family: 'agent',
  command: [],
  defaults: [],
  formats: ['section-call'],
  convert: sectionCalls({ name: 'apply_diff' }),
  options: [
    {
      id: 'variant',
      flags: ['--variant'],
      label: 'Library',
      help: 'The two libraries differ at the end of a file and in line ends.',
      kind: 'choice',
      values: ['python', 'js'],
      default: 'python',
    },
  ],
  evidence: 'recorded',
  card: {
    finds: 'Old lines as text, below the section before and below an optional anchor line after @@.',
    order: 'Three passes, each from the cursor down.',
    twins: 'Takes the first below the cursor, without a word.',
    leniency: 'Blanks at the end (fuzz 1), blanks at both ends (fuzz 100), a missed end of file (fuzz 10000).',
    context: 'The file’s.',
    atomicity: 'One file a call, all sections or none.',
    source: 'openai-agents-python at 7f7a44f8 and npm @openai/agents-core 0.20.0, run.',
  },
  run: inSequence(runApplyDiff),
};
