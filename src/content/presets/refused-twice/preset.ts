import type { Preset, PresetCase } from '../../preset.ts';
import gateway from '../jitter/gateway.py?raw';
import short from './short.json?raw';
import withName from './with-name.json?raw';

const shared = {
  files: { 'billing/gateway.py': gateway },
  hunk: 0,
  intents: [{ symbol: 'charge', line: null }],
} as const;

const oldTextAlone: PresetCase = {
  ...shared,
  id: 'loop',
  label: 'the loop alone',
  edit: short,
  expected: {
    str_replace: { verdict: 'refused', at: null, exit: null },
    'str_replace-simple': { verdict: 'refused', at: null, exit: null },
  },
};

const named: PresetCase = {
  ...shared,
  id: 'with-name',
  label: 'from the name of the function on',
  edit: withName,
  expected: {
    str_replace: { verdict: 'intended', at: 711, exit: null },
    'str_replace-simple': { verdict: 'intended', at: 711, exit: null },
  },
};

export const refusedTwice: Preset = {
  id: 'refused-twice',
  title: 'A count of occurrences that refuses',
  story:
    'The jitter again, as a call that names old and new text. The old text stands in charge(), in refund() and in four more, so the tool counts, says that there are several, and writes nothing. With the three lines that name the function it occurs once and goes where it was meant to.',
  applier: 'str_replace',
  cases: [oldTextAlone, named],
};
