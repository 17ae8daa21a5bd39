import type { Applier } from '../applier.ts';
import { stripOption, unifiedCommand } from '../shared/patch-command.ts';
import { runHgImport } from './run.ts';

/**
 * What it does: applies a patch to the working copy, without a commit.
 * How it searches: the stated line first; then every line that equals the first old row, the nearest first.
 * When it refuses: no candidate fits with two lines of context dropped; that hunk goes to a `.rej` file, the others stay.
 * Source: runs of Mercurial 6.3.2.
 */
export const hgImport: Applier = {
  id: 'hg-import',
  name: 'Mercurial import',
  versions: ['6.3.2'],
  family: 'command line',
  // Recorded so: in words, and with names as they are unless `-p` follows.
  command: ['hg', 'import', '--no-commit', '-v', '-p0'],
  ...unifiedCommand,
  options: [
    stripOption(['-p', '--strip']),
    {
      id: 'config',
      flags: ['--config'],
      label: 'Setting',
      help: 'patch.fuzz is how many lines of context may be dropped (2); patch.eol how line endings count (strict).',
      kind: 'text',
      placeholder: 'patch.fuzz=2',
    },
  ],
  evidence: 'recorded',
  card: {
    finds: 'The stated line, moved by what hunks before have inserted; else lines that equal the first old row.',
    order: 'Candidates by their distance from the target; for each fuzz the top is cut first, then both ends.',
    twins: 'Takes the nearest, the earlier of two equally near; an offset is told, a twin is not.',
    leniency: 'Up to two lines of context at each end (patch.fuzz); line endings with patch.eol.',
    context: 'The patch’s, which is the file’s.',
    atomicity: 'None: hunks that fit stay, the others go to a .rej file, and the exit status is 255.',
    source: 'Mercurial 6.3.2 of Debian 12, run.',
  },
  run: runHgImport,
};
