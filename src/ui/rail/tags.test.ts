import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeTags, type Tag, tagLines } from './tags.ts';

const tag = (text: string, wanted: number, rank = 1): Tag => ({ lines: [text], tone: 'match', wanted, rank });
const heights = (...tags: Tag[]) => placeTags(tags, 13, 400).map(({ lines, y }) => [lines[0], y]);

test('with room each stands where it speaks', () => {
  expect(heights(tag('a', 60), tag('b', 200))).toEqual([
    ['a', 60],
    ['b', 200],
  ]);
});

test('the lower rank keeps its place, the other moves aside', () => {
  expect(heights(tag('a', 204), tag('stated', 200, 0))).toEqual([
    ['stated', 200],
    ['a', 213],
  ]);
});

test('a tag without room near its place is left out', () => {
  expect(heights(tag('a', 100, 0), tag('b', 101), tag('c', 99), tag('d', 102)).map(([text]) => text)).toEqual([
    'a',
    'c',
    'b',
  ]);
});

test('tags outside the window stand at its edge', () => {
  expect(heights(tag('a', 399))).toEqual([['a', 393.5]]);
});

test('tags never overlap, never leave the window, never move further than the slack', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(400), fc.nat(3)), { maxLength: 60 }), (wanted) => {
      const placed = placeTags(
        wanted.map(([y, rank]) => tag('t', y, rank)),
        13,
        400,
      );
      const ys = placed.map(({ y }) => y).sort((a, b) => a - b);
      ys.forEach((y, i) => {
        expect(y >= 6.5 && y <= 393.5 && (i === 0 || y - ys[i - 1]! > 12.999)).toBe(true);
      });
      for (const { y, wanted } of placed)
        expect(Math.abs(y - Math.min(393.5, Math.max(6.5, wanted)))).toBeLessThan(13.001);
    }),
  );
});

test('words longer than the room stand below each other, and take the room of two', () => {
  expect(tagLines('never tried', 9)).toEqual(['never', 'tried']);
  expect(tagLines('6 of 7', 9)).toEqual(['6 of 7']);
  const tall: Tag = { ...tag('never', 100, 0), lines: ['never', 'tried'] };
  expect(placeTags([tall, tag('fits', 110)], 13, 400)[1]?.y).toBe(119.5);
});
