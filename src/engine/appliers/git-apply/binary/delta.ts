import type { ByteText } from '../../../text/bytes.ts';

/** The text a delta makes of its base; or why not, null where git says nothing of its own. */
export type Patched =
  | { readonly kind: 'patched'; readonly text: ByteText }
  | { readonly kind: 'failed'; readonly error: ByteText | null };

const failed = (error: ByteText | null): Patched => ({ kind: 'failed', error });
const wild = failed('delta replay has gone wild');

/** Shorter deltas are refused unseen. */
const shortest = 4;

/**
 * Carries out a delta: sizes of base and result, then copies out of the base and literal inserts, which must
 * give exactly the announced size.
 */
export function patchDelta(base: ByteText, delta: ByteText): Patched {
  if (delta.length < shortest) return failed(null);
  const from = sizeAt(delta, 0);
  if (from.size !== base.length) return failed(null);
  const to = sizeAt(delta, from.end);
  const parts: ByteText[] = [];
  let left = to.size;
  for (let at = to.end; at < delta.length; ) {
    const op = delta.charCodeAt(at);
    at += 1;
    if (op === 0) return failed('unexpected delta opcode 0');
    const run = op & 0x80 ? copyAt(delta, at, op) : { offset: 0, size: op, end: at };
    const source = op & 0x80 ? base : delta;
    const start = op & 0x80 ? run.offset : run.end;
    if (run.end > delta.length || start + run.size > source.length || run.size > left) return wild;
    parts.push(source.slice(start, start + run.size));
    left -= run.size;
    at = op & 0x80 ? run.end : run.end + run.size;
  }
  return left === 0 ? { kind: 'patched', text: parts.join('') } : wild;
}

/** A number of seven bits a byte, the low ones first; all but the last byte have the high bit. */
function sizeAt(delta: ByteText, start: number): { size: number; end: number } {
  let size = 0;
  let unit = 1;
  for (let at = start; at < delta.length; at++) {
    const byte = delta.charCodeAt(at);
    size += (byte & 0x7f) * unit;
    unit *= 128;
    if (byte < 0x80) return { size, end: at + 1 };
  }
  return { size, end: delta.length };
}

/** Offset and size of a copy: of each, only the bytes that the opcode names are written. */
function copyAt(delta: ByteText, start: number, op: number): { offset: number; size: number; end: number } {
  let end = start;
  const named = (bits: number[]) =>
    bits.reduce((sum, bit, i) => (op & bit ? sum + delta.charCodeAt(end++) * 256 ** i : sum), 0);
  const offset = named([0x01, 0x02, 0x04, 0x08]);
  const size = named([0x10, 0x20, 0x40]);
  return { offset, size: size || 0x10000, end };
}
