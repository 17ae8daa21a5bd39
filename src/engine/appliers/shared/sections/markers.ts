/** The `@@` lines above a section. */
export interface Markers {
  /** The texts after `@@`, where there are any. */
  readonly anchors: readonly string[];
  /** How many lines count as a marker. */
  readonly count: number;
  /** Index of the line after them. */
  readonly next: number;
}

const bare = '@@';
const named = '@@ ';

/** All `@@` and `@@ …` lines in a row. `countsBlank`: "@@ " with nothing after it counts too. */
export function stackedMarkers(lines: readonly string[], start: number, countsBlank: boolean): Markers {
  const anchors: string[] = [];
  let count = 0;
  let next = start;
  for (; lines[next] === bare || lines[next]?.startsWith(named); next++) {
    const anchor = lines[next]!.slice(named.length);
    if (anchor !== '') anchors.push(anchor);
    if (anchor !== '' || countsBlank || lines[next] === bare) count++;
  }
  return { anchors, count, next };
}

/** One line; but "@@ " with nothing after it is passed over, and a bare one below it counts. */
export function singleMarker(lines: readonly string[], start: number): Markers {
  let next = start;
  const line = lines[next];
  if (line?.startsWith(named)) {
    next++;
    if (line !== named) return { anchors: [line.slice(named.length)], count: 1, next };
  }
  return lines[next] === bare ? { anchors: [], count: 1, next: next + 1 } : { anchors: [], count: 0, next };
}

/** All lines in a row that begin with `@@`, whatever follows. */
export function looseMarkers(lines: readonly string[], start: number): Markers {
  const anchors: string[] = [];
  let next = start;
  for (; lines[next]?.startsWith(bare); next++) anchors.push(lines[next]!.slice(bare.length));
  return { anchors, count: anchors.length, next };
}
