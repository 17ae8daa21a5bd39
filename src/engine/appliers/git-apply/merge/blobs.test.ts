import { expect, test } from 'vitest';
import { plainFile } from '../../../text/tree.ts';
import { Blobs } from './blobs.ts';

const emptyId = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';

test('contents are found by the start of their id', () => {
  const blobs = new Blobs([plainFile(''), plainFile('a')]);
  expect([emptyId, 'e69d', 'E69D', 'e69', '', 'e69d0', 'zzzz'].map((id) => blobs.find(id))).toEqual([
    '',
    '',
    '',
    null,
    null,
    null,
    null,
  ]);
});

test('what was written during the run is found too', () => {
  const blobs = new Blobs([]);
  expect(blobs.find(emptyId)).toBeNull();
  blobs.add('');
  expect(blobs.find(emptyId)).toBe('');
});
