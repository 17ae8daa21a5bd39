import { expect, test } from 'vitest';
import { readingOf } from './reading.ts';

const hunk = '@@ -1,2 +1,2 @@\n a\n-b\n+c\n';

test('a long edit is read at its beginning, and its cut is no fault of its own', () => {
  const edit = `--- a/f\n+++ b/f\n${hunk.repeat(100_000)}`;
  const { kinds, problems } = readingOf(edit);
  expect(problems).toEqual([]);
  expect(kinds.length).toBeGreaterThan(1000);
  expect(kinds.length).toBeLessThan(edit.split('\n').length - 1000);
});

test('a short one is read to its end', () => {
  expect(readingOf(`--- a/f\n+++ b/f\n@@ -1,9 +1,9 @@\n a\n`).problems).not.toEqual([]);
});
