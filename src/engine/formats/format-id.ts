import { type CallFormat, dialects } from './tool-call/dialects.ts';

const textFormats = [
  'unified',
  'context',
  'normal',
  'ed',
  'v4a',
  'search-replace',
  'dashed-blocks',
  'start-line-blocks',
  'updated-blocks',
  'unnumbered',
  'whole-file',
] as const;

/** Syntaxes of edits. Permanent: shared links store them. */
export type FormatId = (typeof textFormats)[number] | CallFormat;

/** Whether a word, from a link for instance, names a syntax. */
export const isFormatId = (word: string): word is FormatId =>
  (textFormats as readonly string[]).includes(word) ||
  word === 'tool-call' ||
  dialects.some(({ format }) => format === word);
