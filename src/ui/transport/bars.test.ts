import { expect, test } from 'vitest';
import { type HunkReport, lineIndex, type PassMatches, type Segment, type Sweep } from '../../engine/index.ts';
import { barsOf } from './bars.ts';

const sweep = (tries: number): Sweep => ({
  kind: 'sweep',
  pass: { label: '', fuzz: { head: 0, tail: 0 }, rule: 'exact', isReversed: false },
  order: {
    kind: 'outward',
    expected: lineIndex(764),
    start: 0,
    down: 1_000_000,
    up: 764,
    first: 'down',
    twiceAtZero: true,
  },
  tries,
  until: 'first',
  hits: [],
});
const hunkOf = (tries: number): HunkReport => ({
  number: 1,
  patchLines: { from: 1, to: 8 },
  section: '',
  rows: [],
  stated: lineIndex(764),
  expected: lineIndex(764),
  moves: [{ kind: 'read', stated: lineIndex(764), expected: lineIndex(764), carry: 0 }, sweep(tries)],
  outcome: { kind: 'untried', sentence: '' },
});
const matches = (counts: Record<number, number>): PassMatches => ({
  rowCount: 7,
  compared: 7,
  dropped: { head: 0, tail: 0 },
  fits: [],
  count: (place) => counts[place] ?? 0,
  has: () => false,
});
const box = (kind: Segment['kind'], fromStep: number, toStep: number, width: number) => ({
  segment: { kind, label: '', fromStep, toStep, moveIndex: 1, place: null },
  x: 100,
  width,
  label: '',
});

test('a bar a place, in order of time, above and below as the place lies', () => {
  const bars = barsOf(hunkOf(95), box('run', 3, 8, 60), () => matches({ 765: 7, 763: 3 }));
  expect(bars.map(({ step, share, isAbove }) => [step, share, isAbove])).toEqual([
    [3, 1, false],
    [4, 3 / 7, true],
    [5, 0, false],
    [6, 0, true],
    [7, 0, false],
    [8, 0, true],
  ]);
  expect(bars[0]?.x).toBeCloseTo(101.4);
  expect(bars[0]?.width).toBeCloseTo(7.2);
});

test('the stated line is tried twice: once on each side', () => {
  const bars = barsOf(hunkOf(95), box('first', 1, 2, 70), () => matches({}));
  expect(bars.map(({ isAbove }) => isAbove)).toEqual([false, true]);
});

test('more places than pixels share bars; each shows its best', () => {
  const bars = barsOf(hunkOf(400_000), box('pass', 1, 400_000, 440), () => matches({ 100000: 6 }));
  expect(bars).toHaveLength(88);
  expect(bars.filter(({ share }) => share > 0).map(({ share, isAbove }) => [share, isAbove])).toEqual([[6 / 7, false]]);
  expect(bars.every(({ step }, i) => i === 0 || step > bars[i - 1]!.step)).toBe(true);
});

test('one place alone has one broad bar', () => {
  const [bar, ...others] = barsOf(hunkOf(95), box('near', 64, 64, 96), () => matches({ 733: 6 }));
  expect(others).toEqual([]);
  expect(bar).toMatchObject({ x: 128, width: 40, step: 64, share: 6 / 7, isAbove: true });
});

test('nothing is compared while the hunk is read', () => {
  const reading = { ...box('read', 0, 0, 84), segment: { ...box('read', 0, 0, 84).segment, moveIndex: 0 } };
  expect(barsOf(hunkOf(95), reading, () => matches({}))).toEqual([]);
});
