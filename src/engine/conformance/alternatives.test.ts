import { expect, test } from 'vitest';
import { answersOf } from './alternatives.ts';

test('a run that asks nothing has one answer', () => {
  expect(answersOf(() => 'x')).toEqual(['x']);
});

test('every course is run once, the one of all yes first', () => {
  const run = (ask: () => boolean) => (ask() ? (ask() ? 'yes yes' : 'yes no') : 'no');
  const answers = answersOf(run);
  expect(answers[0]).toBe('yes yes');
  expect(answers.toSorted()).toEqual(['no', 'yes no', 'yes yes']);
});
