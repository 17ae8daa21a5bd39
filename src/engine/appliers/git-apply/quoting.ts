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

const plainForm = /[^"\\\0]*/y;
const escaped = /\\(?:[abfnrtv"\\]|[0-3][0-7]{2})/y;
const escapeForm = /\\(?:([0-3][0-7]{2})|(.))/g;

/** Reads the quoted path that starts at byte `at`; null when there is no well-formed one. */
export function unquote(text: ByteText, at: number): Unquoted | null {
  if (text[at] !== '"') return null;
  let end = at + 1;
  // One piece after the other: a pattern for all of them would give up on a long text.
  for (let more = true; more; ) {
    end = endOf(plainForm, text, end)!;
    const behind = endOf(escaped, text, end);
    more = behind !== null;
    end = behind ?? end;
  }
  if (text[end] !== '"') return null;
  const name = text
    .slice(at + 1, end)
    .replace(escapeForm, (_, digits: string | undefined, letter: string) =>
      digits === undefined ? unescapes.get(letter)! : String.fromCharCode(Number.parseInt(digits, 8)),
    );
  return { name, end: end + 1 };
}

/** The offset behind what a sticky pattern matches at `at`; null when it does not match. */
function endOf(form: RegExp, text: ByteText, at: number): number | null {
  form.lastIndex = at;
  return form.test(text) ? form.lastIndex : null;
}
