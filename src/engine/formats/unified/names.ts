import type { ByteText } from '../../text/bytes.ts';

/** The name on a `---` or `+++` line: unquoted when quoted, else up to the TAB before a date. */
export function readName(line: ByteText): ByteText {
  const rest = line.slice(4).replace(/\r?\n$/, '');
  if (rest.startsWith('"')) return unquoted(rest) ?? rest;
  const end = rest.indexOf('\t');
  return (end < 0 ? rest : rest.slice(0, end)).trimEnd();
}

/** The two names on a `diff --git` line, when they can be told apart. */
export function readGitNames(line: ByteText): readonly [ByteText, ByteText] | null {
  const rest = line.slice('diff --git '.length).replace(/\r?\n$/, '');
  if (rest.startsWith('"')) {
    const first = quotedPart.exec(rest)?.[0];
    const second = first && rest.slice(first.length + 1);
    if (!first || !second) return null;
    return [unquoted(first) ?? first, second.startsWith('"') ? (unquoted(second) ?? second) : second];
  }
  // Without quotes the only certain cut is the one that gives the same path on both sides.
  for (let cut = rest.indexOf(' '); cut >= 0; cut = rest.indexOf(' ', cut + 1)) {
    const old = rest.slice(0, cut);
    const now = rest.slice(cut + 1);
    if (withoutTop(old) === withoutTop(now)) return [old, now];
  }
  const parts = rest.split(' ');
  return parts.length === 2 ? [parts[0]!, parts[1]!] : null;
}

const withoutTop = (name: ByteText) => name.slice(name.indexOf('/') + 1);

const quotedPart = /^"(?:[^"\\]|\\.)*"/;
const escapes: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  '"': '"',
  '\\': '\\',
};

/** The bytes of a C-quoted name; null when it is not quoted. */
export function unquoted(name: ByteText): ByteText | null {
  const quoted = quotedPart.exec(name)?.[0];
  if (quoted === undefined) return null;
  return quoted
    .slice(1, -1)
    .replace(/\\([0-7]{3}|.)/g, (_, escaped: string) =>
      escaped.length === 3 ? String.fromCharCode(Number.parseInt(escaped, 8) & 0xff) : (escapes[escaped] ?? escaped),
    );
}

/** A name without its first `strip` components, as `-pN` takes them; null when it has too few. */
export function stripped(name: ByteText, strip: number): ByteText | null {
  let rest = name;
  for (let i = 0; i < strip; i++) {
    const slash = rest.indexOf('/');
    if (slash < 0) return null;
    rest = rest.slice(slash).replace(/^\/+/, '');
  }
  return rest === '' ? null : rest;
}
