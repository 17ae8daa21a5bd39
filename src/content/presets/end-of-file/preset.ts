import type { Preset, PresetCase } from '../../preset.ts';
import webhooks from './webhooks.v4a?raw';
import workers from './workers.toml?raw';

const atTheEnd: PresetCase = {
  id: 'at-the-end',
  label: 'a line feed at the end, as usual',
  files: { 'config/workers.toml': workers },
  edit: webhooks,
  hunk: 0,
  intents: [{ symbol: null, line: 12 }],
  expected: {
    'cookbook-apply-patch': { verdict: 'wrong-place', at: 4, exit: null },
    'codex-apply-patch': { verdict: 'intended', at: 12, exit: 0 },
  },
};

const noLineFeed: PresetCase = {
  ...atTheEnd,
  id: 'no-line-feed',
  label: 'without it',
  files: { 'config/workers.toml': workers.trimEnd() },
  expected: {
    'cookbook-apply-patch': { verdict: 'intended', at: 12, exit: null },
    'codex-apply-patch': { verdict: 'intended', at: 12, exit: 0 },
  },
};

export const endOfFile: Preset = {
  id: 'end-of-file',
  title: '*** End of File that matched the first place',
  story:
    'Two queues have the same two lines, and the patch says which it means: *** End of File. The script of the cookbook splits the file at line feeds, so a file that ends in one has an empty line more, the lines of the patch never reach the end, and the first match from the top is taken: mail has the new timeout, webhooks the old. Without the last line feed it is right, as Codex is in both.',
  applier: 'cookbook-apply-patch',
  cases: [atTheEnd, noLineFeed],
};
