import type { Edit } from '../../../search/trace.ts';
import type { HunkReport } from '../../run.ts';
import type { Span } from './regions.ts';

/** The reports of hunks that were applied to a base, those that ended in a conflict told apart. */
export function withConflicts(hunks: readonly HunkReport[], conflicts: readonly Span[]): HunkReport[] {
  const earlier: Edit[] = [];
  return hunks.map((hunk) => {
    if (hunk.outcome.kind !== 'landed') return hunk;
    const { landing } = hunk.outcome;
    const places = landing.edits.map((edit) => inBase(edit, earlier));
    earlier.push(...landing.edits);
    const isInConflict = places.some((place) => conflicts.some((conflict) => overlaps(place, conflict)));
    return isInConflict ? { ...hunk, outcome: { kind: 'conflict', landing } } : hunk;
  });
}

/** An edit was made in the result of those before it: each of them above has moved it. */
function inBase(edit: Edit, earlier: readonly Edit[]): Span {
  const moved = earlier
    .filter(({ at }) => at < edit.at)
    .reduce((lines, { removed, inserted }) => lines + inserted - removed, 0);
  return { from: edit.at - moved, count: edit.removed };
}

/** Insertions touch what begins or ends where they stand. */
const overlaps = (a: Span, b: Span) => a.from <= b.from + b.count && b.from <= a.from + a.count;
