import type { LineSpan, MergeRegion } from '../../run.ts';
import { type Change, diff } from './diff.ts';
import type { LineIds } from './grid.ts';

export type Span = LineSpan;
export type Region = MergeRegion;

/** Three texts whose lines share their numbers. */
export interface Sides {
  readonly base: LineIds;
  readonly ours: LineIds;
  readonly theirs: LineIds;
}

/**
 * What both sides changed, in order. A change that keeps at least one line away from the other side's is taken;
 * the same change on both sides is no region at all; other changes that meet are one conflict.
 */
export function regionsOf(sides: Sides): Region[] {
  const mine = diff(sides.base, sides.ours);
  const yours = diff(sides.base, sides.theirs);
  const regions: Region[] = [];
  let m = 0;
  let y = 0;
  /** How far ours and theirs are ahead of the base, behind the changes passed. */
  let [aheadOurs, aheadTheirs] = [0, 0];
  while (m < mine.length || y < yours.length) {
    const [ourChange, theirChange] = [mine[m], yours[y]];
    if (theirChange === undefined || (ourChange !== undefined && end(ourChange) < theirChange.from0)) {
      append(regions, { takes: 'ours', ...ofOurs(ourChange!, aheadTheirs) });
      aheadOurs = ahead(ourChange!);
      m++;
    } else if (ourChange === undefined || end(theirChange) < ourChange.from0) {
      append(regions, { takes: 'theirs', ...ofTheirs(theirChange, aheadOurs) });
      aheadTheirs = ahead(theirChange);
      y++;
    } else {
      if (!isSame(sides, ourChange, theirChange)) append(regions, clash(ourChange, theirChange));
      // The change that ends first is done with; the other may meet one more.
      const [ourEnd, theirEnd] = [end(ourChange), end(theirChange)];
      if (ourEnd <= theirEnd) {
        aheadOurs = ahead(ourChange);
        m++;
      }
      if (theirEnd <= ourEnd) {
        aheadTheirs = ahead(theirChange);
        y++;
      }
    }
  }
  return regions;
}

const end = (change: Change) => change.from0 + change.count0;
const ahead = (change: Change) => change.from1 + change.count1 - end(change);

function ofOurs({ from0, count0, from1, count1 }: Change, aheadTheirs: number): Omit<Region, 'takes'> {
  const base = { from: from0, count: count0 };
  return { base, ours: { from: from1, count: count1 }, theirs: { from: from0 + aheadTheirs, count: count0 } };
}

function ofTheirs({ from0, count0, from1, count1 }: Change, aheadOurs: number): Omit<Region, 'takes'> {
  const base = { from: from0, count: count0 };
  return { base, ours: { from: from0 + aheadOurs, count: count0 }, theirs: { from: from1, count: count1 } };
}

/** Both changes, each widened to what the two of them span in the base. */
function clash(ours: Change, theirs: Change): Region {
  const from = Math.min(ours.from0, theirs.from0);
  const to = Math.max(end(ours), end(theirs));
  const widened = (change: Change): Span => {
    const before = change.from0 - from;
    return { from: change.from1 - before, count: before + change.count1 + (to - end(change)) };
  };
  return { takes: 'conflict', base: { from, count: to - from }, ours: widened(ours), theirs: widened(theirs) };
}

/** Changes that both sides made alike: no regions of a merge, but places where both differ from the base. */
export function sharedChanges(sides: Sides): Region[] {
  const yours = new Map(diff(sides.base, sides.theirs).map((change) => [change.from0, change]));
  return diff(sides.base, sides.ours).flatMap((mine) => {
    const other = yours.get(mine.from0);
    if (other === undefined || !isSame(sides, mine, other)) return [];
    const base = { from: mine.from0, count: mine.count0 };
    const [ours, theirs] = [mine, other].map(({ from1, count1 }) => ({ from: from1, count: count1 }));
    return [{ takes: 'same', base, ours: ours!, theirs: theirs! } as const];
  });
}

function isSame(sides: Sides, ours: Change, theirs: Change): boolean {
  if (ours.from0 !== theirs.from0 || ours.count0 !== theirs.count0 || ours.count1 !== theirs.count1) return false;
  for (let i = 0; i < ours.count1; i++) {
    if (sides.ours[ours.from1 + i] !== sides.theirs[theirs.from1 + i]) return false;
  }
  return true;
}

/** Regions that touch are one: a conflict, unless both take the same side. */
function append(regions: Region[], region: Region): void {
  const last = regions.at(-1);
  if (last === undefined || !(touches(last.ours, region.ours) || touches(last.theirs, region.theirs))) {
    regions.push(region);
    return;
  }
  regions[regions.length - 1] = {
    takes: last.takes === region.takes ? last.takes : 'conflict',
    base: joined(last.base, region.base),
    ours: joined(last.ours, region.ours),
    theirs: joined(last.theirs, region.theirs),
  };
}

const touches = (first: Span, next: Span) => next.from <= first.from + first.count;

/** From the start of the first to the end of the next. */
export const joined = (first: Span, next: Span): Span => ({
  from: first.from,
  count: next.from + next.count - first.from,
});
