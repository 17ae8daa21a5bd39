/** What is wrong with a line of an update. */
export interface Fault {
  /** 0-based line after unwrapping. */
  readonly at: number;
  readonly message: string;
}

/** What a line's first character makes of it. */
export const kinds = { ' ': 'context', '+': 'insert', '-': 'delete' } as const;

export const noLines = 'Update hunk does not contain any lines';
export const unexpected = (line: string) =>
  `Unexpected line found in update hunk: '${line}'. Every line should start with ' ' (context line), '+' (added line), or '-' (removed line)`;
export const notAChunk = (line: string) => `Expected update hunk to start with a @@ context marker, got: '${line}'`;
