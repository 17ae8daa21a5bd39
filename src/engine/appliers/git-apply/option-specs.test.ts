import { expect, test } from 'vitest';
import { optionSpecs } from './option-specs.ts';
import { readOptions } from './options.ts';

const where = { version: '2.39.5', isInRepository: true, config: new Map() } as const;

test.for(optionSpecs.map((spec) => [spec.id, spec] as const))('%s is an option of git apply', ([, spec]) => {
  for (const flag of spec.flags) {
    const values = spec.kind === 'choice' ? spec.values : spec.kind === 'integer' ? [spec.min, spec.max] : ['x'];
    for (const value of values) {
      const args = spec.kind === 'flag' ? [flag] : [flag, `${value}`];
      expect(readOptions(args, where).kind).toBe('settings');
      // `--apply` shows only beside an option that looks.
      const changes = (others: string[]) => readOptions([...others, ...args], where);
      const plain = (others: string[]) => readOptions(others, where);
      expect([changes([]), changes(['--check'])]).not.toEqual([plain([]), plain(['--check'])]);
    }
  }
});

test('ids are unique', () => {
  expect(new Set(optionSpecs.map(({ id }) => id)).size).toBe(optionSpecs.length);
});
