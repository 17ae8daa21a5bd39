import { expect, test } from 'vitest';
import { isEpoch, readDate } from './dates.ts';

/** Seconds as `patch -Z` sets them (2.7.6); infinite where it takes a part from the clock, null where it sets none. */
test.for<[string, number | null]>([
  ['1970-01-01', 0],
  ['1970-01-01 00:00:00.000000000 +0000', 0],
  ['2002-02-21 23:30:39.500000000 -0800', 1014363039.5],
  ['1970-01-01T00:00:00Z', 0],
  ['1970/01/01', 0],
  ['Jan 1 1970', 0],
  ['Thu Jan  1 00:00:00 1970', 0],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['Thursday Jan 1 5:30:59 PM 1970', 63059],
  ['thu, 1 Jan 1970 0 EST DST', 14400],
  ['Fri, 1 Jan 1970 12 +02', 36000],
  ['1970-01-01 5:59:59,5 +02', 14399.5],
  ['1:00 GMT 02-jan-1970', 90000],
  ['jan-01-1970 159 PDT', 32340],
  ['19700101', 0],
  ['1970-01-01 (c)', 0],
  ['70-1-02 23 thurs', 86400],
  ['@1.5', 1.5],
  ['@-89999', -89999],
  ['', Number.POSITIVE_INFINITY],
  ['0', Number.POSITIVE_INFINITY],
  ['Jan 1', Number.POSITIVE_INFINITY],
  ['epoch', null],
  ['(nonexistent)', Number.POSITIVE_INFINITY],
  ['1970-02-30', null],
  ['1970-01-01 24:00', null],
  ['1970-01-01 00:00 00:00', null],
  ['1970-01-01 00:00 +2500', null],
  ['1970-01-01T', null],
  ['Thur. Jan 1 1970', null],
  ['1970-01-01 j', null],
])('%s', ([text, seconds]) => {
  expect(readDate(`\t${text}`)).toBe(seconds);
});

test.for<[number | null, boolean, boolean]>([
  [null, false, false],
  [0, true, true],
  [1, true, false],
  [-25 * 3600, false, false],
  [-25 * 3600 + 1, false, true],
  [26 * 3600 - 1, false, true],
  [26 * 3600, false, false],
])('%j seconds, exact: %j', ([seconds, isExact, expected]) => {
  expect(isEpoch(seconds, isExact)).toBe(expected);
});
