import type { ByteText } from '../../text/bytes.ts';

const date = /(?:\d\d)?\d\d-\d\d-\d\d(?: \d\d:\d\d:\d\d(?:\.\d+)?)?(?: [-+]\d\d:?\d\d)?\n$/;

/**
 * Length of the name in a `---` or `+++` line that carries a date: up to the TAB or the spaces before the date
 * (0 when nothing is left). Null when no recognised date ends the line. `line` is what follows the sign, with LF.
 * Vectors: hdr-name-timestamp-…
 */
export function nameBeforeTimestamp(line: ByteText): number | null {
  const at = line.search(date);
  if (at < 0) return null;
  if (line[at - 1] === '\t') return at - 1;
  let end = at;
  while (line[end - 1] === ' ') end--;
  return end < at ? end : null;
}

const epoch = /\t(1969-12-31|1970-01-01) (\d\d):(\d\d):00(?:\.0+)? ([-+])(\d\d):?(\d\d)\n$/;

/**
 * Whether the line is dated to the first moment of 1970 (in whatever zone): diff's way to say "no such file".
 * `line` is what follows the sign, with LF. Vectors: hdr-trad-new-epoch, hdr-trad-new-epoch-west.
 */
export function isEpoch(line: ByteText): boolean {
  const found = epoch.exec(line);
  if (found === null) return false;
  const [, day, hours, minutes, sign, zoneHours, zoneMinutes] = found;
  const zone = (Number(zoneHours) * 60 + Number(zoneMinutes)) * (sign === '-' ? -1 : 1);
  return Number(hours) * 60 + Number(minutes) - zone === (day === '1969-12-31' ? 24 * 60 : 0);
}
