import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromBytes, toBytes } from '../../text/bytes.ts';
import { plainFile } from '../../text/tree.ts';
import { plainScene } from '../applier.ts';
import { streamText } from '../run.ts';
import { freebsdPatch } from './index.ts';

function patched(text: string, edit: string, args: readonly string[] = []) {
  const run = freebsdPatch.run({
    tree: new Map([['f', plainFile(toBytes(text))]]),
    edit: toBytes(`--- f\n+++ f\n${edit}`),
    args,
    scene: plainScene,
  });
  return { run, text: fromBytes(run.filesAfter.get('f')?.text ?? ''), said: streamText(run, 'stdout') };
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => `${i + 1}\n`).join('');

test('of two places equally near it takes the later one', () => {
  const billing = new URL('../../conformance/fixtures/billing.ts.txt', import.meta.url);
  const lines = readFileSync(billing, 'utf8').split('\n');
  const block = lines.slice(717, 724);
  const hunk = block.map((line, i) => (i === 3 ? `-${line}\n+changed\n` : ` ${line}\n`)).join('');
  const { said, text } = patched(lines.join('\n'), `@@ -765,7 +765,7 @@\n${hunk}`);
  expect(said).toBe('Hunk #1 succeeded at 812 (offset 47 lines).\n');
  expect(text.split('\n').indexOf('changed')).toBe(814);
});

test('the last offset takes the place of the one before, so that the line told is wrong', () => {
  const edit =
    '@@ -2,3 +2,3 @@\n 5\n-6\n+six\n 7\n@@ -10,3 +10,3 @@\n 14\n-15\n+fifteen\n 16\n@@ -14 +14 @@\n-18\n+eighteen\n';
  const { said, text } = patched(numbers(20), edit);
  expect(text.split('\n').slice(4, 18)).toEqual([
    '5',
    'six',
    '7',
    '8',
    '9',
    '10',
    '11',
    '12',
    '13',
    '14',
    'fifteen',
    '16',
    '17',
    'eighteen',
  ]);
  // The second lies at 14 and is told as 11; the third is expected at 15 and found at 18, three further on.
  expect(said.split('\n').slice(0, 3)).toEqual([
    'Hunk #1 succeeded at 5 (offset 3 lines).',
    'Hunk #2 succeeded at 11 (offset 1 line).',
    'Hunk #3 succeeded at 17 (offset 3 lines).',
  ]);
});

test('a first hunk that fits only backwards is taken back, with -N it is passed over', () => {
  const edit = '@@ -3,3 +3,3 @@\n 3\n-x\n+4\n 5\n';
  const { said, text, run } = patched(numbers(9), edit);
  expect(said).toContain('Reversed (or previously applied) patch detected!');
  expect(run.questions).toHaveLength(1);
  expect(text).toBe(numbers(9).replace('4', 'x'));
  const skipped = patched(numbers(9), edit, ['-N']);
  expect(skipped.text).toBe(numbers(9));
  expect(skipped.run.exit).toBe(1);
});
