/** One column of cells: rows `from` to `to` (exclusive) of the hunk, `x` from the left of the cells. */
export interface Column {
  readonly from: number;
  readonly to: number;
  readonly x: number;
  readonly width: number;
}

/** Columns thinner than this cannot be told apart. */
const leastPitch = 3;
/** The design's number of columns: fewer rows keep its pitch, more rows share its width. */
export const fullColumns = 7;

/** A column a row; when there are too many rows for the width, a column for every few rows. */
export function columnsOf(rows: number, width: number): Column[] {
  const pitch = width / Math.max(rows, fullColumns);
  const rowsEach = pitch < leastPitch ? Math.ceil(leastPitch / pitch) : 1;
  const wide = pitch * rowsEach;
  const gap = wide >= 8 ? 2 : wide >= 5 ? 1.5 : 1;
  return Array.from({ length: Math.ceil(rows / rowsEach) }, (_, i) => {
    const from = i * rowsEach;
    const to = Math.min(rows, from + rowsEach);
    return { from, to, x: from * pitch, width: (to - from) * pitch - gap };
  });
}

/** The numeral of a column: its last row, but for the first, which begins the count. */
export const numeralOf = ({ from, to }: Column): number => (from === 0 ? 1 : to);

/** The columns that bear their row's number: the first, and then every so many that the numerals keep apart. */
export function numberedColumns(columns: readonly Column[], apart: number): Column[] {
  const [first, second] = columns;
  if (!first) return [];
  const pitch = second ? second.x - first.x : apart;
  const rowsEach = first.to - first.from;
  const least = Math.ceil(apart / pitch) * rowsEach;
  const every = niceSteps.find((step) => step >= least) ?? least;
  return columns.filter(({ from, to }) => from === 0 || Math.floor(to / every) > Math.floor(from / every));
}

const niceSteps = [1, 2, 5, 10, 20, 50, 100, 200];
