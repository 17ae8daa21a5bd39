import { expect, test } from 'vitest';
import type { Run } from '../appliers/run.ts';
import { hunkMeant } from './hunk-ref.ts';

const runOf = (...counts: number[]) =>
  ({ reports: counts.map((count) => ({ hunks: Array.from({ length: count }, () => ({})) })) }) as unknown as Run;

test.for([
  ['is there', runOf(1, 2), { file: 1, hunk: 1 }, { file: 1, hunk: 1 }],
  ['is an entry of its own here', runOf(1, 1), { file: 0, hunk: 1 }, { file: 1, hunk: 0 }],
  ['comes after an entry without hunks', runOf(0, 2), { file: 0, hunk: 1 }, { file: 1, hunk: 1 }],
  ['is not there', runOf(1, 1), { file: 0, hunk: 5 }, { file: 0, hunk: 0 }],
  ['is of an entry that is not there', runOf(0, 2), { file: 7, hunk: 1 }, { file: 1, hunk: 0 }],
  ['is in a run that read nothing', runOf(0), { file: 0, hunk: 0 }, null],
] as const)('a hunk that %s', ([, run, wanted, meant]) => expect(hunkMeant(run, wanted)).toEqual(meant));
