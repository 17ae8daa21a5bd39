import type { Preset, PresetCase } from '../../preset.ts';
import fourAndTwo from './four-and-two.patch?raw';
import gateway from './gateway.py?raw';
import stated764 from './stated-764.patch?raw';
import stated765 from './stated-765.patch?raw';

const files = { 'billing/gateway.py': gateway };
const intents = [
  { symbol: 'on_charge_failed', line: null },
  { symbol: 'charge', line: null },
] as const;

const onTheTie: PresetCase = {
  id: 'stated-765',
  label: 'stated 765, half-way',
  files,
  edit: stated765,
  hunk: 1,
  intents,
  expected: {
    'gnu-patch': { verdict: 'wrong-place', at: 812, exit: 0 },
    'git-apply': { verdict: 'wrong-place', at: 812, exit: 0 },
    strict: { verdict: 'refused', at: null, exit: 1 },
  },
};

const oneLineUp: PresetCase = {
  id: 'stated-764',
  label: 'stated 764, one line up',
  files,
  edit: stated764,
  hunk: 1,
  intents,
  expected: {
    'gnu-patch': { verdict: 'intended', at: 718, exit: 0 },
    'git-apply': { verdict: 'intended', at: 718, exit: 0 },
    strict: { verdict: 'refused', at: null, exit: 1 },
  },
};

const lopsided: PresetCase = {
  id: 'four-and-two',
  label: 'four lines before, two after',
  files,
  edit: fourAndTwo,
  hunk: 1,
  intents,
  expected: {
    'gnu-patch': { verdict: 'wrong-place', at: 811, exit: 0 },
    'git-apply': { verdict: 'wrong-place', at: 811, exit: 0 },
    strict: { verdict: 'refused', at: null, exit: 1 },
  },
};

export const jitter: Preset = {
  id: 'jitter',
  title: 'The jitter that went into refund()',
  story:
    'A ticket asked for random back-off in charge(). The patch says line 765, half-way between two retry blocks that are the same to the byte, and every tool that searches takes the later one. All 214 tests passed; the next outage found charge() as it had always been.',
  applier: 'gnu-patch',
  cases: [onTheTie, oneLineUp, lopsided],
};
