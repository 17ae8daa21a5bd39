import type { Preset, PresetCase } from '../../preset.ts';
import retries from './retries.py?raw';
import seven from './seven.json?raw';
import timeouts from './timeouts.py?raw';

const shared = {
  files: { 'http/timeouts.py': timeouts, 'http/retries.py': retries },
  edit: seven,
  hunk: 0,
  intents: [3, 4, 5, 6, 3, 4, 5].map((line) => ({ symbol: null, line })),
} as const;

const asShipped: PresetCase = {
  ...shared,
  id: 'snapshot',
  label: 'as shipped: each entry against the file before',
  args: { gptme: ['--variant=snapshot'] },
  expected: { gptme: { verdict: 'silent-loss', at: 3, exit: null } },
};

const accumulated: PresetCase = {
  ...shared,
  id: 'fixed',
  label: 'as fixed: each entry against the one before',
  args: { gptme: ['--variant=fixed'] },
  expected: { gptme: { verdict: 'intended', at: 3, exit: null } },
};

export const snapshot: Preset = {
  id: 'snapshot',
  title: 'Seven entries, two files, one insertion in each',
  story:
    'One batch puts seven lines into two files. As shipped, gptme resolved every entry against the file before the batch, so each entry wrote over the one before: it says that seven patches were applied, and each file has one new line, its last. As fixed, an entry gets what the one before has left, and all seven are there.',
  applier: 'gptme',
  cases: [asShipped, accumulated],
};
