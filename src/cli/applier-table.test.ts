import { expect, test } from 'vitest';
import { appliers } from '../engine/index.ts';
import { withApplierTable } from './applier-table.ts';

const readme = '# Title\n<!-- appliers: written by npm run readme -->\nstale table\n<!-- end of appliers -->\nmore\n';

test('every applier has its row, and nothing else changes', () => {
  const written = withApplierTable(readme, appliers);
  for (const { id, card } of appliers) expect(written).toContain(`\`${id}\` | ${card.finds.replaceAll('|', '\\|')}`);
  expect(written).toMatch(/^# Title\n[\s\S]*\n<!-- end of appliers -->\nmore\n$/);
  expect(written).not.toContain('stale table');
  expect(withApplierTable(written, appliers)).toBe(written);
});

test('a README without a place for the table is an error', () => {
  expect(() => withApplierTable('# Title\n', appliers)).toThrow('lacks');
});
