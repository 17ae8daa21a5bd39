import { expect, test } from 'vitest';
import { readArguments } from '../../appliers/busybox-patch/arguments.ts';
import { readName } from '../../appliers/busybox-patch/header.ts';
import type { Case } from '../case.ts';
import { busyboxPatchCase } from './busybox-patch-case.ts';
import { Random } from './random.ts';

test('no run can reach a path outside of its directory', () => {
  const cases = Array.from({ length: 3000 }, (_, i) => busyboxPatchCase(new Random('outside', i)));
  const names = ({ patch }: Case) =>
    patch
      .split('\n')
      .filter((line) => /^(---|\+\+\+) /.test(line))
      .map(readName);
  const absolute = cases.filter((given) => names(given).some((name) => name.startsWith('/')));
  expect(absolute.length).toBeGreaterThan(100);
  const keepsAll = ({ args }: Case) => {
    const parsed = readArguments(args);
    return parsed.ok && parsed.settings.strip === 0;
  };
  expect(absolute.filter(keepsAll)).toEqual([]);
  expect(cases.filter(keepsAll).length).toBeGreaterThan(100);
});
