import { writeUnified } from '../../formats/unified/write.ts';
import type { Applier } from '../applier.ts';
import { optionSpecs } from './option-specs.ts';
import { runGnuPatch, versions } from './run.ts';

/**
 * GNU patch.
 *
 * What it does: applies each hunk that it can find a place for, and writes the others to a reject file.
 * How it searches: outward from the stated line plus the offset of the hunk before, whole file at each level of fuzz.
 * When it refuses: when no place fits with up to two context lines at each end ignored.
 * Source: recorded runs of 2.7.6 (Debian) and 2.8.
 */
export const gnuPatch: Applier = {
  id: 'gnu-patch',
  name: 'GNU patch',
  versions,
  family: 'command line',
  command: ['patch'],
  defaults: ['-p1'],
  formats: ['unified', 'context', 'normal'],
  convert: writeUnified,
  options: optionSpecs,
  evidence: 'recorded',
  card: {
    finds: 'Compares the context and deleted lines of a hunk with the file, at the stated line first.',
    order: 'Outward one line at a time, downward before upward at each distance; the whole file at each level of fuzz.',
    twins:
      'Takes the one nearer to the expected line, the lower one of two equally near, and says nothing of the other.',
    leniency: 'Up to two context lines at each end may differ (fuzz). Distance never counts against a place.',
    context: "The file's own lines stay; those of the patch are not written.",
    atomicity: 'None: hunks that fit are applied, the others go to a .rej file.',
    source: 'Recorded runs of GNU patch 2.7.6 (Debian 2.7.6-7) and 2.8.',
  },
  run: runGnuPatch,
};
