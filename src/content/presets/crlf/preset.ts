import type { Expected, Preset, PresetCase } from '../../preset.ts';
import patch from './country.patch?raw';
import label from './label.py?raw';

const intents = [{ symbol: 'label', line: null }] as const;
const crlf = (text: string) => text.replaceAll('\n', '\r\n');
const lands: Expected = { verdict: 'intended', at: 7, exit: 0 };
const refused: Expected = { verdict: 'refused', at: null, exit: 1 };

const pair = (
  id: string,
  label: string,
  file: string,
  edit: string,
  expected: Readonly<Record<string, Expected>>,
): PresetCase => ({
  id,
  label,
  files: { 'shipping/label.py': file },
  edit,
  hunk: 0,
  intents,
  expected,
});

export const lineEndings: Preset = {
  id: 'crlf',
  title: 'CRLF, four ways',
  story:
    'A file and a patch, each with Unix or Windows line endings: four pairs, and the tools agree on only two of them. GNU patch strips the patch and then cannot find what it stripped; git apply compares the bytes.',
  applier: 'gnu-patch',
  cases: [
    pair('crlf-lf', 'file CRLF, patch LF', crlf(label), patch, {
      'gnu-patch': refused,
      'git-apply': refused,
      strict: refused,
    }),
    pair('crlf-crlf', 'file CRLF, patch CRLF', crlf(label), crlf(patch), {
      'gnu-patch': refused,
      'git-apply': lands,
      strict: lands,
    }),
    pair('lf-crlf', 'file LF, patch CRLF', label, crlf(patch), {
      'gnu-patch': lands,
      'git-apply': refused,
      strict: refused,
    }),
    pair('lf-lf', 'file LF, patch LF', label, patch, {
      'gnu-patch': lands,
      'git-apply': lands,
      strict: lands,
    }),
  ],
};
