import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Segment } from '../../engine/index.ts';
import { segmentBoxes } from './segment-boxes.ts';

/** Stretches from "kind steps label", one after the other. */
function stretches(...told: readonly (readonly [Segment['kind'], number, string?])[]): Segment[] {
  let step = 0;
  return told.map(([kind, steps, label = kind]) => {
    const segment = { kind, label, fromStep: step, toStep: step + steps - 1, moveIndex: 1, place: null };
    step += steps;
    return segment;
  });
}

const story = stretches(
  ['read', 1, 'Read the hunk'],
  ['first', 2, 'Try 765'],
  ['run', 61, 'Outward: below, then above, one line further each time, 1 to 31'],
  ['near', 1, 'Near miss, 734'],
  ['run', 30, 'Outward, 32 to 46'],
  ['fits', 2, 'Fits at 812'],
  ['write', 1, 'Write'],
);

test('what happens at one place has a width of its own, runs share the rest by their places', () => {
  const boxes = segmentBoxes(story, 1392);
  const widths = boxes.map(({ width }) => Math.round(width));
  expect([widths[0], widths[1], widths[3], widths[5], widths[6]]).toEqual([87, 70, 96, 110, 64]);
  expect(widths[2]! / widths[4]!).toBeCloseTo(61 / 30, 1);
  expect(boxes.map(({ label }) => label)).toEqual(story.map(({ label }) => label));
});

test('without room a name loses its explanation, never its end', () => {
  const labels = segmentBoxes(story, 700).map(({ label }) => label);
  expect(labels[2]).toBe('Outward');
  for (const [i, label] of labels.entries()) expect(story[i]!.label.startsWith(label)).toBe(true);
});

test('a search of a million places leaves every other stretch its width', () => {
  const boxes = segmentBoxes(stretches(['read', 1], ['pass', 1_000_000], ['reversed', 3], ['reject', 1]), 1392);
  expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(50);
});

test('boxes fill the width from left to right without overlap', () => {
  const kind = fc.constantFrom<Segment['kind']>('read', 'first', 'run', 'near', 'pass', 'fits', 'write', 'note');
  const told = fc.array(fc.tuple(kind, fc.integer({ min: 1, max: 5000 })), { minLength: 1, maxLength: 16 });
  fc.assert(
    fc.property(told, fc.integer({ min: 900, max: 2000 }), (list, width) => {
      const boxes = segmentBoxes(stretches(...list), width);
      let end = 0;
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(end - 0.001);
        end = box.x + box.width;
      }
      expect(end).toBeLessThanOrEqual(width + 0.001);
    }),
  );
});
