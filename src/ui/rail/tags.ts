/** A word beside the cells. `wanted` is the height it speaks of; lower `rank` is placed first and moves least. */
export interface Tag {
  readonly text: string;
  readonly tone: 'stated' | 'probe' | 'landing' | 'match' | 'soft';
  readonly wanted: number;
  readonly rank: number;
}

export interface PlacedTag extends Tag {
  readonly y: number;
}

/**
 * Tags at the heights they speak of, moved apart by no more than `slack` where they would overlap; a tag that
 * finds no room so near is left out. Placed by rank, then from the top.
 */
export function placeTags(tags: readonly Tag[], lineHeight: number, height: number, slack = lineHeight): PlacedTag[] {
  const placed: PlacedTag[] = [];
  const byRank = [...tags].sort((a, b) => a.rank - b.rank || a.wanted - b.wanted);
  for (const tag of byRank) {
    const wanted = clamp(tag.wanted, lineHeight / 2, height - lineHeight / 2);
    const isFree = (y: number) =>
      y >= lineHeight / 2 &&
      y <= height - lineHeight / 2 &&
      placed.every((other) => Math.abs(other.y - y) >= lineHeight);
    const near = placed.flatMap((other) => [other.y - lineHeight, other.y + lineHeight]);
    const y = [wanted, ...near.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))].find(
      (candidate) => Math.abs(candidate - wanted) <= slack && isFree(candidate),
    );
    if (y !== undefined) placed.push({ ...tag, y });
  }
  return placed;
}

const clamp = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n));
