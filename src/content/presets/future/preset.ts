import type { Preset } from '../../preset.ts';
import allMended from './all-mended.patch?raw';
import charge from './charge.py?raw';
import contextMended from './context-mended.patch?raw';
import late from './late.patch?raw';

const files = { 'billing/charge.py': charge };
const intents = [
  { symbol: null, line: 38 },
  { symbol: null, line: 142 },
  { symbol: null, line: 197 },
] as const;

export const future: Preset = {
  id: 'future',
  title: 'Numbered against the future',
  story:
    'Three hunks for one file. The third says 199 where it means 197: its author counted in the file as it would be after the first hunk added two lines. It also remembers one line of refund() as void_charge() has it, and so GNU patch finds void_charge() the better place.',
  applier: 'gnu-patch',
  cases: [
    {
      id: 'late',
      label: 'as it was written',
      files,
      edit: late,
      hunk: 2,
      intents,
      expected: {
        'gnu-patch': { verdict: 'wrong-place', at: 187, exit: 0 },
        'git-apply': { verdict: 'refused', at: null, exit: 1 },
        strict: { verdict: 'refused', at: null, exit: 1 },
      },
    },
    {
      id: 'context-mended',
      label: 'the remembered line put right',
      files,
      edit: contextMended,
      hunk: 2,
      intents,
      expected: {
        'gnu-patch': { verdict: 'intended', at: 197, exit: 0 },
        'git-apply': { verdict: 'intended', at: 197, exit: 0 },
        strict: { verdict: 'refused', at: null, exit: 1 },
      },
    },
    {
      id: 'all-mended',
      label: 'the number put right as well',
      files,
      edit: allMended,
      hunk: 2,
      intents,
      expected: {
        'gnu-patch': { verdict: 'intended', at: 197, exit: 0 },
        'git-apply': { verdict: 'intended', at: 197, exit: 0 },
        strict: { verdict: 'intended', at: 197, exit: 0 },
      },
    },
  ],
};
