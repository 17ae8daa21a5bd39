import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blanks, exactly } from '../search/line-rules.ts';
import { Image } from '../text/image.ts';
import { matchedRows } from './match-map.ts';
import { fitsUnder, matchedAt, nearSlack, survey } from './survey.ts';

const line = fc.constantFrom('a\n', 'b\n', 'a \n', '\n');
const scene = fc
  .record({
    file: fc.array(line, { maxLength: 16 }),
    rows: fc.array(line, { minLength: 1, maxLength: 5 }),
    rule: fc.constantFrom(exactly, blanks),
  })
  .map(({ file, rows, rule }) => ({ image: new Image(file.join('')), rows, rule }));

/** Row by row, as the definition has it. */
const plainMask = (image: Image, rows: readonly string[], place: number, key = exactly.key) =>
  rows.reduce((mask, row, i) => {
    const at = place + i;
    return at >= 0 && at < image.count && key(image.line(at)) === key(row) ? mask | (1 << i) : mask;
  }, 0);

const bits = (mask: number) => mask.toString(2).replaceAll('0', '').length;

test('a stretch of the map is the plain comparison', () => {
  fc.assert(
    fc.property(scene, fc.integer({ min: -4, max: 12 }), fc.nat(12), ({ image, rows, rule }, from, size) => {
      const masks = matchedRows(image, rows, from, from + size, rule);
      expect([...masks]).toEqual(Array.from({ length: size }, (_, i) => plainMask(image, rows, from + i, rule.key)));
    }),
  );
});

test('fits, near misses and counts are those of the plain comparison', () => {
  fc.assert(
    fc.property(scene, ({ image, rows, rule }) => {
      const found = survey(image, rows, rule);
      const places = Array.from({ length: image.count + rows.length }, (_, i) => i - rows.length);
      const counts = places.map((place) => ({ place, matched: bits(plainMask(image, rows, place, rule.key)) }));
      for (const { place, matched } of counts) expect(matchedAt(found, place)).toBe(matched);
      expect(found.fits).toEqual(counts.filter(({ matched }) => matched === rows.length).map(({ place }) => place));
      const least = rows.length - nearSlack(rows.length);
      const near = counts.filter(({ matched }) => matched < rows.length && matched >= least && matched > 0);
      expect(found.near).toEqual(near.sort((a, b) => b.matched - a.matched || a.place - b.place));
      expect(found.hasMore).toBe(false);
    }),
  );
});

test('under fuzz only the rows that count are asked', () => {
  fc.assert(
    fc.property(scene, fc.nat(2), fc.nat(2), ({ image, rows }, head, tail) => {
      fc.pre(head + tail < rows.length);
      const found = survey(image, rows);
      const kept = rows.slice(head, rows.length - tail);
      const plain = Array.from({ length: image.count + rows.length }, (_, i) => i + 1 - rows.length).filter(
        (place) => bits(plainMask(image, kept, place + head)) === kept.length,
      );
      expect(fitsUnder(found, { head, tail })).toEqual(plain);
      for (const place of plain) expect(matchedAt(found, place, { head, tail })).toBe(kept.length);
    }),
  );
});

describe('how near is near', () => {
  test.for([
    [1, 0],
    [2, 0],
    [3, 1],
    [5, 1],
    [7, 2],
    [40, 4],
  ] as const)('of %i rows, %i may differ', ([rows, slack]) => expect(nearSlack(rows)).toBe(slack));
});

test('a file that nearly fits everywhere is listed in part, and says so', () => {
  const found = survey(new Image('x\n'.repeat(5000)), ['x\n', 'x\n', 'y\n']);
  expect(found.near.length).toBe(200);
  expect(found.hasMore).toBe(true);
});

test('rows beyond the thirty-second are counted', () => {
  const rows = Array.from({ length: 40 }, (_, i) => `${i}\n`);
  const found = survey(new Image(rows.join('')), rows);
  expect(matchedAt(found, 0)).toBe(40);
  expect(found.fits).toEqual([0]);
});
