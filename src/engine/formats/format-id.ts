/** Syntaxes of edits. Permanent: shared links store them. */
export type FormatId =
  | 'unified'
  | 'context'
  | 'normal'
  | 'ed'
  | 'v4a'
  | 'search-replace'
  | 'updated-blocks'
  | 'tool-call'
  | 'unnumbered'
  | 'whole-file';
