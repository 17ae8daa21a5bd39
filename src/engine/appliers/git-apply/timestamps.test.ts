import { expect, test } from 'vitest';
import { isEpoch, nameBeforeTimestamp } from './timestamps.ts';

test.for([
  ['a\t2024-05-06 07:08:09.123456789 +0200', 1],
  ['a\t2024-05-06 07:08:09', 1],
  ['a\t2024-05-06', 1],
  ['a\t24-05-06', 1],
  ['a 2024-05-06 +02:00', 1],
  ['a   2024-05-06', 1],
  ['a\t\t2024-05-06', 2],
  ['a\t 2024-05-06', 2],
  [' 2024-05-06', 0],
  ['2024-05-06', null],
  ['a2024-05-06', null],
  ['a 12024-05-06', null],
  ['a 2024-05-06 ', null],
  ['a 2024-05-06\r', null],
  ['a 2024-05-06 07:08', null],
  ['a 2024-05-06 07:08:09.', null],
  ['a 2024-05-06 +020', null],
] as const)('the date in %j starts at %j', ([text, start]) => {
  expect(nameBeforeTimestamp(`${text}\n`)).toBe(start);
});

test.for([
  ['f\t1970-01-01 00:00:00 +0000', true],
  ['f\t1970-01-01 00:00:00.000 +0000', true],
  ['f\t1970-01-01 01:30:00 +01:30', true],
  ['f\t1969-12-31 19:00:00 -0500', true],
  ['f\t1969-12-31 19:00:00 +0500', false],
  ['f\t1970-01-01 00:00:01 +0000', false],
  ['f\t1970-01-01 00:00:00', false],
  ['f 1970-01-01 00:00:00 +0000', false],
  ['f\t1970-01-01 00:00:00 +0000 ', false],
] as const)('%j is the epoch: %j', ([text, verdict]) => {
  expect(isEpoch(`${text}\n`)).toBe(verdict);
});
