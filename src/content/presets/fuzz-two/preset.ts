import type { Preset } from '../../preset.ts';
import databases from './databases.ini?raw';
import patch from './read-only.patch?raw';

const files = { 'config/databases.ini': databases };
const intents = [{ symbol: null, line: 9 }] as const;

export const fuzzTwo: Preset = {
  id: 'fuzz-two',
  title: 'Fuzz 2 with two lines of context',
  story:
    'The patch makes [south] read-only, but the file was rewritten and not one of its four lines of context is left. GNU patch may ignore two lines at each end, which is all of them: nothing remains to be checked, and whatever stands at line 3 is made read-only. That is [north].',
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
        'gnu-patch': { verdict: 'wrong-place', at: 3, exit: 0 },
        'git-apply': { verdict: 'refused', at: null, exit: 1 },
        strict: { verdict: 'refused', at: null, exit: 1 },
      },
    },
    {
      id: 'fuzz-1',
      label: 'patch -p1 -F1',
      files,
      edit: patch,
      args: { 'gnu-patch': ['-p1', '-F1'] },
      hunk: 0,
      intents,
      expected: { 'gnu-patch': { verdict: 'refused', at: null, exit: 1 } },
    },
    {
      id: 'git-c0',
      label: 'git apply -C0',
      files,
      edit: patch,
      args: { 'git-apply': ['-C0'] },
      hunk: 0,
      intents,
      expected: { 'git-apply': { verdict: 'wrong-place', at: -1, exit: 0 } },
    },
  ],
};
