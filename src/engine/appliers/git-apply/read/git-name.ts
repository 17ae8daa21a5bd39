import type { ByteText } from '../../../text/bytes.ts';
import { unquote } from '../quoting.ts';
import type { Version } from '../settings.ts';

/**
 * The one name that both halves of a `diff --git` line agree on, used when no other line gives one. `line` is
 * what follows `diff --git `, with its line feed. Null when the halves differ or cannot be told apart.
 * Vectors: hdr-name-quoted-…, hdr-name-spaces-…
 */
export function defaultName(line: ByteText, strip: number, version: Version): ByteText | null {
  if (line.startsWith('"')) return quotedFirst(line, strip);
  const quote = line.indexOf('"');
  return quote >= 0 ? quotedSecond(line, quote, strip) : bothRaw(line.replace(/\n$/, ''), strip, version);
}

function quotedFirst(line: ByteText, strip: number): ByteText | null {
  const first = unquote(line, 0);
  const name = first && gitStripped(first.name, strip);
  if (!first || name === null) return null;
  const from = first.end + /^[ \t\r\n]*/.exec(line.slice(first.end))![0].length;
  // Git compares a second name that is not quoted with its line feed, so that it fits only a name that ends in one.
  if (line[from] !== '"') return gitStripped(line.slice(from), strip) === name ? name : null;
  const second = unquote(line, from);
  return second && gitStripped(second.name, strip) === name ? name : null;
}

function quotedSecond(line: ByteText, quote: number, strip: number): ByteText | null {
  const first = gitStripped(line, strip);
  const second = unquote(line, quote);
  const name = second && gitStripped(second.name, strip);
  if (first === null || !name || !first.startsWith(name)) return null;
  return /^[ \t\r]/.test(first.slice(name.length)) ? name : null;
}

function bothRaw(line: ByteText, strip: number, version: Version): ByteText | null {
  const first = gitStripped(line, strip);
  // Git takes a NUL for the end of the line, and then misses the line feed there.
  if (first === null || first.includes('\0')) return null;
  const starts = secondStarts(first, strip);
  for (const { index } of first.matchAll(/[ \t]/g)) {
    const start = starts(index + 1);
    if (start === null) {
      if (version === 'newest') continue;
      return null;
    }
    if (first.length - start !== index) continue;
    const second = first.slice(start);
    if (first.startsWith(second)) return second;
  }
  return null;
}

/** Where the second name begins once stripped, for offsets that only grow: a line of blanks must not cost its square. */
function secondStarts(line: ByteText, strip: number): (from: number) => number | null {
  const slashes = Array.from(line.matchAll(/\//g), ({ index }) => index);
  let next = 0;
  return (from) => {
    if (strip <= 0) return strip < 0 || line[from] === '/' ? null : from;
    while (next < slashes.length && slashes[next]! < from) next++;
    const slash = slashes[next + strip - 1];
    return slash === undefined || slash === from ? null : slash + 1;
  };
}

/** Behind the `strip`-th slash, which must not be the first byte; an absolute name is unusable at -p0. */
function gitStripped(name: ByteText, strip: number): ByteText | null {
  if (strip === 0) return name.startsWith('/') ? null : name;
  let at = -1;
  for (let i = 0; i < strip; i++) {
    at = name.indexOf('/', at + 1);
    if (at < 0) return null;
  }
  return strip < 0 || at === 0 ? null : name.slice(at + 1);
}
