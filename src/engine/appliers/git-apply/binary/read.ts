import type { ByteText } from '../../../text/bytes.ts';
import type { BinaryBody, BinaryHunk } from '../entry.ts';
import { decodeBase85 } from './base85.ts';
import { inflate } from './inflate.ts';

/** A binary section, read: where it ends, and how many lines it has from `GIT binary patch` on. */
export interface BinarySection {
  readonly kind: 'section';
  readonly body: BinaryBody;
  readonly end: number;
  readonly lines: number;
}

/**
 * A binary section that cannot be read, which ends the reading of its input. `errors` are printed first; then
 * `fault`, ` at line N` and, unless null, `: ` and `shown`. `line` counts from 0 for the line `GIT binary patch`.
 */
export interface BrokenSection {
  readonly kind: 'broken';
  readonly errors: readonly ByteText[];
  readonly fault: 'unrecognized binary patch' | 'corrupt binary patch';
  readonly line: number;
  readonly shown: ByteText | null;
}

/**
 * Reads what stands at `start`, a line `GIT binary patch`: a hunk, and after it perhaps the one that undoes it.
 * Vectors: bin-….
 */
export function readBinary(text: ByteText, start: number): BinarySection | BrokenSection {
  const forward = readHunk(text, afterLine(text, start), 1);
  if (forward === null) {
    return { kind: 'broken', errors: [], fault: 'unrecognized binary patch', line: 0, shown: null };
  }
  if (forward.kind === 'broken') return forward;
  const reverse = readHunk(text, forward.end, forward.line);
  if (reverse?.kind === 'broken') return reverse;
  const { end, line } = reverse ?? forward;
  return {
    kind: 'section',
    body: { forward: forward.hunk, reverse: reverse?.hunk ?? null },
    end,
    lines: line,
  };
}

interface ReadHunk {
  readonly kind: 'hunk';
  readonly hunk: BinaryHunk;
  readonly end: number;
  readonly line: number;
}

/** Reads the hunk at `start`, which is line `line` of the section; null when none starts there. */
function readHunk(text: ByteText, start: number, line: number): ReadHunk | BrokenSection | null {
  const method = text.startsWith('literal ', start) ? 'literal' : text.startsWith('delta ', start) ? 'delta' : null;
  if (method === null) return null;
  const size = Number.parseInt(text.slice(start + method.length, afterLine(text, start)), 10) || 0;
  const parts: ByteText[] = [];
  let at = afterLine(text, start);
  let here = line + 1;
  // A line of one byte ends the data, usually a blank one.
  for (let next = afterLine(text, at); next - at > 1; next = afterLine(text, at)) {
    const row = readRow(text.slice(at, next));
    if (row.kind === 'bad') return corrupt(row.error, here, text.slice(at, next - 1));
    parts.push(row.bytes);
    at = next;
    here += 1;
  }
  if (at >= text.length) return corrupt(null, here, '');
  const inflated = inflate(parts.join(''), size);
  if (inflated.kind === 'failed') return corrupt(inflated.error, here, '');
  return {
    kind: 'hunk',
    hunk: { kind: method, data: inflated.bytes },
    end: Math.min(at + 1, text.length),
    line: here + 1,
  };
}

const corrupt = (error: ByteText | null, line: number, shown: ByteText): BrokenSection => ({
  kind: 'broken',
  errors: error === null ? [] : [error],
  fault: 'corrupt binary patch',
  line,
  shown,
});

const afterLine = (text: ByteText, at: number): number => text.indexOf('\n', at) + 1 || text.length;

type Row =
  | { readonly kind: 'bytes'; readonly bytes: ByteText }
  | { readonly kind: 'bad'; readonly error: ByteText | null };

/** A line of data: how many bytes it holds as a letter, then groups of five digits, and LF. */
function readRow(row: ByteText): Row {
  const digits = row.length - 2;
  if (row.length < 7 || digits % 5 !== 0) return { kind: 'bad', error: null };
  const length = lengthOf(row);
  const room = (digits / 5) * 4;
  if (length > room || length <= room - 4) return { kind: 'bad', error: null };
  return decodeBase85(row.slice(1, 1 + digits), length);
}

/** A–Z are 1 to 26, a–z 27 to 52; 0 for what is no length. */
function lengthOf(row: ByteText): number {
  if (/^[A-Z]/.test(row)) return row.charCodeAt(0) - 64;
  return /^[a-z]/.test(row) ? row.charCodeAt(0) - 96 + 26 : 0;
}
