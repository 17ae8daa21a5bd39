import { expect, test } from 'vitest';
import { Effort, Fitting, signedRow } from './fits.ts';

const fitOf = (file: string, rows: readonly string[], errors: number) =>
  new Fitting(file.split(' '), rows.map(signedRow), (a, b) => a === b, new Effort(1e6)).at(0, errors);

test.for([
  [
    'as stated',
    'a b c d',
    [' a', '-b', '+x', ' c', '-d'],
    0,
    [
      [1, 1, 1],
      [3, 1, 0],
    ],
  ],
  ['a line more in the file', 'a b X c d', [' a', ' b', ' c', '-d'], 1, [[4, 1, 0]]],
  ['a line less in the file', 'a c d', [' a', ' b', ' c', '-d'], 1, [[2, 1, 0]]],
  ['another line in the file', 'a X c d', [' a', ' b', ' c', '-d', '+e'], 1, [[3, 1, 1]]],
  [
    'a line more among those removed',
    'a b X c',
    [' a', '-b', '-c'],
    1,
    [
      [1, 1, 0],
      [3, 1, 0],
    ],
  ],
] as const)('the changes are where the rows were found: %s', ([, file, rows, errors, edits]) => {
  const found = fitOf(file, rows, errors);
  expect(found?.edits.map(({ at, removed, inserted }) => [at, removed, inserted])).toEqual(edits);
});
