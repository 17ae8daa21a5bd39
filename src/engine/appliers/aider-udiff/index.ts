import { writeUnnumbered } from '../../formats/unnumbered/write.ts';
import type { Applier } from '../applier.ts';
import { runUdiff } from './run.ts';

/**
 * What it does: replaces the old text of every hunk, wherever it occurs, by the new text.
 * How it searches: the old text anywhere, after four preparations; then with context lines dropped or made insertions.
 * When it refuses: a hunk that fits by none of these; other hunks stay applied.
 * Source: Aider-AI/aider at 5dc9490b, run.
 */
export const aiderUdiff: Applier = {
  id: 'aider-udiff',
  name: 'Aider udiff',
  versions: ['5dc9490b'],
  family: 'agent',
  command: [],
  defaults: [],
  formats: ['unnumbered'],
  convert: writeUnnumbered,
  options: [],
  evidence: 'recorded',
  card: {
    finds: 'The old text of the hunk, anywhere in the file, also inside a line. Numbers are never read.',
    order: 'None: all occurrences at once; preparations from exact to loose.',
    twins: 'Changes every occurrence, without a word, unless the text is shorter than ten characters.',
    leniency: 'Blank lines around, indentation, context lines that are not there.',
    context: 'The patch’s; context lines that the file lacks are written into it.',
    atomicity: 'Hunk by hunk: good ones stay when others fail.',
    source:
      'Aider-AI/aider at 5dc9490b with diff-match-patch, its modules run with stubs; rarer cases reasoned from a transcription.',
  },
  run: runUdiff,
};
