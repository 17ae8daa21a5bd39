import { type ByteText, fromBytes, isUtf8 } from '../text/bytes.ts';

/** A character as people can be told of it. */
export interface CharacterName {
  /** What to draw for it: itself, or a sign for one that cannot be seen. */
  readonly shown: string;
  /** "tab", "no-break space"; null for a character that speaks for itself. */
  readonly name: string | null;
  /** "U+00A0", or "0xE9" for a stray byte; null at the end of a line. */
  readonly code: string | null;
}

const names: Readonly<Record<string, readonly [shown: string, name: string]>> = {
  '\t': ['→', 'tab'],
  '\n': ['␊', 'line feed'],
  '\r': ['␍', 'carriage return'],
  ' ': ['·', 'space'],
  '\0': ['␀', 'NUL'],
  '\f': ['␌', 'form feed'],
  '\v': ['␋', 'vertical tab'],
  '\x1b': ['␛', 'escape'],
  '\u00a0': ['⍽', 'no-break space'],
  '\u00ad': ['‐', 'soft hyphen'],
  '\u2002': ['·', 'en space'],
  '\u2003': ['·', 'em space'],
  '\u2007': ['⍽', 'figure space'],
  '\u2009': ['·', 'thin space'],
  '\u200a': ['·', 'hair space'],
  '\u200b': ['∅', 'zero width space'],
  '\u200c': ['∅', 'zero width non-joiner'],
  '\u200d': ['∅', 'zero width joiner'],
  '\u200e': ['∅', 'left-to-right mark'],
  '\u200f': ['∅', 'right-to-left mark'],
  '\u2010': ['‐', 'hyphen'],
  '\u2011': ['‑', 'no-break hyphen'],
  '\u2012': ['‒', 'figure dash'],
  '\u2013': ['–', 'en dash'],
  '\u2014': ['—', 'em dash'],
  '\u2018': ['‘', 'left quotation mark'],
  '\u2019': ['’', 'right quotation mark'],
  '\u201c': ['“', 'left double quotation mark'],
  '\u201d': ['”', 'right double quotation mark'],
  '\u2026': ['…', 'ellipsis'],
  '\u2028': ['␤', 'line separator'],
  '\u2029': ['␤', 'paragraph separator'],
  '\u202f': ['⍽', 'narrow no-break space'],
  '\u2060': ['∅', 'word joiner'],
  '\u2212': ['−', 'minus sign'],
  '\u3000': ['·', 'ideographic space'],
  '\ufeff': ['∅', 'byte order mark'],
};

/** Names the character that `char` (all its bytes) is; null is the end of a line. */
export function characterName(char: ByteText | null): CharacterName {
  if (char === null) return { shown: '⏎', name: 'end of the line', code: null };
  if (!isUtf8(char)) return { shown: '�', name: 'stray byte', code: `0x${hex(char.charCodeAt(0), 2)}` };
  const text = fromBytes(char);
  const point = text.codePointAt(0) ?? 0;
  const code = `U+${hex(point, 4)}`;
  const known = names[text];
  if (known) return { shown: known[0], name: known[1], code };
  if (/^[\p{Cc}\p{Cf}\p{Zs}\p{Mn}\p{Co}]$/u.test(text)) return { shown: '∅', name: 'invisible character', code };
  return { shown: text, name: null, code };
}

/** Whether a person can tell the two apart by looking: letters yes, a tab from spaces no. */
export const canBeSeen = (char: ByteText | null): boolean => characterName(char).name === null;

/** 1-based column in characters of the byte `at` (0-based) of a line. */
export const characterColumn = (line: ByteText, at: number): number => [...fromBytes(line.slice(0, at))].length + 1;

const hex = (n: number, width: number) => n.toString(16).toUpperCase().padStart(width, '0');
