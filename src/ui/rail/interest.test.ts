import { expect, test } from 'vitest';
import { type HunkReport, lineIndex, type PassMatches } from '../../engine/index.ts';
import { placesOfInterest } from './interest.ts';

function hunkOf(stated: number | null, landings: readonly number[]): HunkReport {
  const places = landings.map(lineIndex);
  const landing = { places, printed: null, offset: null, fuzz: 0, dropped: { head: 0, tail: 0 }, edits: [] };
  const reject = { reason: 'no-match', sentence: '' } as const;
  return {
    number: 1,
    patchLines: { from: 1, to: 8 },
    section: '',
    rows: [],
    stated: stated === null ? null : lineIndex(stated),
    expected: null,
    moves: [],
    outcome: landings.length > 0 ? { kind: 'landed', landing } : { kind: 'rejected', reject },
  };
}
const fitting = (...fits: number[]) => ({ fits: fits.map(lineIndex) }) as unknown as PassMatches;
const near = (...places: readonly (readonly [number, number])[]) =>
  places.map(([place, matched]) => ({ place: lineIndex(place), matched }));

test.for([
  ['the landing and the twin on the other side', hunkOf(764, [811]), fitting(717, 811), [], [811, 717]],
  ['the nearer of two twins', hunkOf(764, [811]), fitting(600, 700, 811), [], [811, 700]],
  ['a twin far away is left out', hunkOf(764, [764]), fitting(764, 4000), [], [764]],
  ['twice as far as the landing is near enough', hunkOf(764, [1264]), fitting(1264, 1700), [], [1264, 1700]],
  ['every landing', hunkOf(null, [100, 900]), fitting(100, 900), [], [100, 900]],
  ['refused, though it fits somewhere', hunkOf(764, []), fitting(900), [], [900]],
  ['refused because it fits twice', hunkOf(null, []), fitting(100, 900), [], [100, 900]],
  [
    'refused: the nearest of the best near misses',
    hunkOf(764, []),
    fitting(),
    near([10, 6], [800, 6], [765, 5]),
    [800],
  ],
  ['nothing anywhere', hunkOf(764, []), fitting(), [], []],
] as const)('%s', ([, hunk, matches, misses, wanted]) => {
  expect(placesOfInterest(hunk, hunk.stated, matches, misses)).toEqual(wanted);
});
