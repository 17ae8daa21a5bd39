export const isSearchMarker = (line: string) => /^(?:-{3,}|<{3,}) SEARCH>?$/.test(line);
export const isDivider = (line: string) => /^={3,}$/.test(line);
export const isReplaceMarker = (line: string) => /^(?:\+{3,}|>{3,}) REPLACE>?$/.test(line);
export const isMarker = (line: string) => isSearchMarker(line) || isDivider(line) || isReplaceMarker(line);

/** The lines of a diff. A last one that begins like a marker and is none is taken for half a marker, and left out. */
export function linesOf(diff: string, isWhole: (line: string) => boolean): string[] {
  const lines = diff.split('\n');
  const last = lines.at(-1)!;
  return /^[-<=+>]/.test(last) && !isWhole(last) ? lines.slice(0, -1) : lines;
}
