import { type ByteText, isUtf8 } from '../../text/bytes.ts';

/** What Rust says of bytes that are no UTF-8; null when they are. */
export function utf8Fault(bytes: ByteText): string | null {
  if (isUtf8(bytes)) return null;
  let at = 0;
  for (;;) {
    const form = forms.find(([lead]) => lead.test(bytes[at]!));
    const follows = form?.slice(1) ?? [];
    let good = form ? 1 : 0;
    while (good > 0 && good <= follows.length && follows[good - 1]!.test(bytes[at + good] ?? '')) good++;
    if (form && good > follows.length) at += good;
    else if (form && at + good === bytes.length) return `incomplete utf-8 byte sequence from index ${at}`;
    else return `invalid utf-8 sequence of ${Math.max(1, good)} bytes from index ${at}`;
  }
}

const tail = /[\x80-\xbf]/;

/** The bytes of a character, one after the other (RFC 3629: no overlong forms, no surrogates). */
const forms: readonly (readonly [RegExp, ...RegExp[]])[] = [
  [/[^\x80-\xff]/],
  [/[\xc2-\xdf]/, tail],
  [/\xe0/, /[\xa0-\xbf]/, tail],
  [/\xed/, /[\x80-\x9f]/, tail],
  [/[\xe1-\xef]/, tail, tail],
  [/\xf0/, /[\x90-\xbf]/, tail, tail],
  [/\xf4/, /[\x80-\x8f]/, tail, tail],
  [/[\xf1-\xf3]/, tail, tail, tail],
];
