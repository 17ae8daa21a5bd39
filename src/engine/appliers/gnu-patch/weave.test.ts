import { expect, test } from 'vitest';
import { LineTable } from '../../search/line-table.ts';
import { Image } from '../../text/image.ts';
import { Draft } from './draft.ts';
import { mergeHunk } from './merge-hunk.ts';
import { PatchReader } from './patch-reader.ts';
import { readUnified } from './read-unified.ts';

/** Merges a hunk into a file (`|` for line feeds); gives the result and what is told. */
function merge(file: string, hunk: string, style: 'merge' | 'diff3', eaten = 0, place: bigint | null = null) {
  const image = new Image(file.replaceAll('|', '\n'));
  const draft = new Draft(image);
  draft.copyTo(eaten);
  const read = readUnified(new PatchReader(hunk.replaceAll('|', '\n'), () => {}), false);
  if (read.kind !== 'hunk') throw new Error(hunk);
  let told = '';
  const say = (text: string) => {
    told += text;
  };
  const ground = { lines: new LineTable(image), draft, carry: 0n, style, verbosity: 'default' as const, say };
  const { kind } = mergeHunk(read.hunk, place, 1, ground);
  draft.copyTo(Math.max(draft.eaten, image.count));
  return [draft.text.replaceAll('\n', '|'), kind === 'merged' ? told : kind];
}

/** As in runs of 2.7.6. */
test.for<[string, string, string, 'merge' | 'diff3', string, string]>([
  [
    'a conflict',
    'a|X|c|',
    '@@ -1,3 +1,3 @@| a|-b|+B| c|',
    'merge',
    'a|<<<<<<<|X|=======|B|>>>>>>>|c|',
    'Hunk #1 NOT MERGED at 2-6.\n',
  ],
  [
    'with the old text',
    'a|X|c|',
    '@@ -1,3 +1,3 @@| a|-b|+B| c|',
    'diff3',
    'a|<<<<<<<|X|/////|b|=======|B|>>>>>>>|c|',
    'Hunk #1 NOT MERGED at 2-8.\n',
  ],
  ['applied already', 'a|B|c|', '@@ -1,3 +1,3 @@| a|-b|+B| c|', 'merge', 'a|B|c|', 'Hunk #1 already applied at 2.\n'],
  [
    'merged, though context changed',
    'x|b|c|d|',
    '@@ -1,4 +1,4 @@| a| b|-c|+C| d|',
    'merge',
    'x|b|C|d|',
    'Hunk #1 merged at 3.\n',
  ],
  [
    'merged, though context is gone',
    'b|c|d|',
    '@@ -1,4 +1,4 @@| a| b|-c|+C| d|',
    'merge',
    'b|C|d|',
    'Hunk #1 merged at 2.\n',
  ],
  [
    'what both have first is not in conflict',
    'X|N|x|',
    '@@ -1,2 +1,4 @@| X|+N|+M| x|',
    'merge',
    'X|N|<<<<<<<|=======|M|>>>>>>>|x|',
    'Hunk #1 NOT MERGED at 3-6.\n',
  ],
])('%s', ([, file, hunk, style, text, told]) => {
  expect(merge(file, hunk, style)).toEqual([text.replace('/////', '|||||||'), told]);
});

test('a hunk that lies before lines that are used is misordered, or makes the tool crash', () => {
  const twice = 'a|b|c|d|';
  expect(merge(twice, '@@ -1,2 +1 @@|-a| b|', 'merge', 3, 1n)[1]).toBe('misordered');
  expect(merge(twice, '@@ -1 +0,0 @@|-a|', 'merge', 3, 1n)[1]).toBe('fatal');
});
