import { expect, test } from 'vitest';
import { formatOf } from '../../engine/index.ts';
import { hasHeaders, headerFaults } from './header-faults.ts';

const short = '--- a/f\n+++ b/f\n@@ -1,5 +1,5 @@\n a\n-b\n+c\n';

test('headers are checked of what the edit is taken for', () => {
  expect(headerFaults(short, formatOf(short))).toBeGreaterThan(0);
  expect(headerFaults(short, 'unnumbered')).toBe(0);
  expect(headerFaults(short, 'v4a')).toBe(0);
  expect(hasHeaders(null)).toBe(false);
});
