import type { ByteText } from '../../../text/bytes.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';
const digits = new Map([...alphabet].map((digit, value) => [digit, value]));

/** The bytes of a line of groups of five digits, four bytes each (big-endian); or what git says of a bad one. */
export type Decoded =
  | { readonly kind: 'bytes'; readonly bytes: ByteText }
  | { readonly kind: 'bad'; readonly error: ByteText };

/** Decodes a line of base 85 to `length` bytes; the last group may hold less than it could. */
export function decodeBase85(line: ByteText, length: number): Decoded {
  const parts: string[] = [];
  for (let at = 0; at < line.length; at += 5) {
    let group = 0;
    for (const digit of line.slice(at, at + 5)) {
      const value = digits.get(digit);
      if (value === undefined) return { kind: 'bad', error: `invalid base85 alphabet ${digit}` };
      group = group * 85 + value;
    }
    if (group >= 2 ** 32) return { kind: 'bad', error: `invalid base85 sequence ${line.slice(at, at + 5)}` };
    parts.push(String.fromCharCode(group / 0x1000000, (group >> 16) & 0xff, (group >> 8) & 0xff, group & 0xff));
  }
  return { kind: 'bytes', bytes: parts.join('').slice(0, length) };
}
