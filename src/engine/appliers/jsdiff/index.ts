import { writeUnified } from '../../formats/unified/write.ts';
import type { Applier } from '../applier.ts';
import { runJsdiff } from './run.ts';

/**
 * What it does: applies the hunks of one file, with the real library.
 * How it searches: from the guess outward, one below before one above, all distances before any more error.
 * When it refuses: a hunk without a place; then `false` is returned and nothing else.
 * Source: npm `diff` 9.0.0, driven; its search is replayed and held against it.
 */
export const jsdiff: Applier = {
  id: 'jsdiff',
  name: 'jsdiff',
  versions: ['9.0.0'],
  family: 'library',
  command: [],
  defaults: [],
  formats: ['unified'],
  convert: writeUnified,
  options: [
    {
      id: 'fuzz',
      flags: ['--fuzzFactor'],
      label: 'Errors allowed',
      help: 'Lines of context that may differ, be missing or be too many.',
      kind: 'integer',
      min: 0,
      max: 4,
      default: 0,
    },
    {
      id: 'convert',
      flags: ['--autoConvertLineEndings'],
      label: 'Line endings',
      help: 'Whether a patch is converted to the endings of the file.',
      kind: 'choice',
      values: ['true', 'false'],
      default: 'true',
    },
    {
      id: 'compare',
      flags: ['--compareLine'],
      label: 'Lines are equal',
      help: 'A function of the caller; here: exactly, or with blanks at both ends ignored.',
      kind: 'choice',
      values: ['exactly', 'ignoreWhitespace'],
      default: 'exactly',
    },
  ],
  evidence: 'recorded',
  card: {
    finds: 'The stated line plus the offset of the hunk before, then ever further away.',
    order: 'Outward, below before above; all distances with no error, then all with one.',
    twins: 'Takes the nearest, the later of two equally near; says nothing.',
    leniency: 'fuzzFactor errors in the context of each hunk; line endings of the whole patch.',
    context: 'The file’s.',
    atomicity: 'One file, all hunks or none.',
    source: 'npm diff 9.0.0, run in this page.',
  },
  run: runJsdiff,
};
