/** Words beside the cells. `wanted` is the height they speak of; lower `rank` is placed first and moves least. */
export interface Tag {
  readonly lines: readonly string[];
  readonly tone: 'stated' | 'probe' | 'landing' | 'match' | 'soft';
  readonly wanted: number;
  readonly rank: number;
}

export interface PlacedTag extends Tag {
  readonly y: number;
}

/** Words as one line, or a line a word when they are longer than `room` letters. */
export const tagLines = (text: string, room: number): string[] => (text.length > room ? text.split(' ') : [text]);

/**
 * Tags at the heights they speak of, moved apart by no more than `slack` where they would overlap; a tag that
 * finds no room so near is left out. Placed by rank, then from the top.
 */
export function placeTags(tags: readonly Tag[], lineHeight: number, height: number, slack = lineHeight): PlacedTag[] {
  const placed: PlacedTag[] = [];
  const byRank = [...tags].sort((a, b) => a.rank - b.rank || a.wanted - b.wanted);
  for (const tag of byRank) {
    const half = (tag.lines.length * lineHeight) / 2;
    const wanted = clamp(tag.wanted, half, height - half);
    const apart = (other: Tag) => half + (other.lines.length * lineHeight) / 2;
    const isFree = (y: number) =>
      y >= half && y <= height - half && placed.every((other) => Math.abs(other.y - y) >= apart(other));
    const near = placed.flatMap((other) => [other.y - apart(other), other.y + apart(other)]);
    const y = [wanted, ...near.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))].find(
      (candidate) => Math.abs(candidate - wanted) <= slack && isFree(candidate),
    );
    if (y !== undefined) placed.push({ ...tag, y });
  }
  return placed;
}

const clamp = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n));
