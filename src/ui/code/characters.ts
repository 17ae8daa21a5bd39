import { type ByteText, characterName, figures, fromBytes, toBytes } from '../../engine/index.ts';

/** Signs of the engine that few fonts have, in letters and signs of Latin-1, which all have. */
const plainer: Readonly<Record<string, string>> = {
  '␊': '¶',
  '␍': 'CR',
  '␌': 'FF',
  '␋': 'VT',
  '␛': 'ESC',
  '␀': 'NUL',
  '␤': '¶',
  '⍽': '°',
  '∅': '¦',
  '⏎': '¬',
};

const invalid = (byte: string) => `\\x${byte.charCodeAt(0).toString(16)}`;

/** More of one line than anybody reads; the whole of a long one would hold up the page. */
const mostShown = 2000;

/** Bytes as text for the screen; a byte that is no UTF-8 shows itself: `\xe9`. Of a long text the beginning. */
export const shown = (text: ByteText): string =>
  text.length <= mostShown
    ? fromBytes(text, invalid)
    : `${fromBytes(text.slice(0, mostShown), invalid)} … and ${figures(text.length - mostShown)} bytes more`;

/** The end of a long text, where what follows it matters. */
export const endOf = (text: ByteText): ByteText =>
  text.length <= mostShown ? text : `${figures(text.length - mostShown / 10)} bytes … ${text.slice(-mostShown / 10)}`;

/** A character as it is drawn where it matters, all its bytes given; null stands for the end of the line. */
export function shapeOf(char: ByteText | null): string {
  const { shown: sign } = characterName(char);
  return char !== null && sign === '\ufffd' ? shown(char) : (plainer[sign] ?? sign);
}

/** What to call a character that cannot be read off the screen for certain; null for those that can. */
export function nameOf(char: ByteText | null): string | null {
  const { name, code } = characterName(char);
  const isPlain = char === null || /^[\x00-\x7f]$/.test(char);
  if (name === null) return isPlain ? null : code;
  return isPlain || code === null ? name : `${name} ${code}`;
}

/** Blank characters made visible, for the few that matter. */
export const visible = (text: ByteText): string =>
  Array.from(shown(text), (char) => (/\s/.test(char) ? shapeOf(toBytes(char)) : char)).join('');
