import type { Preset, PresetCase } from '../../preset.ts';
import retry from '../twice/retry.py?raw';
import fromTheName from './from-the-name.md?raw';
import jitter from './jitter.md?raw';

const shared = {
  files: { 'billing/retry.py': retry },
  hunk: 0,
  intents: [{ symbol: 'charge', line: null }],
} as const;

const fewLines: PresetCase = {
  ...shared,
  id: 'few-lines',
  label: 'three lines of context',
  edit: jitter,
  expected: { 'aider-udiff': { verdict: 'wrong-place', at: 21, exit: null } },
};

const withName: PresetCase = {
  ...shared,
  id: 'from-the-name',
  label: 'from the name of the function on',
  edit: fromTheName,
  expected: { 'aider-udiff': { verdict: 'intended', at: 13, exit: null } },
};

export const bothTwins: Preset = {
  id: 'both-twins',
  title: 'The edit that changed both twins',
  story:
    'A unified diff without line numbers, as Aider asks for it, for a loop that charge() and refund() share. Aider replaces the old text wherever it stands, so both functions have the jitter, and the log says: applied. Context that reaches up to the name of the function leaves one place.',
  applier: 'aider-udiff',
  cases: [fewLines, withName],
};
