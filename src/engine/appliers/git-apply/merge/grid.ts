/** A text as numbers, the same number for the same line (line feed included). */
export type LineIds = readonly number[];

/** Two texts to be compared. A diagonal is an index in the first minus an index in the second. */
export interface Grid {
  readonly lines0: LineIds;
  readonly lines1: LineIds;
  /** Added to a diagonal to index the fronts' arrays. */
  readonly shift: number;
}

/** A part of both texts: lines `from0` to `to0` of one, `from1` to `to1` of the other. */
export interface Box {
  readonly from0: number;
  readonly to0: number;
  readonly from1: number;
  readonly to1: number;
}

/** The furthest places reached so far (indices in the first text) on the diagonals from `low` to `high`. */
export interface Front {
  readonly reach: Int32Array;
  low: number;
  high: number;
}

/** Where a box is cut in two; a part is thorough when its own cut must not be a guess. */
export interface Split {
  readonly at0: number;
  readonly at1: number;
  readonly isLowThorough: boolean;
  readonly isHighThorough: boolean;
}

/** Equal lines in a row that make a place worth a guess. */
export const longSnake = 20;
