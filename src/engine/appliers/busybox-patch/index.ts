import type { Applier } from '../applier.ts';
import { patchStrip, reverseOption, unifiedCommand } from '../shared/patch-command.ts';
import { runBusybox } from './run.ts';

/**
 * What it does: applies unified diffs, file by file, in one pass over each file.
 * How it searches: from the end of the hunk before down; the first place where all old lines stand in a row wins. Line
 * numbers are never used.
 * When it refuses: the file ends before the hunk is found; then that file stays as it was, and the next is taken.
 * Source: runs of BusyBox 1.35.0.
 */
export const busyboxPatch: Applier = {
  id: 'busybox-patch',
  name: 'BusyBox patch',
  versions: ['1.35.0'],
  family: 'command line',
  command: ['busybox', 'patch'],
  ...unifiedCommand,
  options: [
    patchStrip,
    reverseOption,
    {
      id: 'forward',
      flags: ['-N', '--forward'],
      label: 'Ignore applied hunks',
      help: 'A hunk whose new lines are found in place counts as applied.',
      kind: 'flag',
    },
    {
      id: 'remove-empty',
      flags: ['-E', '--remove-empty-files'],
      label: 'Remove empty files',
      help: 'A file of which the patch leaves nothing is removed rather than emptied.',
      kind: 'flag',
    },
    {
      id: 'dry-run',
      flags: ['--dry-run'],
      label: 'Dry run',
      help: 'Says what would happen; writes nothing.',
      kind: 'flag',
    },
  ],
  evidence: 'recorded',
  card: {
    finds: 'The old lines in a row, anywhere below the hunk before. The stated line is not read.',
    order: 'One pass down the file.',
    twins: 'Takes the first, even when the header names another exactly; says nothing.',
    leniency: 'None. A hunk with less context after its changes than before must end at the end of the file.',
    context: 'The patch’s, which is the file’s; a last line gets its line feed.',
    atomicity: 'A file whose hunk fails stays as it was; files before and after it are written.',
    source: 'BusyBox 1.35.0 of Debian 12, run.',
  },
  run: runBusybox,
};
