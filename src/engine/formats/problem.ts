/** Something wrong with an edit, told in our own words. Same shape as the `Problem` of a run. */
export interface EditProblem {
  readonly code: string;
  /** 1-based line of the edit; null when it is about the whole. */
  readonly line: number | null;
  /** What is wrong. */
  readonly sentence: string;
  /** What to do about it. */
  readonly remedy: string;
}
