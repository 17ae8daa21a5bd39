import { writeUnified } from '../../formats/unified/write.ts';
import type { Applier } from '../applier.ts';
import { optionSpecs } from './option-specs.ts';
import { runCommand } from './run-command.ts';

/**
 * `git apply`, as of 2.39.5 (and, as a switch, 2.55.0).
 *
 * What it does: reads the whole input, tries every entry in memory, writes all of it or nothing.
 * How it searches: from the line of the *new* start, outward without limit, the later line first; no fuzz
 * unless `-C` allows less context; lines that an earlier hunk wrote are not used again.
 * When it refuses: one hunk without a place (unless `--reject`), a path it may not touch, a patch that does
 * not parse to its end.
 * Source: the recorded runs beside this file.
 */
export const gitApply: Applier = {
  id: 'git-apply',
  name: 'git apply',
  versions: ['2.39.5', 'newest'],
  family: 'command line',
  command: ['git', 'apply'],
  defaults: [],
  formats: ['unified'],
  convert: writeUnified,
  options: optionSpecs,
  evidence: 'recorded',
  card: {
    finds: 'All context and removed lines, byte for byte, in the file as the hunks before left it.',
    order: 'From the line that the new side states, outward in both directions without limit; the later line first.',
    twins: 'Takes the nearest; of two equally near the later. Says nothing unless -v.',
    leniency: 'None, unless -C, --ignore-whitespace or --whitespace=fix.',
    context: "The patch's, which is the file's byte for byte; with --ignore-whitespace the file's.",
    atomicity: 'All files and hunks of one input, or nothing; with --reject whatever fits.',
    source: 'Recorded runs of git 2.39.5 and 2.55.0.',
  },
  run: runCommand,
};
