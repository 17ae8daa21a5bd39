/** `core.whitespace`, read: what counts as an error in an added line. */
export interface WhitespaceRules {
  readonly blankAtEol: boolean;
  readonly blankAtEof: boolean;
  readonly spaceBeforeTab: boolean;
  readonly indentWithNonTab: boolean;
  readonly tabInIndent: boolean;
  readonly crAtEol: boolean;
  /** Newest version only. */
  readonly incompleteLine: boolean;
  /** 1 to 63. */
  readonly tabWidth: number;
}
