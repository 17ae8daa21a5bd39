import { zoneMinutes } from './zones.ts';

/** What has been read of a date so far. Each part may be given once. */
export interface DateParts {
  readonly day: CalendarDay | null;
  /** Null while it is not given: then it is this year. */
  readonly year: number | null;
  /** Seconds since midnight. */
  readonly clock: number | null;
  /** Minutes east of Greenwich. */
  readonly zone: number | null;
  readonly hasWeekday: boolean;
}

interface CalendarDay {
  readonly month: number;
  readonly day: number;
}

/** An item that can stand in a date: its shape, and the parts that it adds; null when its numbers make no sense. */
interface Item {
  readonly shape: RegExp;
  read(groups: readonly (string | undefined)[], before: DateParts): Partial<DateParts> | null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])\\.?';
const weekday =
  '(?:\\d+\\s*)?(?:(?:sun|mon|tue|wed|thu|fri|sat)(?![a-z])\\.?|(?:sun|mon|tues?|wednes|thurs?|fri|satur)(?:day)?(?![a-z.]))';
const meridian = '([ap])(?:m|\\.m\\.)(?![a-z])';
const offset = '([-+]\\d+(?::\\d+)?)';

/** The shapes are tried in this order, on lower case text. */
export const dateItems: readonly Item[] = [
  { shape: new RegExp(`^${weekday}\\s*,?`), read: () => ({ hasWeekday: true }) },
  {
    shape: new RegExp(`^(\\d+):(\\d+)(?::(\\d+(?:[.,]\\d+)?))?(?:\\s*(?:${meridian}|${offset}))?`),
    read: ([hours, minutes, seconds = '0', half, east]) => timeOf(hours!, minutes!, seconds, half, east),
  },
  {
    shape: new RegExp(`^(\\d+)\\s*${meridian}`),
    read: ([hours, half]) => timeOf(hours!, '0', '0', half, undefined),
  },
  {
    shape: /^(\d+)\s*\/\s*(\d+)(?:\s*\/\s*(\d+))?/,
    read: ([a, b, c]) => (c !== undefined && a!.length >= 4 ? dayOf(a, b!, c) : dayOf(c, a!, b!)),
  },
  {
    shape: /^(\d+)\s*-(\d+)\s*-(\d+)(?:\s*t\s*(?=\d+\s*[-+:]))?/,
    read: ([year, month, day]) => dayOf(year, month!, day!),
  },
  {
    shape: new RegExp(`^(\\d+)[\\s-]*${monthName}(?:[\\s-]*(\\d+))?`),
    read: ([day, month, year]) => dayOf(year, month!, day!),
  },
  {
    shape: new RegExp(`^${monthName}\\s*-(\\d+)\\s*-(\\d+)`),
    read: ([month, day, year]) => dayOf(year, month!, day!),
  },
  {
    shape: new RegExp(`^${monthName}[\\s-]*(\\d+)(?:\\s*,\\s*(\\d+))?`),
    read: ([month, day, year]) => dayOf(year, month!, day!),
  },
  {
    shape: new RegExp(`^([a-z]+)(?:\\s*${offset})?(\\s+dst)?(?![a-z])`),
    read: ([name, east, summer]) => {
      const zone = zoneMinutes(name!);
      if (zone === null) return null;
      return zoned({}, zone + (east === undefined ? 0 : eastOf(east)) + (summer === undefined ? 0 : 60));
    },
  },
  {
    shape: new RegExp(`^(\\d+)\\s*${offset}`),
    read: ([hours, east]) => timeOf(hours!, '0', '0', undefined, east),
  },
  // A sign that no number follows says nothing.
  { shape: /^[-+](?!\s*\d)/, read: () => ({}) },
  { shape: /^(\d+)/, read: ([digits], before) => plainNumber(digits!, before) },
];

/** A bare number is the year that a date lacks, a compact date, or a compact time. */
function plainNumber(digits: string, { day, year, clock }: DateParts): Partial<DateParts> | null {
  if (day && year === null && (clock !== null || digits.length > 2)) return { year: yearOf(digits) };
  if (digits.length > 4) return dayOf(digits.slice(0, -4), digits.slice(-4, -2), digits.slice(-2));
  const hours = digits.length > 2 ? digits.slice(0, -2) : digits;
  return timeOf(hours, digits.length > 2 ? digits.slice(-2) : '0', '0', undefined, undefined);
}

const dayOf = (year: string | undefined, month: string, day: string): Partial<DateParts> => ({
  day: { month: /^\d/.test(month) ? Number(month) : months.indexOf(month.slice(0, 3)) + 1, day: Number(day) },
  year: year === undefined ? null : yearOf(year),
});

/** Two digits mean 1969 to 2068. */
const yearOf = (digits: string): number =>
  digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) < 69 ? 2000 : 1900);

function timeOf(
  hours: string,
  minutes: string,
  seconds: string,
  half: string | undefined,
  east: string | undefined,
): Partial<DateParts> | null {
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half);
  const second = Number(seconds.replace(',', '.'));
  if (hour === null || hour > 23 || Number(minutes) > 59 || second >= 60) return null;
  const clock = hour * 3600 + Number(minutes) * 60 + second;
  return east === undefined ? { clock } : zoned({ clock }, eastOf(east));
}

/** No zone is more than a day away. */
const zoned = (parts: Partial<DateParts>, zone: number): Partial<DateParts> | null =>
  Math.abs(zone) <= 24 * 60 ? { ...parts, zone } : null;

const hourOfHalf = (hour: number, half: string): number | null =>
  hour < 1 || hour > 12 ? null : (hour % 12) + (half === 'p' ? 12 : 0);

/** Minutes of `+5`, `+05:30` or `+0530`. */
function eastOf(text: string): number {
  const sign = text.startsWith('-') ? -1 : 1;
  const [hours = '', minutes] = text.slice(1).split(':');
  if (minutes !== undefined) return sign * (Number(hours) * 60 + Number(minutes));
  if (hours.length <= 2) return sign * Number(hours) * 60;
  return sign * (Math.trunc(Number(hours) / 100) * 60 + (Number(hours) % 100));
}
