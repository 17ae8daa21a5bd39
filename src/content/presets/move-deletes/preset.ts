import type { Preset, PresetCase } from '../../preset.ts';
import ontoItself from './onto-itself.v4a?raw';
import rates from './rates.py?raw';
import withoutMove from './without-move.v4a?raw';

const shared = { files: { 'tax/rates.py': rates }, hunk: 0, intents: [{ symbol: null, line: 6 }] } as const;

const samePath: PresetCase = {
  ...shared,
  id: 'onto-itself',
  label: 'moved to its own path',
  edit: ontoItself,
  expected: {
    'codex-apply-patch': { verdict: 'silent-loss', at: 6, exit: 0 },
    'cookbook-apply-patch': { verdict: 'silent-loss', at: 6, exit: null },
  },
};

const edited: PresetCase = {
  ...shared,
  id: 'without-move',
  label: 'the same edit without the move',
  edit: withoutMove,
  expected: {
    'codex-apply-patch': { verdict: 'intended', at: 6, exit: 0 },
    'cookbook-apply-patch': { verdict: 'intended', at: 6, exit: null },
  },
};

export const moveDeletes: Preset = {
  id: 'move-deletes',
  title: 'The move that deletes',
  story:
    'One rate changes, and the patch has a line that moves the file to where it already is. The tool writes the new text, then removes the old path, which is the same one. It reports success; the file is gone.',
  applier: 'codex-apply-patch',
  cases: [samePath, edited],
};
