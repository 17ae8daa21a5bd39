import type { ByteText } from '../../text/bytes.ts';

const escapes = new Map([
  ['\x07', 'a'],
  ['\b', 'b'],
  ['\t', 't'],
  ['\n', 'n'],
  ['\v', 'v'],
  ['\f', 'f'],
  ['\r', 'r'],
  ['"', '"'],
  ['\\', '\\'],
]);
const unescapes = new Map([...escapes].map(([byte, letter]) => [letter, byte]));

/**
 * A path as git shows it: in double quotes with C escapes when it holds a control byte, `"`, `\` or, while
 * `quotesHighBytes` (`core.quotePath`, on by default), a byte beyond ASCII; as it is otherwise.
 */
export function quote(name: ByteText, quotesHighBytes: boolean): ByteText {
  const special = quotesHighBytes ? /[\x00-\x1f"\\\x7f-\xff]/g : /[\x00-\x1f"\\\x7f]/g;
  const escaped = name.replace(special, (byte) => `\\${escapes.get(byte) ?? octal(byte)}`);
  return escaped === name ? name : `"${escaped}"`;
}

const octal = (byte: string) => byte.charCodeAt(0).toString(8).padStart(3, '0');

/** A quoted path at the start of a text: its bytes, and the offset just behind the closing quote. */
export interface Unquoted {
  readonly name: ByteText;
  readonly end: number;
}

const quotedForm = /"((?:[^"\\\0]|\\(?:[abfnrtv"\\]|[0-3][0-7]{2}))*)"/y;
const escapeForm = /\\(?:([0-3][0-7]{2})|(.))/g;

/** Reads the quoted path that starts at byte `at`; null when there is no well-formed one. */
export function unquote(text: ByteText, at: number): Unquoted | null {
  quotedForm.lastIndex = at;
  const found = quotedForm.exec(text);
  if (found === null) return null;
  const name = found[1]!.replace(escapeForm, (_, digits: string | undefined, letter: string) =>
    digits === undefined ? unescapes.get(letter)! : String.fromCharCode(Number.parseInt(digits, 8)),
  );
  return { name, end: at + found[0].length };
}
