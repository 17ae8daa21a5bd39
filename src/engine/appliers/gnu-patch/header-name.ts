import type { ByteText } from '../../text/bytes.ts';
import { cString } from './c-string.ts';
import { readDate } from './dates.ts';

/** What a header line says. */
interface HeaderName {
  /** Without its stripped directories; null for `/dev/null`. */
  readonly name: ByteText | null;
  /** What follows the name, without the line's end. */
  readonly time: ByteText;
  /** That time in seconds since 1970; null when there is none or it cannot be read. 0 for `/dev/null`. */
  readonly seconds: number | null;
}

/**
 * Reads the name behind `---`, `+++`, `***` or `Index:` (`text` is the rest of that line, line feed included) and
 * strips its leading directories. Null when there is no usable name: the tool then ignores the line.
 *
 * A name with blanks must be quoted or be followed by a TAB; behind `Index:` it may have them, but nothing follows.
 *
 * Source: GNU patch 2.7.6; vectors 016 to 018, 035 to 039, 051 to 054.
 */
export function readHeaderName(
  text: ByteText,
  { strip, isIndex }: { readonly strip: number | null; readonly isIndex: boolean },
): HeaderName | null {
  const start = behindBlanks(text, 0);
  const read = text[start] === '"' ? readQuoted(text, start) : readBare(text, start, isIndex);
  if (read === null) return null;
  if (read.name === '/dev/null') return { name: null, time: '', seconds: 0 };
  const whole = cString(read.name);
  const name = stripped(whole, strip);
  if (name === null || (isIndex && text[read.end] !== '\n')) return null;
  const tail = whole === read.name ? text.slice(read.end).replace(/\n$/, '') : '';
  // A CR alone is a time, if an empty one.
  return { name, time: cString(tail.replace(/\r$/, '')), seconds: tail === '' ? null : readDate(cString(tail)) };
}

/** The words of `diff --git A B`, stripped. Null unless there are two usable names and nothing else. */
export function readGitNames(text: ByteText, strip: number | null): readonly [old: ByteText, next: ByteText] | null {
  const old = readWord(text, 0);
  const next = old && behindBlanks(text, old.end) > old.end ? readWord(text, old.end) : null;
  if (!old || !next || behindBlanks(text, next.end) < text.length) return null;
  const names = [stripped(old.name, strip), stripped(next.name, strip)] as const;
  return names[0] === null || names[1] === null ? null : [names[0], names[1]];
}

/**
 * The name without its leading directories: through the slash run number `strip`, or through the last one when that
 * is null. Null when there are fewer runs or nothing is left.
 */
function stripped(name: ByteText, strip: number | null): ByteText | null {
  const rest = strip === null ? name.slice(name.lastIndexOf('/') + 1) : behindRuns(name, strip);
  return rest === '' ? null : rest;
}

function behindRuns(name: ByteText, count: number): ByteText | null {
  const runs = /\/+/g;
  for (let left = count; left > 0; left--) if (runs.exec(name) === null) return null;
  return name.slice(runs.lastIndex);
}

interface Read {
  readonly name: ByteText;
  /** Offset behind it. */
  readonly end: number;
}

/** White space is what the C locale says: the no-break space is none. */
const behindBlanks = (text: ByteText, from: number): number => from + text.slice(from).search(/[^ \t-\r]|$/);

function readWord(text: ByteText, from: number): Read | null {
  const start = behindBlanks(text, from);
  if (text[start] === '"') return readQuoted(text, start);
  const end = start + text.slice(start).search(/[ \t-\r]|$/);
  return { name: text.slice(start, end), end };
}

function readBare(text: ByteText, start: number, isIndex: boolean): Read {
  const last = text.lastIndexOf(isIndex ? '\n' : '\t');
  const blanks = /[ \t-\r]+/g;
  blanks.lastIndex = start;
  for (let run = blanks.exec(text); run; run = blanks.exec(text)) {
    const tab = run[0].indexOf('\t');
    const goesOn = tab < 0 && last >= blanks.lastIndex;
    if (!goesOn) return { name: text.slice(start, run.index), end: run.index };
  }
  return { name: text.slice(start), end: text.length };
}

const escapes: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  '"': '"',
};

/** A C string. Null when it does not end, or has an escape that is none. */
function readQuoted(text: ByteText, start: number): Read | null {
  const match = /^"((?:[^"\\\n]|\\[abfnrtv\\"]|\\[0-3][0-7]{2})*)"/.exec(text.slice(start));
  if (!match) return null;
  const name = match[1]!.replace(/\\(\d{3}|.)/g, (_, code: string) =>
    code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : escapes[code]!,
  );
  return { name, end: start + match[0].length };
}
