import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appliers } from '../engine/index.ts';
import { withApplierTable } from './applier-table.ts';

test('the README tells of the appliers there are (else: npm run readme)', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toBe(withApplierTable(readme, appliers));
});

test('a README without a place for the table is an error', () => {
  expect(() => withApplierTable('# Title\n', appliers)).toThrow('lacks');
});
