import type { Preset } from '../../preset.ts';
import basket from './basket.ts.txt?raw';
import patch from './shipping.patch?raw';

export const clean: Preset = {
  id: 'clean',
  title: 'A clean apply',
  story:
    'What it looks like when all is well: the hunk is where it says, every line matches at the first try, and no other place in the file would have fitted.',
  applier: 'git-apply',
  cases: [
    {
      id: 'clean',
      label: 'as it should be',
      files: { 'src/basket.ts': basket },
      edit: patch,
      hunk: 0,
      intents: [{ symbol: 'shipping', line: null }],
      expected: {
        'gnu-patch': { verdict: 'intended', at: 11, exit: 0 },
        'git-apply': { verdict: 'intended', at: 11, exit: 0 },
        strict: { verdict: 'intended', at: 11, exit: 0 },
      },
    },
  ],
};
