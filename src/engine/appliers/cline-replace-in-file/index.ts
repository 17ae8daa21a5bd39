import { dashedMarks } from '../../formats/search-replace/dialects.ts';
import { blockCalls } from '../../formats/write-calls.ts';
import type { Applier } from '../applier.ts';
import { inSequence } from '../shared/in-sequence.ts';
import { runReplaceInFile } from './run.ts';

/**
 * What it does: replaces the lines of SEARCH blocks, in order.
 * How it searches: from the end of the block before: exact, trimmed lines, first and last line; then exact from the top.
 * When it refuses: one block without a place refuses all.
 * Source: cline/cline before 1f31738b (2026-06-24, which removed it), run.
 */
export const clineReplaceInFile: Applier = {
  id: 'cline-replace-in-file',
  name: 'Cline replace_in_file',
  versions: ['1f31738b~1'],
  family: 'agent',
  command: [],
  defaults: [],
  formats: ['dashed-call', 'search-call', 'dashed-blocks', 'search-replace'],
  convert: blockCalls({ name: 'replace_in_file', marks: dashedMarks, creates: true }),
  options: [
    {
      id: 'version',
      flags: ['--version'],
      label: 'Constructor',
      help: 'v1 accepts blocks out of order; v2 refuses them.',
      kind: 'choice',
      values: ['v1', 'v2'],
      default: 'v1',
    },
  ],
  evidence: 'recorded',
  card: {
    finds: 'The search lines, from the end of the block before. No numbers.',
    order: 'Exact, then trimmed lines, then only the first and the last line; at last exact from the top.',
    twins: 'Takes the first, without a word.',
    leniency: 'Blanks at both ends of lines; with three lines or more, anything between the first and the last.',
    context: 'The replacement as given.',
    atomicity: 'All blocks of a file or none.',
    source: 'cline/cline, parent of 1f31738b, bundled and run; removed on 2026-06-24.',
  },
  run: inSequence(runReplaceInFile),
};
