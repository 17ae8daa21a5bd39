import { expect, test } from 'vitest';
import type { PassMatches } from '../../engine/index.ts';
import { cellState, flatPath, flatPlaces, tallPlaces, tallSlack } from './cells.ts';
import { columnsOf } from './columns.ts';
import { scaleOf } from './neighbourhood.ts';

/** Places by line, rows as a string: "111.111" matches all but the fourth. */
function matchesOf(places: Record<number, string>, rowCount = 7, dropped = { head: 0, tail: 0 }): PassMatches {
  const has = (place: number, row: number) =>
    row >= dropped.head && row < rowCount - dropped.tail && places[place]?.[row] === '1';
  const count = (place: number) => Array.from({ length: rowCount }, (_, row) => has(place, row)).filter(Boolean).length;
  return { rowCount, compared: rowCount - dropped.head - dropped.tail, dropped, fits: [], count, has };
}

const scale = scaleOf({ from: 700, to: 829 }, 400);
const columns = columnsOf(7, 112);
const story = matchesOf({ 717: '1111111', 733: '111.111', 757: '.....1.', 779: '..111..', 811: '1111111' });

test('fits and near misses stand seven lines tall, the rest one line', () => {
  const tall = tallPlaces(story, scale, columns, []);
  expect(tall.map(({ place, matched, fits }) => [place, matched, fits])).toEqual([
    [717, 7, true],
    [733, 6, false],
    [811, 7, true],
  ]);
  expect(tall[1]?.y).toBeCloseTo(104.03, 1);
  expect(tall[1]?.height).toBeCloseTo(18.31, 1);
  const flat = flatPlaces(story, scale, columns, tall);
  expect(flat.map(({ place, columns }) => [place, columns.map(({ from }) => from + 1)])).toEqual([
    [757, [6]],
    [779, [3, 4, 5]],
  ]);
  expect(flat[0]?.height).toBeCloseTo(2.42, 1);
});

test('rows given up are neither hit nor miss, and leave fewer to be compared', () => {
  const fuzzy = matchesOf({ 717: '.11111.' }, 7, { head: 1, tail: 1 });
  const [place] = tallPlaces(fuzzy, scale, columns, []);
  expect(place?.fits).toBe(true);
  expect(place?.cells.map(({ state }) => state)).toEqual(['dropped', ...Array(5).fill('match'), 'dropped']);
});

test('where every row is given up only the places asked for are drawn', () => {
  const open = matchesOf({}, 4, { head: 2, tail: 2 });
  expect(
    tallPlaces(open, scale, columns.slice(0, 4), [764]).map(({ place, cells }) => [place, cells[0]?.state]),
  ).toEqual([[764, 'dropped']]);
  expect(flatPlaces(open, scale, columns, [])).toEqual([]);
});

test('of two places that would cover each other the better one stands tall', () => {
  const close = matchesOf({ 750: '111.111', 752: '1111111' });
  expect(tallPlaces(close, scale, columns, []).map(({ place }) => place)).toEqual([752]);
  expect(tallPlaces(close, scale, columns, [750]).map(({ place }) => place)).toEqual([750]);
});

test.for([
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 1],
  [7, 2],
  [40, 2],
])('of %i rows %i may differ at a tall place', ([rows, slack]) => {
  expect(tallSlack(rows!)).toBe(slack);
});

test('in runs of lines the best place stands for its run', () => {
  const merged = scaleOf({ from: 0, to: 4000 }, 400);
  const flat = flatPlaces(matchesOf({ 0: '1......', 5: '111....', 29: '1......', 30: '11.....' }), merged, columns, []);
  expect(merged.run).toBe(30);
  expect(flat.map(({ place }) => place)).toEqual([5, 30]);
});

test('a million matching lines are few shapes', () => {
  const all: PassMatches = { ...matchesOf({}), count: () => 7, has: () => true };
  const whole = scaleOf({ from: 0, to: 1_000_000 }, 400);
  const tall = tallPlaces(all, whole, columns, []);
  expect(tall.length).toBeLessThan(60);
  expect(flatPlaces(all, whole, columns, tall).length).toBeLessThan(140);
});

test('a column of several rows matches when all of its compared rows do', () => {
  const half = matchesOf({ 9: '1111.11' });
  const column = (from: number, to: number) => ({ from, to, x: 0, width: 3 });
  expect(cellState(half, 9, column(0, 4))).toBe('match');
  expect(cellState(half, 9, column(3, 6))).toBe('miss');
});

test('flat cells are one path', () => {
  expect(flatPath(flatPlaces(story, scale, columns, []), 228).match(/M/g)).toHaveLength(7 + 6 + 1 + 3 + 7);
});
