import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPatch } from 'diff';
import { afterAll, expect, test } from 'vitest';
import { Inputs } from './inputs.ts';
import { ratioTable } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'hunkscope-inputs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inputs = new Inputs(folder);
const read = ({ file, patch }: { file: string; patch: string }) =>
  [readFileSync(file, 'utf8'), readFileSync(patch, 'utf8')] as const;

test.for([0, 7])('hunks fit %i lines below where they say', (offset) => {
  const [file, patch] = read(inputs.drifted(300, 3, offset));
  const result = applyPatch(file, patch);
  const changed =
    result === false ? [] : result.split('\n').flatMap((line, i) => (line.endsWith('  # changed') ? [i] : []));
  expect(changed.map((line) => line - offset)).toEqual([63, 150, 237]);
});

test('hunks that match nowhere, and hunks that need fuzz', () => {
  expect(applyPatch(...read(inputs.nowhere(400)))).toBe(false);
  const [file, patch] = read(inputs.deep(400));
  expect(applyPatch(file, patch)).toBe(false);
  expect(patch.match(/^ nowhere/gm)).toHaveLength(10 * 14);
});

test('a table of ratios', () => {
  const pair = { engine: 5, sent: 20, tool: 100, isExtrapolated: false, memory: 2, exits: [0, 0] as const };
  const row = { name: 'a case', lines: 1, hunks: 1, patch: pair, git: { ...pair, tool: 10_000, isExtrapolated: true } };
  const [, line, note] = ratioTable([row]).split('\n');
  expect(line?.split(/ {2,}/)).toEqual([
    'a case',
    '5.0 ms',
    '20 ms',
    '100 ms',
    '0.050',
    '5.0 ms',
    '20 ms',
    '10000 ms*',
    '0.001',
    '2.0x 2.0x',
  ]);
  expect(note).toContain('not run');
});
