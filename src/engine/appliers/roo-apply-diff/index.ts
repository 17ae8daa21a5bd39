import { numberedMarks } from '../../formats/search-replace/dialects.ts';
import { blockCalls } from '../../formats/write-calls.ts';
import type { Applier } from '../applier.ts';
import { inSequence } from '../shared/in-sequence.ts';
import { runRoo } from './run.ts';

/**
 * What it does: replaces the lines of SEARCH blocks, each near its stated line.
 * How it searches: the stated line, then windows from the middle of the range outward; the best score counts.
 * When it refuses: no window is similar enough; other blocks are applied all the same.
 * Source: Roo Code at cb836567, bundled and run.
 */
export const rooApplyDiff: Applier = {
  id: 'roo-apply-diff',
  name: 'Roo apply_diff',
  versions: ['cb836567'],
  family: 'agent',
  command: [],
  defaults: [],
  formats: ['start-line-call', 'search-call', 'start-line-blocks', 'search-replace'],
  convert: blockCalls({ name: 'apply_diff', marks: numberedMarks, creates: false }),
  options: [
    {
      id: 'threshold',
      flags: ['--fuzzyThreshold'],
      label: 'Similarity needed',
      help: 'A share of 1; at 1 only blanks, quotes and dashes may differ.',
      kind: 'text',
      placeholder: '1',
    },
  ],
  evidence: 'recorded',
  card: {
    finds: 'The search lines, at their start line if they have one.',
    order: 'The stated line; else from the middle of forty lines on each side outward, the best score wins.',
    twins: 'The one met first from the middle of the range, which near the ends of a file is not the nearest.',
    leniency: 'Runs of blanks, indentation, quotes and dashes; below a threshold of 1 also any characters.',
    context: 'The replacement, indented like the place, blanks at the end lost.',
    atomicity: 'Block by block: those that fit are applied, and one is enough for a success.',
    source: 'Roo Code at cb836567, bundled and run; rarer cases reasoned from a transcription.',
  },
  run: inSequence(runRoo),
};
