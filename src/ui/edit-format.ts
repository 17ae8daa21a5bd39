import { type ByteText, type FormatId, recognise } from '../engine/index.ts';

/** What each format is called on screen. */
export const formatWords: Readonly<Record<FormatId, string>> = {
  unified: 'unified diffs',
  context: 'context diffs',
  normal: 'normal diffs',
  ed: 'ed scripts',
  v4a: 'V4A',
  'search-replace': 'SEARCH/REPLACE blocks',
  'updated-blocks': 'ORIGINAL/UPDATED blocks',
  'tool-call': 'tool calls (JSON)',
  unnumbered: 'diffs without numbers',
  'whole-file': 'whole files',
};

/** The format of the edit, as it looks; null when it is not known, so that no applier is out of place. */
export function formatOf(edit: ByteText): FormatId | null {
  const { kind } = recognise(edit.slice(0, 200_000));
  if (kind === 'git-diff') return 'unified';
  return kind === 'web-page' || kind === 'terminal-log' || kind === 'nothing' ? null : kind;
}

/** "reads V4A and tool calls". */
export function readsWords(formats: readonly FormatId[]): string {
  const names = formats.map((format) => formatWords[format]);
  return `reads ${names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`}`;
}
