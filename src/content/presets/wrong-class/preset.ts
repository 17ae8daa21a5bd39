import type { Preset, PresetCase } from '../../preset.ts';
import cap from './cap.v4a?raw';
import capWithContext from './cap-with-context.v4a?raw';
import clients from './clients.py?raw';

const shared = {
  files: { 'payments/clients.py': clients },
  hunk: 0,
  intents: [{ symbol: 'ChargeClient', line: null }],
} as const;

const anchorAlone: PresetCase = {
  ...shared,
  id: 'anchor-alone',
  label: 'nothing but the anchor',
  edit: cap,
  expected: {
    'codex-apply-patch': { verdict: 'wrong-place', at: 28, exit: 0 },
    'cookbook-apply-patch': { verdict: 'intended', at: 7, exit: null },
  },
};

const withContext: PresetCase = {
  ...shared,
  id: 'with-context',
  label: 'the method above it as context',
  edit: capWithContext,
  intents: [{ symbol: null, line: 14 }],
  expected: {
    'codex-apply-patch': { verdict: 'intended', at: 14, exit: 0 },
    'cookbook-apply-patch': { verdict: 'intended', at: 14, exit: null },
  },
};

export const wrongClass: Preset = {
  id: 'wrong-class',
  title: 'The anchor that appended to the wrong class',
  story:
    'The patch names ChargeClient after @@ and has nothing but new lines. Codex finds the anchor, and then appends to the end of the file, because that is where lines without context go: the method is now one of RefundClient. Two lines of context under the anchor put it right.',
  applier: 'codex-apply-patch',
  cases: [anchorAlone, withContext],
};
