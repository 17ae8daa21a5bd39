import type { ByteText } from '../../text/bytes.ts';

/** Every value that `--quoting-style` and `$QUOTING_STYLE` accept, in the order in which they are matched. */
export const quotingStyles = [
  'literal',
  'shell',
  'shell-always',
  'shell-escape',
  'shell-escape-always',
  'c',
  'c-maybe',
  'escape',
  'locale',
  'clocale',
] as const;

export type QuotingStyle = (typeof quotingStyles)[number];

/**
 * A file name (or an argument) as GNU patch shows it in messages, in the C locale: bytes beyond ASCII are raw in
 * the plain shell styles and octal wherever escapes are in use.
 *
 * Held against the real tool over all bytes and random names (2.7.6).
 */
export function quoted(name: ByteText, style: QuotingStyle): ByteText {
  switch (style) {
    case 'literal':
      return name;
    case 'shell':
      return needsShellQuotes.test(name) ? shellQuoted(name) : name;
    case 'shell-always':
      return shellQuoted(name);
    case 'shell-escape':
      return needsShellQuotes.test(name) || unprintable.test(name) ? shellEscaped(name) : name;
    case 'shell-escape-always':
      return shellEscaped(name);
    case 'c':
    case 'clocale':
      return `"${escaped(name, '"')}"`;
    case 'c-maybe':
      return unprintable.test(name) || name.includes('"') ? `"${escaped(name, '"')}"` : name;
    case 'escape':
      return escaped(name, null);
    case 'locale':
      return `'${escaped(name, "'")}'`;
  }
}

const needsShellQuotes = /^$|^[#~]|^[{}]$|[ \t\n\r!"$&'()*;<=>?[\\^`|]/;

/** Beside a single quote, only these may stand between double quotes without meaning something to a shell. */
const plainInDoubleQuotes = /^[#~]?[A-Za-z0-9%+,./:\]_@' -]*$/;

const unprintable = /[^ -~]/;

function shellQuoted(name: ByteText): ByteText {
  if (name.includes("'") && plainInDoubleQuotes.test(name)) return `"${name}"`;
  return `'${name.replaceAll("'", "'\\''")}'`;
}

/** As `shellQuoted`, with unprintable bytes in `$'…'` pieces. */
function shellEscaped(name: ByteText): ByteText {
  const hasQuote = name.includes("'");
  if (hasQuote && plainInDoubleQuotes.test(name)) return `"${name}"`;
  // The real tool reads a name with a quote in it twice, and carries an open `$'` from the end of the first
  // reading into the second.
  let isOpen = hasQuote && unprintable.test(name.slice(-1));
  let out = "'";
  for (const char of name) {
    if (unprintable.test(char)) {
      if (!isOpen) out += "'$'";
      out += escapeOf(char);
      isOpen = true;
    } else if (char === "'") {
      out += "'\\''";
      isOpen = false;
    } else {
      out += isOpen ? `''${char}` : char;
      isOpen = false;
    }
  }
  return `${out}'`;
}

const escaped = (name: ByteText, quote: '"' | "'" | null): ByteText =>
  name.replace(/[^ -~]|["'\\]/g, (char) => {
    if (char === '\\' || char === quote) return `\\${char}`;
    return char === '"' || char === "'" ? char : escapeOf(char);
  });

const letterEscapes: Readonly<Record<string, string>> = {
  '\x07': '\\a',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
};

const escapeOf = (char: ByteText): ByteText =>
  letterEscapes[char] ?? `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`;
