import type { ByteText } from '../../../text/bytes.ts';
import type { Version } from '../settings.ts';

const largest = 2n ** 63n - 1n;

/** The value of `-p` as C's `atoi` reads it: what is no number is 0, what is too large wraps to 32 bits. */
const asAtoi = (text: ByteText): number => int32(text.match(/^[ \t\n\v\f\r]*([-+]?\d*)/)![1]!);

/**
 * `-p`: 2.39.5 takes anything, also a negative count that no name can satisfy; null where the newest version
 * refuses. Vectors: hdr-p-garbage, hdr-p-negative.
 */
export function stripCount(text: ByteText, version: Version): number | null {
  if (version === '2.39.5') return asAtoi(text);
  const digits = wholeNumber(text);
  return digits === null || BigInt(digits) < 0n || BigInt(digits) >= 2n ** 31n ? null : Number(digits);
}

/**
 * `-C`: a negative floor counts as none (2.39.5 only). Null: not a number.
 * Vectors: ctx-C-bad, ctx-C-negative.
 */
export function contextFloor(text: ByteText, version: Version): number | null {
  if (version === 'newest') return scaledNumber(text);
  const digits = wholeNumber(text);
  if (digits === null) return null;
  const floor = int32(digits);
  return floor < 0 ? Number.POSITIVE_INFINITY : floor;
}

/** A decimal number and nothing else, blanks before it allowed; as `BigInt` reads it. */
const wholeNumber = (text: ByteText): string | null => text.match(/^[ \t\n\v\f\r]*([-+]?\d+)$/)?.[1] ?? null;

const units: Readonly<Record<string, number>> = { k: 1024, m: 1024 ** 2, g: 1024 ** 3 };

/** A count as newer versions read it: hexadecimal and octal too, with a unit behind it. */
function scaledNumber(text: ByteText): number | null {
  const [, digits, unit = ''] = text.match(/^[ \t\n\v\f\r]*\+?(0[xX][0-9a-fA-F]+|\d+)([kmgKMG]?)$/) ?? [];
  if (digits === undefined) return null;
  const isOctal = /^0\d/.test(digits);
  if (isOctal && /[89]/.test(digits)) return null;
  const scaled = (isOctal ? Number.parseInt(digits, 8) : Number(digits)) * (units[unit.toLowerCase()] ?? 1);
  return scaled < 2 ** 32 ? scaled : null;
}

/** A C `long` that saturates, squeezed into an `int`. */
function int32(digits: string): number {
  const value = /\d/.test(digits) ? BigInt(digits) : 0n;
  const saturated = value > largest ? largest : value < -largest - 1n ? -largest - 1n : value;
  return Number(BigInt.asIntN(32, saturated));
}
