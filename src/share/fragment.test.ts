import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presetFragment, readFragment, stateFragment } from './fragment.ts';
import type { SharedFile } from './shared.ts';

const bytes = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) });
const file = fc.record({ path: fc.string({ minLength: 1 }), text: bytes });
const one: SharedFile = { path: 'a.py', text: 'x = 1\r\n\xff\0' };

test('a state comes back byte for byte, whatever the bytes', () =>
  fc.assert(
    fc.asyncProperty(fc.array(file), bytes, fc.array(file), async (files, edit, base) => {
      const position = { applier: 'git-apply', step: 3, args: { 'git-apply': ['-p1', '-C1'] } };
      const shared = await readFragment(`#${await stateFragment({ files, edit, base }, position)}`);
      expect(shared).toEqual({ kind: 'state', files, edit, base, position, isCut: false });
    }),
    { numRuns: 60 },
  ));

test('a link holds nothing that Markdown or a chat program would take from its end', async () => {
  expect(await stateFragment({ files: [one], edit: 'p', base: [] }, {})).toMatch(/^1\/state\/[\w-]+\/[a-z0-9]+z$/);
});

test('a link cut anywhere says so, and keeps what stands before the cut', async () => {
  const text = Array.from({ length: 400 }, (_, i) => `line ${i} ${(i * 7919) % 1000}\n`).join('');
  const fragment = await stateFragment({ files: [{ path: 'a.py', text }], edit: '@@ -1 +1 @@\n', base: [] }, {});
  const shared = await readFragment(fragment.slice(0, fragment.length / 2));
  expect(shared).toMatchObject({ kind: 'state', edit: '@@ -1 +1 @@\n', isCut: true });
  const kept = shared.kind === 'state' ? shared.files[0]!.text : '';
  expect(kept.length).toBeGreaterThan(100);
  expect(text.startsWith(kept)).toBe(true);
});

test.for([
  ['', { kind: 'none' }],
  ['#1', { kind: 'none' }],
  ['#1/state/AAAA', { kind: 'unreadable' }],
  ['#9/what', { kind: 'unreadable' }],
  ['#open', { kind: 'unreadable' }],
])('%s', async ([fragment, shared]) => {
  expect(await readFragment(fragment as string)).toMatchObject(shared as object);
});

test.for([
  {},
  { applier: 'gnu-patch' },
  { applier: 'strict', file: 0, hunk: 1, step: 11 },
  { file: 2, hunk: 0, zoom: 'moves' as const },
  { applier: 'str_replace', converting: 'all' as const },
  { converting: ['codex-apply-patch', 'str_replace'] },
  { format: 'search-replace', converting: 'all' as const },
])('a preset link keeps its position: %o', async (position) => {
  const shared = await readFragment(`#${presetFragment('charge-refund', position)}`);
  expect(shared).toEqual({ kind: 'preset', preset: 'charge-refund', position });
});

test('a link that a chat program encoded again still opens', async () => {
  const fragment = await stateFragment({ files: [one], edit: 'p', base: [] }, {});
  const again = encodeURIComponent(encodeURIComponent(fragment));
  expect(await readFragment(again)).toMatchObject({ kind: 'state', files: [one], isCut: false });
});

/** Links that were given away must open for ever: never change a line here, only add. */
test.for([
  [
    '1/charge-refund/gnu-patch/s12',
    { kind: 'preset', preset: 'charge-refund', position: { applier: 'gnu-patch', step: 11 } },
  ],
  [
    '1/jitter/str_replace/converted',
    { kind: 'preset', preset: 'jitter', position: { applier: 'str_replace', converting: 'all' } },
  ],
])('a link of old: %s', async ([fragment, shared]) => {
  expect(await readFragment(fragment as string)).toEqual(shared);
});
