import type { ByteText } from '../../text/bytes.ts';
import type { Limit } from './settings.ts';

/**
 * Whether `--include` and `--exclude` let a path through: the first limit whose glob matches decides; when none
 * does, the path is used unless there was any `--include`. Vectors: path-include-…, path-exclude-…
 */
export function isSelected(path: ByteText, limits: readonly Limit[]): boolean {
  const decisive = limits.find((limit) => matchesGlob(path, limit.glob));
  return decisive ? decisive.isInclude : !limits.some((limit) => limit.isInclude);
}

/** `*` stands for any run of bytes, `/` included; everything else is the set of bytes that may stand there. */
type Piece = '*' | ReadonlySet<string>;

/** Whether all of `path` matches. Only the last `*` passed is ever reconsidered, so the time is bounded. */
export function matchesGlob(path: ByteText, glob: ByteText): boolean {
  const pieces = readGlob(glob);
  let at = 0;
  let piece = 0;
  let retry: { at: number; piece: number } | null = null;
  while (at < path.length || piece < pieces.length) {
    const expected = pieces[piece];
    if (expected === '*') {
      piece += 1;
      retry = { at, piece };
    } else if (at < path.length && expected?.has(path[at]!)) {
      at += 1;
      piece += 1;
    } else {
      if (retry === null || retry.at >= path.length) return false;
      retry.at += 1;
      ({ at, piece } = retry);
    }
  }
  return true;
}

const bytes = Array.from({ length: 255 }, (_, i) => String.fromCharCode(i + 1));
const anyByte: ReadonlySet<string> = new Set(bytes);
/** What a malformed rest of a glob stands for: it matches nothing. */
const noByte: ReadonlySet<string> = new Set();

function readGlob(glob: ByteText): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < glob.length) {
    const byte = glob[at]!;
    at += 1;
    if (byte === '*') pieces.push('*');
    else if (byte === '?') pieces.push(anyByte);
    else if (byte === '\\') {
      pieces.push(at < glob.length ? new Set([glob[at]!]) : noByte);
      at += 1;
    } else if (byte === '[') {
      const set = readSet(glob, at);
      pieces.push(set.bytes);
      at = set.end;
    } else pieces.push(new Set([byte]));
  }
  return pieces;
}

const classes: ReadonlyMap<string, RegExp> = new Map([
  ['alnum', /[0-9A-Za-z]/],
  ['alpha', /[A-Za-z]/],
  ['blank', /[ \t]/],
  ['cntrl', /[\x00-\x1f\x7f]/],
  ['digit', /[0-9]/],
  ['graph', /[!-~]/],
  ['lower', /[a-z]/],
  ['print', /[ -~]/],
  ['punct', /[!-/:-@[-`{-~]/],
  ['space', /[ \t\n\r]/],
  ['upper', /[A-Z]/],
  ['xdigit', /[0-9A-Fa-f]/],
]);

/** A `-` between two members, a class, an escaped byte, or a plain byte. A `[:` without `:]` is two plain bytes. */
const member = /-(?!\])\\?(.)|\[:([^\]]*):\]|\\(.)|([^\\])/sy;

/** Reads the members of a bracket set up to its `]`. A set that never closes matches nothing and ends the glob. */
function readSet(glob: ByteText, start: number): { bytes: ReadonlySet<string>; end: number } {
  const isNegated = glob[start] === '!' || glob[start] === '^';
  const first = isNegated ? start + 1 : start;
  const found = new Set<string>();
  let rangeFrom = '';
  for (let at = first; at < glob.length; ) {
    if (glob[at] === ']' && at > first) {
      return { bytes: isNegated ? anyByteBut(found) : found, end: at + 1 };
    }
    member.lastIndex = at;
    const [all, rangeTo, name, escaped, plain] = member.exec(glob) ?? [];
    if (all === undefined) break;
    if (rangeTo !== undefined && rangeFrom !== '') {
      for (const byte of bytes) if (byte >= rangeFrom && byte <= rangeTo) found.add(byte);
      rangeFrom = '';
      at += all.length;
    } else if (name !== undefined) {
      const pattern = classes.get(name);
      if (pattern === undefined) break;
      for (const byte of bytes) if (pattern.test(byte)) found.add(byte);
      rangeFrom = '';
      at += all.length;
    } else {
      rangeFrom = escaped ?? plain ?? '-';
      found.add(rangeFrom);
      at += rangeTo === undefined ? all.length : 1;
    }
  }
  return { bytes: noByte, end: glob.length };
}

const anyByteBut = (found: ReadonlySet<string>) => new Set(bytes.filter((byte) => !found.has(byte)));
