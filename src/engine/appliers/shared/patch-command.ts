import { writeUnified } from '../../formats/unified/write.ts';
import type { OptionSpec } from '../options.ts';

/** What commands that are given a unified diff have in common. */
export const unifiedCommand = {
  defaults: ['-p1'],
  formats: ['unified'],
  convert: writeUnified,
} as const;

/** `without`: what happens to names when the option is not given, to follow a semicolon. */
export const stripOption = (flags: OptionSpec['flags'], without?: string): OptionSpec => ({
  id: 'strip',
  flags,
  label: 'Strip level',
  help: `How many leading components of the names in the patch to drop${without ? `; ${without}` : ''}.`,
  kind: 'integer',
  min: 0,
  max: 20,
  default: 1,
});

/** Of commands that drop all components but the last when they are not told how many. */
export const patchStrip = stripOption(['-p', '--strip'], 'without it, all but the last');

export const reverseOption: OptionSpec = {
  id: 'reverse',
  flags: ['-R', '--reverse'],
  label: 'Reverse',
  help: 'Takes the patch back.',
  kind: 'flag',
};
