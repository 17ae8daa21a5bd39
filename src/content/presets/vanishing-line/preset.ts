import type { Preset } from '../../preset.ts';
import rules from './inbound.rules?raw';
import rightCount from './right-count.patch?raw';
import shortCount from './short-count.patch?raw';

const files = { 'firewall/inbound.rules': rules };
const intents = [{ symbol: null, line: 5 }] as const;

export const vanishingLine: Preset = {
  id: 'vanishing-line',
  title: 'The vanishing line',
  story:
    'The patch opens one port and closes all others. Its header counts one line too few, so reading stops before the last line: the port is opened, "deny all" is gone. GNU patch and git apply exit 0, and git even says "cleanly".',
  applier: 'git-apply',
  cases: [
    {
      id: 'short-count',
      label: 'counts one too few',
      files,
      edit: shortCount,
      args: { 'git-apply': ['-v'] },
      hunk: 0,
      intents,
      expected: {
        'gnu-patch': { verdict: 'silent-loss', at: 5, exit: 0 },
        'git-apply': { verdict: 'silent-loss', at: 5, exit: 0 },
        strict: { verdict: 'refused', at: null, exit: 1 },
      },
    },
    {
      id: 'recount',
      label: 'git apply --recount',
      files,
      edit: shortCount,
      args: { 'git-apply': ['--recount'] },
      hunk: 0,
      intents,
      expected: { 'git-apply': { verdict: 'intended', at: 5, exit: 0 } },
    },
    {
      id: 'right-count',
      label: 'counts put right',
      files,
      edit: rightCount,
      hunk: 0,
      intents,
      expected: {
        'gnu-patch': { verdict: 'intended', at: 5, exit: 0 },
        'git-apply': { verdict: 'intended', at: 5, exit: 0 },
        strict: { verdict: 'intended', at: 5, exit: 0 },
      },
    },
  ],
};
