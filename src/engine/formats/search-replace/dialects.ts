/** How blocks are marked: three tools, three habits. */
export interface BlockMarks {
  readonly search: string;
  readonly divider: string;
  readonly replace: string;
  /** A line that the tool would take for one of its markers. */
  readonly isMark: RegExp;
  /** Markers in texts are written with a backslash in front. */
  readonly escapes: boolean;
  /** The line number of the search text may be given. */
  readonly hasNumbers: boolean;
  /** The tool passes over blank lines at the top of a text. */
  readonly swallowsBlanks: boolean;
}

const arrows = { search: '<<<<<<< SEARCH', divider: '=======', replace: '>>>>>>> REPLACE' } as const;

/** In chat replies, below the name of the file. */
export const plainMarks: BlockMarks = {
  ...arrows,
  isMark: /^\s*(?:<{5,9} SEARCH>?|={5,9}|>{5,9} REPLACE)\s*$/,
  escapes: false,
  hasNumbers: false,
  swallowsBlanks: false,
};

/** In a field of a call, with dashes and plus signs. */
export const dashedMarks: BlockMarks = {
  search: '------- SEARCH',
  divider: '=======',
  replace: '+++++++ REPLACE',
  isMark: /^(?:[-<]{3,} SEARCH>?|={3,}|[+>]{3,} REPLACE>?)\r?$/,
  escapes: false,
  hasNumbers: false,
  swallowsBlanks: false,
};

/** In a field of a call, with line numbers. */
export const numberedMarks: BlockMarks = {
  ...arrows,
  isMark: /^\s*(?:<{7}|={7}|>{7}|-{7}|:start_line:|:end_line:)/,
  escapes: true,
  hasNumbers: true,
  swallowsBlanks: true,
};
