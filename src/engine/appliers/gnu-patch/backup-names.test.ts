import { expect, test } from 'vitest';
import { backupName } from './backup-names.ts';

const plain = {
  backupPrefix: null,
  backupBasePrefix: null,
  backupSuffix: null,
  simpleSuffix: '.orig',
  versionControl: 'existing',
} as const;

test.for<[Partial<Parameters<typeof backupName>[1]>, string[], string]>([
  [{}, [], 'd/f.orig'],
  [{ simpleSuffix: '.sav' }, [], 'd/f.sav'],
  [{}, ['f.~9~', 'f.~10~'], 'd/f.~11~'],
  [{}, ['f.~0~', 'f.~03~', 'f.~x~', 'f.~2', '.~3~', 'g.~1~'], 'd/f.orig'],
  [{}, ['f.~9999999999999999999999~'], 'd/f.~10000000000000000000000~'],
  [{ versionControl: 'numbered' }, [], 'd/f.~1~'],
  [{ versionControl: 'simple' }, ['f.~1~'], 'd/f.orig'],
  [{ backupPrefix: 'old/', versionControl: 'numbered' }, ['f.~1~'], 'old/d/f'],
  [{ backupBasePrefix: '.' }, [], 'd/.f'],
  [{ backupPrefix: 'a', backupBasePrefix: 'b', backupSuffix: 'c' }, [], 'ad/bfc'],
])('%j beside %j', ([naming, siblings, name]) => {
  expect(backupName('d/f', { ...plain, ...naming }, siblings)).toBe(name);
});
