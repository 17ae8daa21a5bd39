/** The lines that the rail shows: `from` to `to` (exclusive), 0-based. They may reach beyond the file's ends. */
export interface Neighbourhood {
  readonly from: number;
  readonly to: number;
}

export interface Interest {
  /** Where the hunk says it belongs; null when it states no line. */
  readonly stated: number | null;
  /** Places that must be seen: landings and the nearest twin, or else the best near miss. */
  readonly places: readonly number[];
  /** Rows of the hunk: a place reaches that many lines down. */
  readonly rows: number;
  readonly lineCount: number;
}

/** Fewest lines shown above and below the middle, but no further than this beyond the ends of a small file. */
const leastHalf = 24;
const beyond = 2;

/**
 * The stated line stands in the exact middle, so that equal distances look equal. Each half holds the furthest
 * place and a third more. Without a stated line the places themselves are centred; without any, it is the whole file.
 */
export function neighbourhoodOf({ stated, places, rows, lineCount }: Interest): Neighbourhood {
  if (stated === null && places.length === 0) return { from: 0, to: Math.max(1, lineCount) };
  const lowest = Math.min(...places, stated ?? Number.POSITIVE_INFINITY);
  const highest = Math.max(...places, stated ?? Number.NEGATIVE_INFINITY);
  const middle = stated ?? Math.floor((lowest + highest) / 2);
  const furthest = Math.max(middle - lowest, highest - middle);
  const lastRow = places.length === 0 ? 0 : Math.max(...places) + rows - 1 - middle;
  const reach = Math.max(middle, lineCount - 1 - middle) + beyond;
  const half = Math.max(Math.min(leastHalf, reach), Math.ceil(((furthest + 1) * 4) / 3), lastRow + 3);
  return { from: middle - half, to: middle + half + 1 };
}

/** From lines to pixels. */
export interface Scale extends Neighbourhood {
  /** Pixels a line. */
  readonly pitch: number;
  /** Lines drawn as one: 1 unless a line would be thinner than can be told apart. */
  readonly run: number;
  /** The upper edge of a line. */
  top(line: number): number;
  /** The middle of a line. */
  y(line: number): number;
  /** The line at a height, clamped to the window. */
  lineAt(y: number): number;
}

/** Under this many pixels a line, lines are drawn in runs. */
const leastPitch = 2.4;
/** Height of a run of lines. */
const runHeight = 3;

export function scaleOf({ from, to }: Neighbourhood, height: number): Scale {
  const pitch = height / (to - from);
  const top = (line: number) => (line - from) * pitch;
  return {
    from,
    to,
    pitch,
    run: pitch < leastPitch ? Math.ceil(runHeight / pitch) : 1,
    top,
    y: (line) => top(line) + pitch / 2,
    lineAt: (y) => Math.min(to - 1, Math.max(from, from + Math.floor(y / pitch))),
  };
}
