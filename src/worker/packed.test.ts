import { expect, test } from 'vitest';
import { type FileReport, plainFile, type Run, treeOf } from '../engine/index.ts';
import { packRun, unpackRun } from './packed.ts';

const large = 'line\n'.repeat(1000);
const other = 'other\n'.repeat(1000);
const report = (before: string, after: string | null): FileReport => ({
  path: 'a',
  writtenTo: null,
  before,
  after,
  searches: 'input',
  hunks: [],
});
const run: Run = {
  exit: 0,
  ok: true,
  output: [],
  reports: [report(large, other), report('small', null)],
  filesAfter: new Map([
    ['a', plainFile(other)],
    ['b', plainFile(large, 0o755)],
  ]),
  questions: [],
  problem: null,
};
const tree = treeOf({ a: large });
const fileText = (path: string) => tree.get(path)!.text;

test('a run comes back as it went', () => {
  expect(unpackRun(packRun(run, tree), fileText)).toEqual(run);
});

test('a large text travels once, and not at all when it is one of the files', () => {
  const sent = structuredClone(packRun(run, tree));
  expect(JSON.stringify(sent.sources).split('other').length - 1).toBe(1000);
  expect(JSON.stringify(sent.sources)).not.toContain('line\\n');
  expect(unpackRun(sent, fileText)).toEqual(run);
});
