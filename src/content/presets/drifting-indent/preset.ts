import type { Preset, PresetCase } from '../../preset.ts';
import adapters from './adapters.py?raw';
import longcat from './longcat.v4a?raw';

const shared = {
  files: { 'agents/adapters.py': adapters },
  edit: longcat,
  hunk: 0,
  intents: [{ symbol: null, line: 9 }],
} as const;

const legacy: PresetCase = {
  ...shared,
  id: 'legacy',
  label: 'until 0.161: the patch’s context is written',
  args: { 'codex-apply-patch': ['--variant=legacy'] },
  expected: {
    'codex-apply-patch': { verdict: 'intended', at: 9, exit: 0 },
    'cookbook-apply-patch': { verdict: 'intended', at: 9, exit: null },
  },
};

const preserve: PresetCase = {
  ...shared,
  id: 'preserve',
  label: 'since 0.162.1: the file’s context stays',
  args: { 'codex-apply-patch': ['--variant=preserve'] },
  expected: legacy.expected,
};

export const driftingIndent: Preset = {
  id: 'drifting-indent',
  title: 'The indentation that drifted',
  story:
    'The patch adds one class to a list; its context has three spaces where the file has four, and a comparison that ignores blanks finds the place all the same. Codex until 0.161 then wrote the context as the patch has it, so four lines that nobody changed moved to the left. Since 0.162.1 the lines of the file stay.',
  applier: 'codex-apply-patch',
  cases: [legacy, preserve],
};
