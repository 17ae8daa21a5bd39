import type { ByteText } from '../../text/bytes.ts';

/** A text as the tool prints or compares it where it takes it for a C string: up to a NUL. */
export function cString(text: ByteText): ByteText {
  const end = text.indexOf('\0');
  return end < 0 ? text : text.slice(0, end);
}
