import type { Applier } from '../applier.ts';
import { patchStrip, reverseOption, unifiedCommand } from '../shared/patch-command.ts';
import { runFreebsd } from './run.ts';

/**
 * What it does: applies unified diffs, hunk by hunk; what fails goes to a `.rej` file.
 * How it searches: the stated line moved by the last offset, then one line after, one before, two after, and so on.
 * When it refuses: no place fits with two lines dropped at both ends at once; changes that come out of order end it.
 * Source: the functions of `usr.bin/patch` (patch.c, pch.c) at 036af6d3 that read, place, apply and reject a unified hunk,
 * compiled by themselves and run on 6,000 generated cases; the rest of the program is reasoned.
 */
export const freebsdPatch: Applier = {
  id: 'freebsd-patch',
  name: 'FreeBSD patch',
  versions: ['036af6d3'],
  family: 'command line',
  command: ['patch'],
  ...unifiedCommand,
  options: [
    patchStrip,
    {
      id: 'fuzz',
      flags: ['-F', '--fuzz'],
      label: 'Fuzz',
      help: 'How many lines of context may be dropped, at both ends at once.',
      kind: 'integer',
      min: 0,
      max: 20,
      default: 2,
    },
    reverseOption,
    {
      id: 'forward',
      flags: ['-N', '--forward'],
      label: 'Ignore applied patches',
      help: 'A patch whose first hunk fits only backwards is passed over.',
      kind: 'flag',
    },
  ],
  evidence: 'reasoned',
  card: {
    finds: 'The context and deleted lines, at the stated line moved by the last offset first.',
    order: 'One line after, one before, two after and so on; all of it again for each line of fuzz.',
    twins: 'Takes the nearest, the later of two equally near; an offset is told, a twin is not.',
    leniency:
      'Up to two lines at both ends at once (fuzz), as many as the leading context has: with less of it at the end, changed lines go unseen.',
    context: 'The file’s.',
    atomicity: 'None: hunks that fit are applied, the others go to a .rej file. Changes out of order end the run.',
    source:
      'The functions of FreeBSD’s usr.bin/patch at 036af6d3 that read, place, apply and reject hunks, compiled and run on 6,000 cases; the rest is reasoned.',
  },
  run: runFreebsd,
};
