import { v4aWriter } from '../../formats/v4a/write.ts';
import type { Applier } from '../applier.ts';
import { runCodex } from './run.ts';

/**
 * What it does: reads a V4A patch and seeks the old lines of each chunk from the top, chunk by chunk.
 * How it searches: four passes over the rest of the file, from exact to loose; the first fit wins.
 * When it refuses: no fit after the four passes; then the file is left alone, files before it are not.
 * Source: openai/codex, runs of 0.115.0, 0.160.0 and 0.171.0.
 */
export const codexApplyPatch: Applier = {
  id: 'codex-apply-patch',
  name: 'Codex apply_patch',
  versions: ['0.171.0'],
  family: 'agent',
  command: ['apply_patch'],
  defaults: [],
  formats: ['v4a'],
  convert: v4aWriter({ joinsAdded: false }),
  options: [
    {
      id: 'variant',
      flags: ['--variant'],
      label: 'Writes',
      help: 'preserve keeps the file’s own context lines (since 0.162.1); legacy writes the patch’s; classic is legacy with the parser of 0.115.',
      kind: 'choice',
      values: ['preserve', 'legacy', 'classic'],
      default: 'preserve',
    },
  ],
  evidence: 'recorded',
  card: {
    finds: 'Old lines as text, below the chunk before and below an optional anchor line after @@. No numbers.',
    order: 'Four passes, each from the cursor to the end of the file; the next begins when one has found nothing.',
    twins: 'Takes the first below the cursor, without a word.',
    leniency: 'Blanks at the end, then at both ends, then typographic dashes, quotes and spaces.',
    context: 'The file’s; until 0.161 the patch’s, which re-indents lines that nobody changed.',
    atomicity: 'All chunks of a file or none; files before a failing one stay changed.',
    source: 'openai/codex at e3e5ad28 and the npm builds 0.115.0, 0.160.0 and 0.171.0, run.',
  },
  run: runCodex,
};
