import type { ByteText } from '../../text/bytes.ts';

/** The numbers of an `@@` line. */
export interface Ranges {
  readonly oldStart: bigint;
  readonly oldCount: bigint;
  readonly newStart: bigint;
  readonly newCount: bigint;
}

const largest = 2n ** 63n - 1n;

/**
 * Reads `@@ -old[,count] +new[,count]` number by number, past whatever else stands there: text is read as 0, the two
 * characters before the second number are skipped unseen, a count that is left out is 1.
 */
export function readRanges(line: ByteText): Ranges {
  const old = readRange(line.slice('@@ -'.length));
  const now = readRange(old.rest.slice(2));
  return { oldStart: old.start, oldCount: old.count, newStart: now.start, newCount: now.count };
}

function readRange(text: ByteText): { readonly start: bigint; readonly count: bigint; readonly rest: ByteText } {
  const start = readNumber(text);
  if (!start.rest.startsWith(',')) return { start: start.value, count: 1n, rest: start.rest };
  const count = readNumber(start.rest.slice(1));
  return { start: start.value, count: count.value, rest: count.rest };
}

/** C's `strtol`: blanks, a sign, digits; clamped to 64 bits; 0 and nothing consumed when there are none. */
function readNumber(text: ByteText): { readonly value: bigint; readonly rest: ByteText } {
  const match = /^[ \t-\r]*([+-]?)(\d+)/.exec(text);
  if (match === null) return { value: 0n, rest: text };
  const size = BigInt(match[2]!);
  const value = match[1] === '-' ? -size : size;
  const clamped = value > largest ? largest : value < -largest - 1n ? -largest - 1n : value;
  return { value: clamped, rest: text.slice(match[0].length) };
}

/**
 * The name on a `---` or `+++` line. It ends at a TAB; a backslash hides one. What follows is read as a year: one
 * from 1901 to 1970 means that there was no file.
 */
export function readName(line: ByteText): ByteText {
  const rest = line.slice(4);
  let end = 0;
  while (end < rest.length && rest[end] !== '\t') end += rest[end] === '\\' && end + 1 < rest.length ? 2 : 1;
  const year = readNumber(rest.slice(end)).value;
  return year > 1900n && year <= 1970n ? nowhere : rest.slice(0, end);
}

export const nowhere = '/dev/null';

/** The name without its first components, as many as there are of those asked for; null drops all but the last. */
export function stripped(name: ByteText, strip: number | null): ByteText {
  let rest = name;
  for (let i = 0; i !== strip && rest.includes('/'); i++) rest = rest.slice(rest.indexOf('/')).replace(/^\/+/, '');
  return rest;
}
