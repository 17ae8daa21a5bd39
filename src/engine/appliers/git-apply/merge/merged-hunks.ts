import type { Edit } from '../../../search/trace.ts';
import type { ByteText } from '../../../text/bytes.ts';
import type { HunkReport } from '../../run.ts';
import { inConflict, merged, threeWay, withNote } from './merge-notes.ts';
import type { Region, Span } from './regions.ts';

/**
 * The reports of hunks that were applied to the base, blob `baseId`, each with what the merge with the file as it is
 * made of it.
 */
export function mergedHunks(hunks: readonly HunkReport[], regions: readonly Region[], baseId: ByteText): HunkReport[] {
  const earlier: Edit[] = [];
  return hunks.map((hunk) => {
    if (hunk.outcome.kind !== 'landed') return hunk;
    const { landing } = hunk.outcome;
    const places = landing.edits.map((edit) => inBase(edit, earlier));
    earlier.push(...landing.edits);
    const met = regions.filter(({ base }) => places.some((place) => overlaps(place, base)));
    const conflict = met.find(({ takes }) => takes === 'conflict');
    const told = withNote(hunk, threeWay(baseId));
    const moves = [...told.moves, conflict ? inConflict(conflict) : merged(met)];
    return conflict ? { ...told, moves, outcome: { kind: 'conflict', landing } } : { ...told, moves };
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
