import { type ByteText, fromBytes } from '../../engine/index.ts';

/**
 * Characters that look like nothing or like another, with a shape to draw and a name to say. The shapes are letters
 * and signs of Latin-1, which every font has.
 */
const known: Readonly<Record<string, readonly [shape: string, name: string]>> = {
  ' ': ['·', 'space'],
  '\t': ['→', 'tab'],
  '\r': ['CR', 'CR'],
  '\n': ['¶', 'end of line'],
  '\f': ['FF', 'form feed'],
  '\0': ['NUL', 'NUL'],
  '\u00a0': ['°', 'no-break space'],
  '\u202f': ['°', 'narrow no-break space'],
  '\u2007': ['°', 'figure space'],
  '\u2009': ['·', 'thin space'],
  '\u3000': ['°', 'ideographic space'],
  '\u200b': ['¦', 'zero-width space'],
  '\u200c': ['¦', 'zero-width non-joiner'],
  '\u200d': ['¦', 'zero-width joiner'],
  '\ufeff': ['¦', 'byte order mark'],
  '\u00ad': ['¦', 'soft hyphen'],
  '\u2010': ['‐', 'hyphen'],
  '\u2011': ['‑', 'no-break hyphen'],
  '\u2013': ['–', 'en dash'],
  '\u2014': ['—', 'em dash'],
  '\u2212': ['−', 'minus sign'],
  '\u2018': ['‘', 'left single quotation mark'],
  '\u2019': ['’', 'right single quotation mark'],
  '\u201c': ['“', 'left double quotation mark'],
  '\u201d': ['”', 'right double quotation mark'],
  '\u2026': ['…', 'ellipsis'],
};

const invalid = (byte: string) => `\\x${byte.charCodeAt(0).toString(16)}`;

/** Bytes as text for the screen; a byte that is no UTF-8 shows itself: `\xe9`. */
export const shown = (text: ByteText): string => fromBytes(text, invalid);

/** A character as it is drawn where it matters, all its bytes given; null stands for a line without a line feed. */
export function shapeOf(char: ByteText | null): string {
  if (char === null) return '¬';
  const text = shown(char);
  return known[text]?.[0] ?? (isControl(text) ? '¦' : text);
}

/** What to call a character that cannot be read off the screen; null for those that can. */
export function nameOf(char: ByteText | null): string | null {
  if (char === null) return 'end of file without a line feed';
  const text = shown(char);
  const name = known[text]?.[1];
  const code = `U+${text.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  if (text.startsWith('\\x')) return `byte ${text.slice(2).toUpperCase()}`;
  if (name) return text.charCodeAt(0) > 0x7f ? `${name} ${code}` : name;
  return isControl(text) || text.charCodeAt(0) > 0x7f ? code : null;
}

/** Blank characters made visible, for the few that matter. */
export const visible = (text: ByteText): string => Array.from(shown(text), (char) => known[char]?.[0] ?? char).join('');

const isControl = (text: string) => text.length === 1 && (text < ' ' || text === '\x7f');
