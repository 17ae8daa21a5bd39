import { type CallFormat, dialectOf, type FormatId, isCall } from '../engine/index.ts';

/** What each format is called on screen; calls by their fields. */
const words: Readonly<Record<Exclude<FormatId, CallFormat>, string>> = {
  unified: 'unified diffs',
  context: 'context diffs',
  normal: 'normal diffs',
  ed: 'ed scripts',
  v4a: 'V4A',
  'search-replace': 'SEARCH/REPLACE blocks',
  'dashed-blocks': 'blocks between dashes',
  'start-line-blocks': 'blocks with a line',
  'updated-blocks': 'ORIGINAL/UPDATED blocks',
  unnumbered: 'diffs without numbers',
  'whole-file': 'whole files',
};

export const formatWords = (format: FormatId): string =>
  isCall(format) ? (dialectOf(format)?.short ?? 'tool calls of no known kind') : words[format];

/** "reads V4A and tool calls". */
export function readsWords(formats: readonly FormatId[]): string {
  const names = formats.map((format) => formatWords(format));
  return `reads ${names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`}`;
}
