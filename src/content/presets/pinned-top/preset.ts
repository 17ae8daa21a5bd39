import type { Preset } from '../../preset.ts';
import patch from './chat.patch?raw';
import hosts from './hosts.txt?raw';

const files = { 'ops/hosts.txt': hosts };
const intents = [{ symbol: null, line: 2 }] as const;

export const pinnedTop: Preset = {
  id: 'pinned-top',
  title: 'Pinned to the top',
  story:
    'A hunk that says line 1 and has less context before its change than after it is taken to begin the file. Since then somebody put a comment above it. git apply refuses; GNU patch gives up one line of context first, which also frees the hunk from the top.',
  applier: 'gnu-patch',
  cases: [
    {
      id: 'default',
      label: 'patch -p1',
      files,
      edit: patch,
      hunk: 0,
      intents,
      expected: {
        'gnu-patch': { verdict: 'intended', at: 2, exit: 0 },
        'git-apply': { verdict: 'refused', at: null, exit: 1 },
        strict: { verdict: 'refused', at: null, exit: 1 },
      },
    },
    {
      id: 'fuzz-0',
      label: 'patch -p1 -F0',
      files,
      edit: patch,
      args: { 'gnu-patch': ['-p1', '-F0'] },
      hunk: 0,
      intents,
      expected: { 'gnu-patch': { verdict: 'refused', at: null, exit: 1 } },
    },
  ],
};
