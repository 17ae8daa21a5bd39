import { expect, test } from 'vitest';
import { type Frame, type HunkReport, lineIndex, type PassMatches } from '../../engine/index.ts';
import { labelOf } from './label.ts';
import type { RailScene } from './model.ts';

const landing = {
  places: [lineIndex(811)],
  printed: 812,
  offset: 47,
  fuzz: 0,
  dropped: { head: 0, tail: 0 },
  edits: [],
};
const scene = (frame: Partial<Frame> | null, fits: number[]): RailScene => ({
  lineCount: 1412,
  fileLines: 1412,
  stated: 764,
  hunk: {
    stated: lineIndex(764),
    moves: [{ kind: 'read' }, { kind: 'sweep', order: { kind: 'listed', places: [] } }, { kind: 'land', landing }],
    outcome: { kind: 'landed', landing },
  } as unknown as HunkReport,
  outline: null,
  shift: 0,
  intent: null,
  matches: { fits: fits.map(lineIndex) } as unknown as PassMatches,
  decisive: { fits: [] } as unknown as PassMatches,
  near: [],
  used: [],
  frame: frame as Frame | null,
});

test.for([
  [
    scene({ moveIndex: 0, phase: 'read', place: null }, [717, 811]),
    'Search in 1,412 lines; the hunk states line 765; nothing is compared yet; it fits at lines 718, 812.',
  ],
  [
    scene({ moveIndex: 1, phase: 'try', place: lineIndex(733), matched: 6, compared: 7 }, []),
    'Search in 1,412 lines; the hunk states line 765; now looking at line 734, where 6 of seven rows match; it fits nowhere.',
  ],
  [
    scene({ moveIndex: 2, phase: 'land', place: lineIndex(811), matched: 7, compared: 7 }, [717, 811]),
    'Search in 1,412 lines; the hunk states line 765; it landed at line 812, where 7 of seven rows match; it also fits at line 718.',
  ],
] as const)('%#', ([of, words]) => expect(labelOf(of)).toBe(words));
