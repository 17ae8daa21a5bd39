import type { ByteText } from '../../text/bytes.ts';

/** A number read from an argument, or what is wrong with it, to follow the argument in a message. */
export type OptionNumber = { readonly number: number } | { readonly wrong: string };

/**
 * Reads a decimal number as GNU patch 2.7.6 does, in 32 bits. Only an overflow that shows as a change of sign while
 * a digit is added is noticed, so 2147483648 is "too large", 4294967295 is "negative" and 4294967296 passes as 0.
 */
export function readNumber32(text: ByteText): OptionNumber {
  const parts = /^([-+]?)(\d+)$/.exec(text);
  if (!parts) return { wrong: 'is not a number' };
  const isNegative = parts[1] === '-';
  let number = 0;
  let overflows = false;
  for (const char of parts[2]!) {
    const tenfold = Math.imul(number, 10);
    const next = (isNegative ? tenfold - Number(char) : tenfold + Number(char)) | 0;
    overflows ||= isNegative ? next > tenfold : next < tenfold;
    number = next;
  }
  return overflows ? { wrong: 'is too large' } : { number };
}

/** Reads a decimal number as GNU patch 2.8 does: huge ones are as good as endless. */
export function readNumber(text: ByteText): OptionNumber {
  return /^[-+]?\d+$/.test(text) ? { number: Number(text) } : { wrong: 'is not a number' };
}
