import type { ByteText } from '../../text/bytes.ts';
import { type Fatal, fatal } from './hunk.ts';

/** The greatest number the tool can hold. */
export const longMax = 2n ** 63n - 1n;

/** A line number at `at` in `line`, and the offset behind its digits. Fatal when there is none, or it needs more than 64 bits. */
export function readNumber(
  line: ByteText,
  at: number,
  lineNumber: number,
): { readonly kind: 'number'; readonly value: bigint; readonly end: number } | Fatal {
  let end = at;
  let short = 0;
  for (; isDigit(line.charCodeAt(end)); end++) short = short * 10 + line.charCodeAt(end) - 0x30;
  if (end === at) return fatal(`missing line number at line ${lineNumber}: ${line}`);
  if (short <= Number.MAX_SAFE_INTEGER) return { kind: 'number', value: BigInt(short), end };
  const digits = line.slice(at, end);
  const value = significant(digits);
  if (value > longMax) return fatal(`line number ${digits} is too large at line ${lineNumber}: ${line}`);
  return { kind: 'number', value, end };
}

/** A megabyte of digits is not worth converting to learn that it is too large. */
function significant(digits: ByteText): bigint {
  const trimmed = digits.replace(/^0+(?=.)/, '');
  return trimmed.length > 19 ? longMax + 1n : BigInt(trimmed);
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;
