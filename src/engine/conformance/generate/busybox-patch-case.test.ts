import { expect, test } from 'vitest';
import { busyboxPatchCase } from './busybox-patch-case.ts';
import { Random } from './random.ts';

test('no run can reach a path outside of its directory', () => {
  const cases = Array.from({ length: 3000 }, (_, i) => busyboxPatchCase(new Random('outside', i)));
  const absolute = cases.filter(({ patch }) => /^(---|\+\+\+) \//m.test(patch));
  expect(absolute.length).toBeGreaterThan(100);
  expect(absolute.filter(({ args }) => args.includes('-p0'))).toEqual([]);
});
