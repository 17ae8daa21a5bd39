import { describe, expect, test } from 'vitest';
import { plainScene } from '../appliers/applier.ts';
import { appliers } from '../appliers/registry.ts';
import { treeOf } from '../text/tree.ts';
import { Random } from './generate/random.ts';

const header = '--- a/f\n+++ b/f\n';
const garbage = (bytes: number) => {
  const random = new Random('garbage');
  const pieces = [
    '@@ -1,3 +1,3 @@',
    '+',
    '-',
    ' ',
    '*** Update File: f',
    '<<<<<<< SEARCH',
    '=======',
    '\x00',
    '{"',
    '\xff',
    'word',
    '\n',
  ];
  let text = '';
  while (text.length < bytes) text += random.pick(pieces) + (random.chance(0.5) ? '\n' : '');
  return text;
};

/** Inputs that nobody means: every applier answers them, and soon. */
const inputs: Readonly<Record<string, readonly [file: string, edit: string]>> = {
  'much garbage': ['a\nb\nc\n', garbage(300_000)],
  'eight thousand hunks': ['a\n'.repeat(1000), header + '@@ -1 +1 @@\n-x\n+y\n'.repeat(8_000)],
  'eight thousand empty hunks': ['a\n'.repeat(1000), header + '@@ -1,0 +1,0 @@\n'.repeat(8_000)],
  'numbers beyond 64 bits': ['a\n', `${header}@@ -99999999999999999999999,1 +18446744073709551617,1 @@\n-a\n+b\n`],
  'a line of three megabytes': [`${'x'.repeat(3_000_000)}\n`, `${header}@@ -1 +1 @@\n-${'x'.repeat(3_000_000)}\n+y\n`],
  'names with control characters': ['a\n', '--- a/f\x07\x1b[2J\n+++ b/f\x07\x1b[2J\n@@ -1 +1 @@\n-a\n+b\n'],
  'three thousand files': [
    'a\n',
    Array.from({ length: 3_000 }, (_, i) => `--- a/f${i}\n+++ b/f${i}\n@@ -1 +1 @@\n-a\n+b\n`).join(''),
  ],
  'nested brackets': ['a\n', '['.repeat(100_000)],
  nothing: ['', ''],
};

describe.for(appliers.map((applier) => [applier.id, applier] as const))('%s', ([, applier]) => {
  test.for(Object.entries(inputs))('%s', { timeout: 30_000 }, ([, [file, edit]]) => {
    const run = applier.run({ tree: treeOf({ f: file }), edit, args: applier.defaults, scene: plainScene });
    expect(typeof run.ok).toBe('boolean');
  });
});
