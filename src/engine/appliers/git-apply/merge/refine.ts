import { diff } from './diff.ts';
import { joined, type Region, type Sides, type Span } from './regions.ts';

/** Conflicts with at most this many common lines between them read better as one. */
const mostLinesBetween = 3;

/**
 * Narrows conflicts to what really differs between ours and theirs, whatever the base; then joins those that
 * would stand too close together. Vectors: 3way-zealous-refine, 3way-zealous-join3.
 */
export function refine(regions: readonly Region[], sides: Sides): Region[] {
  const refined: Region[] = [];
  for (const region of regions.flatMap((each) => narrowed(each, sides))) {
    const last = refined.at(-1);
    if (last?.takes === 'conflict' && region.takes === 'conflict' && gap(last, region) <= mostLinesBetween) {
      const [ours, theirs] = [joined(last.ours, region.ours), joined(last.theirs, region.theirs)];
      refined[refined.length - 1] = { ...last, ours, theirs };
    } else refined.push(region);
  }
  return refined;
}

const gap = (first: Region, next: Region) => next.ours.from - first.ours.from - first.ours.count;

function narrowed(region: Region, sides: Sides): Region[] {
  const { takes, ours, theirs } = region;
  if (takes !== 'conflict' || ours.count === 0 || theirs.count === 0) return [region];
  const changes = diff(slice(sides.ours, ours), slice(sides.theirs, theirs));
  if (changes.length === 0) return [{ ...region, takes: 'same' }];
  return changes.map(({ from0, count0, from1, count1 }) => ({
    ...region,
    ours: { from: ours.from + from0, count: count0 },
    theirs: { from: theirs.from + from1, count: count1 },
  }));
}

const slice = (lines: readonly number[], { from, count }: Span) => lines.slice(from, from + count);

/** Takes lines that both sides share at the ends of a conflict out of it, as `zdiff3` shows conflicts. */
export function trim(regions: readonly Region[], { ours, theirs }: Sides): Region[] {
  return regions.map((region) => {
    if (region.takes !== 'conflict') return region;
    const [a, b] = [slice(ours, region.ours), slice(theirs, region.theirs)];
    const shorter = Math.min(a.length, b.length);
    let head = 0;
    while (head < shorter && a[head] === b[head]) head++;
    let tail = 0;
    while (tail < shorter - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
    const inner = ({ from, count }: Span): Span => ({ from: from + head, count: count - head - tail });
    return { ...region, ours: inner(region.ours), theirs: inner(region.theirs) };
  });
}
