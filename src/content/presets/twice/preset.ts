import type { Preset } from '../../preset.ts';
import patch from './jitter.patch?raw';
import untouched from './retry.py?raw';
import once from './retry-once.py?raw';

const intents = [{ symbol: 'charge', line: null }] as const;

export const twice: Preset = {
  id: 'twice',
  title: 'Apply it twice and it edits the twin',
  story:
    'The patch has been applied already; somebody runs it again. Its lines are no longer in charge(), but they still are in refund(), so that is where it goes. -N, which should notice applied patches, does not; git apply --check and git apply -R --check both say yes.',
  applier: 'gnu-patch',
  cases: [
    {
      id: 'again',
      label: 'the second time',
      files: { 'billing/retry.py': once },
      edit: patch,
      args: { 'gnu-patch': ['-p1', '-N'] },
      hunk: 0,
      intents,
      expected: {
        'gnu-patch': { verdict: 'wrong-place', at: 36, exit: 0 },
        'git-apply': { verdict: 'wrong-place', at: 36, exit: 0 },
        strict: { verdict: 'refused', at: null, exit: 1 },
      },
    },
    {
      id: 'first',
      label: 'the first time',
      files: { 'billing/retry.py': untouched },
      edit: patch,
      hunk: 0,
      intents,
      expected: {
        'gnu-patch': { verdict: 'intended', at: 20, exit: 0 },
        'git-apply': { verdict: 'intended', at: 20, exit: 0 },
        strict: { verdict: 'intended', at: 20, exit: 0 },
      },
    },
  ],
};
