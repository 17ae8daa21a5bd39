import type { ByteText } from '../../text/bytes.ts';
import { type DateParts, dateItems } from './date-items.ts';
import { longMax } from './read-number.ts';

const hour = 3600;

/** A time of this year or day: that of no file, and far from 1970. */
const aroundNow = Number.POSITIVE_INFINITY;

/**
 * Whether a header's time says "there is no such file": an instant near 1970-01-01, whatever the time zone in which
 * it was written. With `-T` or `-Z` (`isExact`) only the instant itself counts.
 *
 * Source: GNU patch 2.7.6; vectors 084, 452 to 465.
 */
export const isEpoch = (seconds: number | null, isExact: boolean): boolean =>
  seconds !== null && (isExact ? seconds === 0 : -25 * hour < seconds && seconds < 26 * hour);

/**
 * Reads a header's time: a date, a time, a zone and a day of the week in any order, as GNU tools do; without a zone
 * it is UTC. Gives seconds since 1970-01-01T00:00:00Z; null when it cannot be read; `aroundNow` when it leaves out day
 * or year, as an empty one does. Words like "yesterday" are not read.
 */
export function readDate(time: ByteText): number | null {
  const text = withoutComments(time.toLowerCase());
  const stamp = /^\s*@\s*([-+]?)(\d+)(?:[.,](\d+))?\s*$/.exec(text);
  if (stamp) return secondsSince(stamp[1]!, stamp[2]!, stamp[3] ?? '0');
  let parts: DateParts = { day: null, year: null, clock: null, zone: null, hasWeekday: false };
  let rest = text.trimStart();
  while (rest !== '') {
    const item = dateItems.find(({ shape }) => shape.test(rest));
    const match = item?.shape.exec(rest);
    const added = match && item!.read(match.slice(1), parts);
    if (!match || !added || repeats(parts, added)) return null;
    parts = { ...parts, ...added };
    rest = rest.slice(match[0].length).trimStart();
  }
  return secondsOf(parts);
}

/** Seconds since 1970 as they are given; null when they need more than 64 bits. */
function secondsSince(sign: string, digits: string, fraction: string): number | null {
  const isLong = digits.replace(/^0+/, '').length > 19 || BigInt(digits) > longMax;
  return isLong ? null : Number(`${sign}${digits}.${fraction}`);
}

/** Comments are in parentheses, which nest; one without an end goes on to the end. */
function withoutComments(text: ByteText): ByteText {
  const outside: ByteText[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: paren, index } of text.matchAll(/[()]/g)) {
    if (paren === '(') {
      if (depth++ === 0) outside.push(text.slice(from, index));
    } else if (depth > 0 && --depth === 0) from = index + 1;
  }
  return (depth > 0 ? outside : [...outside, text.slice(from)]).join(' ');
}

/** A part given twice is an error. */
const repeats = (parts: DateParts, added: Partial<DateParts>): boolean =>
  (added.day !== undefined && parts.day !== null) ||
  (added.clock !== undefined && parts.clock !== null) ||
  (added.zone !== undefined && parts.zone !== null) ||
  (added.hasWeekday === true && parts.hasWeekday);

function secondsOf({ day: date, year, clock, zone }: DateParts): number | null {
  if (date === null || year === null) return aroundNow;
  const { month, day } = date;
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return null;
  return midnight.getTime() / 1000 + (clock ?? 0) - 60 * (zone ?? 0);
}
