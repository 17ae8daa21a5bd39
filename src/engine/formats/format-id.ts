import type { CallFormat } from './tool-call/dialects.ts';

/** Syntaxes of edits. Permanent: shared links store them. */
export type FormatId =
  | 'unified'
  | 'context'
  | 'normal'
  | 'ed'
  | 'v4a'
  | 'search-replace'
  | 'dashed-blocks'
  | 'start-line-blocks'
  | 'updated-blocks'
  | 'unnumbered'
  | 'whole-file'
  | CallFormat;
