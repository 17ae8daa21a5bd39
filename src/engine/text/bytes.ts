/**
 * A text held byte for byte: a string whose every code unit is one byte (0 to 255).
 *
 * The appliers we model work on bytes, so the engine does too: columns are byte columns, nothing is lost in
 * a file that is not UTF-8, and V8 keeps such a string at one byte a character. Convert with `toBytes` and
 * `fromBytes` at the edges (editor, JSON) and nowhere else.
 */
export type ByteText = string;

const beyondAscii = /[^\x00-\x7f]/;

/** Encodes a JavaScript string as UTF-8. A lone surrogate becomes U+FFFD, as everywhere on the web. */
export function toBytes(text: string): ByteText {
  if (!beyondAscii.test(text)) return text;
  const parts: string[] = [];
  for (const char of text) {
    const code = char.codePointAt(0)!;
    if (code < 0x80) parts.push(char);
    else if (code < 0x800) parts.push(bytes(0xc0 | (code >> 6), tail(code)));
    else if (code >= 0xd800 && code < 0xe000) parts.push('\xef\xbf\xbd');
    else if (code < 0x10000) parts.push(bytes(0xe0 | (code >> 12), tail(code >> 6), tail(code)));
    else parts.push(bytes(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code)));
  }
  return parts.join('');
}

const bytes = (...codes: number[]) => String.fromCharCode(...codes);
const tail = (code: number) => 0x80 | (code & 0x3f);

/** The shape of one well-formed UTF-8 character beyond ASCII (RFC 3629: no overlong forms, no surrogates). */
const wellFormed =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|\xed[\x80-\x9f][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}/g;

/** Decodes UTF-8; a byte that belongs to no well-formed character becomes `invalid` (by default U+FFFD). */
export function fromBytes(text: ByteText, invalid: (byte: string) => string = () => '\ufffd'): string {
  if (!beyondAscii.test(text)) return text;
  let out = '';
  let done = 0;
  for (const { index, 0: char } of text.matchAll(wellFormed)) {
    out += text.slice(done, index).replace(/[\x80-\xff]/g, invalid) + decodeChar(char);
    done = index + char.length;
  }
  return out + text.slice(done).replace(/[\x80-\xff]/g, invalid);
}

/**
 * Decodes UTF-8 as decoders that replace do, on the web and in Python: one U+FFFD for as many bytes as begin a character
 * that does not go on, one for each other stray byte.
 */
export function fromBytesReplacing(text: ByteText): string {
  if (isUtf8(text)) return fromBytes(text);
  return fromBytes(text.replace(goodOrBegun, (_, good?: string) => good ?? fffd));
}

const fffd = '\xef\xbf\xbd';
const goodOrBegun = new RegExp(
  `(${wellFormed.source})|\\xe0[\\xa0-\\xbf]|\\xed[\\x80-\\x9f]|[\\xe1-\\xec\\xee\\xef][\\x80-\\xbf]|\\xf0[\\x90-\\xbf][\\x80-\\xbf]?|\\xf4[\\x80-\\x8f][\\x80-\\xbf]?|[\\xf1-\\xf3][\\x80-\\xbf]{1,2}|[\\x80-\\xff]`,
  'g',
);

function decodeChar(char: ByteText): string {
  const lead = char.charCodeAt(0);
  let code = lead & (char.length === 2 ? 0x1f : char.length === 3 ? 0x0f : 0x07);
  for (let i = 1; i < char.length; i++) code = (code << 6) | (char.charCodeAt(i) & 0x3f);
  return String.fromCodePoint(code);
}

/** Whether the bytes are well-formed UTF-8, so that `toBytes(fromBytes(text))` gives them back. */
export function isUtf8(text: ByteText): boolean {
  return !beyondAscii.test(text) || !beyondAscii.test(text.replace(wellFormed, ''));
}

/** The character that covers byte `at`, and the byte where it begins. A stray byte stands alone. Null past the end. */
export function charAt(text: ByteText, at: number): { readonly from: number; readonly text: ByteText } | null {
  if (at < 0 || at >= text.length) return null;
  for (let from = at; from >= 0 && from > at - 4; from--) {
    const char = text.slice(from, from + 4).match(leadingChar)?.[0];
    if (char !== undefined && from + char.length > at) return { from, text: char };
  }
  return { from: at, text: text[at]! };
}

const leadingChar = new RegExp(`^(?:[\\x00-\\x7f]|${wellFormed.source})`);
