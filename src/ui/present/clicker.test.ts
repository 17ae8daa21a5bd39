import { expect, test } from 'vitest';
import { clickOf } from './clicker.ts';

test.for([
  ['PageDown', 'next'],
  ['ArrowDown', 'next'],
  ['PageUp', 'back'],
  ['ArrowUp', 'back'],
  ['b', 'blank'],
  ['.', 'blank'],
  ['Escape', 'leave'],
  ['F5', 'leave'],
  ['a', null],
  ['toString', null],
] as const)('%s: %s', ([key, wanted]) => expect(clickOf(key)).toBe(wanted));
