import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Segment } from '../../engine/index.ts';
import { progressOf, stepAtX, stepX } from './scrubber-model.ts';
import { segmentBoxes } from './segment-boxes.ts';

const segment = (kind: Segment['kind'], fromStep: number, toStep: number): Segment => ({
  kind,
  label: kind,
  fromStep,
  toStep,
  moveIndex: 0,
  place: null,
});
const segments = [segment('read', 0, 0), segment('run', 1, 400), segment('fits', 401, 402), segment('write', 403, 403)];
const boxes = segmentBoxes(segments, 1392);

test('a click where a step stands goes to that step', () => {
  fc.assert(
    fc.property(fc.nat(403), (step) => {
      expect(stepAtX(boxes, stepX(boxes, [], step))).toBe(step);
    }),
  );
});

test('outside the scrubber it is the first or the last step', () => {
  expect(stepAtX(boxes, -40)).toBe(0);
  expect(stepAtX(boxes, 9999)).toBe(403);
  expect(stepAtX([], 10)).toBe(0);
});

test('where a stretch has one broad bar the playhead stands over it', () => {
  const bar = { x: 1200, width: 40, step: 401, share: 1, isAbove: false };
  expect(stepX(boxes, [[], [], [bar], []], 402)).toBe(1220);
});

test.for([
  [0, ['now', 'ahead', 'ahead', 'ahead']],
  [400, ['done', 'now', 'ahead', 'ahead']],
  [403, ['done', 'done', 'done', 'now']],
] as const)('at step %i', ([step, wanted]) => {
  expect(segments.map((segment) => progressOf(segment, step))).toEqual(wanted);
});
