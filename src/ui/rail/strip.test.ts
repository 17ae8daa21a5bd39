import { expect, test } from 'vitest';
import { scaleOf } from './neighbourhood.ts';
import { stripBands, stripOf } from './strip.ts';

const layout = { width: 14, height: 400 };
const scale = scaleOf({ from: 700, to: 829 }, 400);
const none = { stated: null, fits: [], near: [] };

test('the box frames what the rail shows, the marks stand where they are in the file', () => {
  const strip = stripOf(1412, scale, layout, { stated: 764, fits: [717, 811], near: [733] });
  expect(strip.box.y).toBeCloseTo(198.3, 1);
  expect(strip.box.height).toBeCloseTo(36.5, 1);
  expect(strip.marks.map(({ y, tone }) => [Math.round(y), tone])).toEqual([
    [208, 'near'],
    [216, 'stated'],
    [203, 'fits'],
    [230, 'fits'],
  ]);
});

test('a window beyond the ends of the file is cut to it, and never too small to see', () => {
  expect(stripOf(100, scaleOf({ from: -20, to: 120 }, 400), layout, none).box).toEqual({ y: 0, height: 400 });
  expect(stripOf(1_000_000, scale, layout, none).box.height).toBe(6);
  expect(stripOf(0, scale, layout, none).box.height).toBeGreaterThan(0);
});

test('functions alternate; more of them than pixels are thinned out', () => {
  const spans = Array.from({ length: 100_000 }, (_, i) => ({ from: i * 10, to: i * 10 + 8 }));
  const { even, odd } = stripBands(spans, 1_000_000, layout);
  expect((even + odd).match(/M/g)!.length).toBeLessThan(400);
  expect(stripBands(spans.slice(0, 4), 40, layout).even.match(/M/g)).toHaveLength(2);
});

test('marks closer than a pixel are one', () => {
  const fits = Array.from({ length: 200 }, (_, i) => i);
  expect(stripOf(1_000_000, scale, layout, { ...none, fits }).marks).toHaveLength(1);
});
