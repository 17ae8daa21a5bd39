import { expect, test } from 'vitest';
import { axisMarks, axisNumbers, legsOf } from './axis.ts';
import { scaleOf } from './neighbourhood.ts';

const scale = scaleOf({ from: 700, to: 829 }, 400);
const story = { stated: 764, landings: [811], fits: [717, 811] };

test('diamond, twin and landing, each with its number', () => {
  const marks = axisMarks(story, scale);
  expect(marks.map(({ kind, line }) => [kind, line])).toEqual([
    ['twin', 717],
    ['stated', 764],
    ['landing', 811],
  ]);
  expect(axisNumbers(marks, 0, 13, 400).map(({ lines, tone }) => [lines[0], tone])).toEqual([
    ['812', 'landing'],
    ['765', 'stated'],
    ['718', 'landing'],
  ]);
  // Two lines that hunks before have added are no lines of the file.
  expect(axisNumbers(marks, 2, 13, 400).map(({ lines }) => lines[0])).toEqual(['810', '763', '716']);
});

test('before the landing every place that fits is a twin', () => {
  expect(axisMarks({ ...story, landings: [] }, scale).map(({ kind }) => kind)).toEqual(['twin', 'twin', 'stated']);
});

test('a landing where the hunk said is one mark', () => {
  const marks = axisMarks({ stated: 764, landings: [764], fits: [764] }, scale);
  expect(marks.map(({ kind }) => kind)).toEqual(['both']);
});

test('a text search has no diamond', () => {
  const marks = axisMarks({ stated: null, landings: [717, 811], fits: [717, 811] }, scale);
  expect(marks.map(({ kind }) => kind)).toEqual(['landing', 'landing']);
});

test('a tie has two legs of the same length, the twin’s dotted', () => {
  const legs = legsOf(story, scale, 1);
  expect(legs.map(({ label, isDotted, isTied }) => [label, isDotted, isTied])).toEqual([
    ['−47', true, true],
    ['+47', false, true],
  ]);
  const [up, down] = legs.map(({ from, to }) => Math.abs(to - from));
  expect(up).toBeCloseTo(down!);
});

test.for([
  ['a twin at another distance: one leg', { ...story, fits: [720, 811] }, ['+47']],
  ['two lines off: a leg without a label', { ...story, landings: [766] }, [null]],
  ['landed where stated: no leg', { ...story, landings: [764] }, []],
  ['no stated line: no leg', { ...story, stated: null }, []],
  ['several landings: no leg', { ...story, landings: [717, 811] }, []],
] as const)('%s', ([, pinned, wanted]) => {
  expect(legsOf(pinned, scale, 1).map(({ label }) => label)).toEqual(wanted);
});
