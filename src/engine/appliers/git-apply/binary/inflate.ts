import type { ByteText } from '../../../text/bytes.ts';
import { Bits } from './bits.ts';
import { type BlockCodes, fixedCodes, readCodes } from './block-codes.ts';
import { invalid, symbolFrom } from './huffman.ts';
import { distanceBases, distanceExtras, lengthBases, lengthExtras } from './tables.ts';

/**
 * What a zlib stream holds. When it fails, `error` is what zlib calls the fault; null where git says nothing:
 * the stream ends early, or does not give exactly as many bytes as announced.
 */
export type Inflated =
  | { readonly kind: 'inflated'; readonly bytes: ByteText }
  | { readonly kind: 'failed'; readonly error: string | null };

/** A fault in zlib's words, or the silent end of what can be read or written. */
const fault = (error: string): Inflated => ({ kind: 'failed', error: `inflate: data stream error (${error})` });
const silent: Inflated = { kind: 'failed', error: null };

/**
 * Inflates a zlib stream (RFC 1950, 1951) that must hold exactly `size` bytes. Faults are found in the order in
 * which zlib meets them, because git prints the first. Bytes behind the stream are ignored.
 */
export function inflate(stream: ByteText, size: number): Inflated {
  const header = headerFault(stream);
  if (header !== null) return header;
  const bits = new Bits(stream.slice(2));
  const out = new Output(size);
  for (let isLast = 0; isLast === 0; ) {
    isLast = bits.take(1);
    const kind = isLast < 0 ? -1 : bits.take(2);
    if (kind < 0) return silent;
    const failure = kind === 0 ? copyStored(bits, out) : inflateBlock(bits, out, kind);
    if (failure !== null) return failure;
  }
  bits.alignToByte();
  const check = bits.bytes(4);
  if (check.length < 4) return silent;
  if (check !== adler32(out.bytes())) return fault('incorrect data check');
  return out.isFull ? { kind: 'inflated', bytes: out.bytes() } : silent;
}

function headerFault(stream: ByteText): Inflated | null {
  if (stream.length < 2) return silent;
  const method = stream.charCodeAt(0);
  const flags = stream.charCodeAt(1);
  if ((method * 256 + flags) % 31 !== 0) return fault('incorrect header check');
  if ((method & 15) !== 8) return fault('unknown compression method');
  if (method >> 4 > 7) return fault('invalid window size');
  if ((flags & 0x20) === 0) return null;
  // git 2.39.5 dies of an assertion about its own bookkeeping here.
  return stream.length < 6 ? silent : { kind: 'failed', error: 'inflate: needs dictionary (no message)' };
}

function copyStored(bits: Bits, out: Output): Inflated | null {
  bits.alignToByte();
  const lengths = bits.bytes(4);
  if (lengths.length < 4) return silent;
  const [low, high, notLow, notHigh] = [...lengths].map((byte) => byte.charCodeAt(0)) as [
    number,
    number,
    number,
    number,
  ];
  if (low + notLow !== 255 || high + notHigh !== 255) return fault('invalid stored block lengths');
  const length = low + high * 256;
  const bytes = bits.bytes(length);
  for (let i = 0; i < bytes.length; i++) if (!out.push(bytes.charCodeAt(i))) return silent;
  return bytes.length < length ? silent : null;
}

function inflateBlock(bits: Bits, out: Output, kind: number): Inflated | null {
  if (kind === 3) return fault('invalid block type');
  const codes = kind === 1 ? fixedCodes : readCodes(bits);
  if (codes.kind === 'faulty') return codes.error === null ? silent : fault(codes.error);
  for (;;) {
    const symbol = symbolFrom(bits, codes.literals);
    if (symbol === 256) return null;
    if (symbol === invalid || symbol > 285) return fault('invalid literal/length code');
    if (symbol < 0) return silent;
    if (symbol < 256) {
      if (!out.push(symbol)) return silent;
    } else {
      const failure = copyMatch(bits, out, symbol - 257, codes);
      if (failure !== null) return failure;
    }
  }
}

function copyMatch(bits: Bits, out: Output, lengthCode: number, codes: BlockCodes): Inflated | null {
  const lengthExtra = bits.take(lengthExtras[lengthCode]!);
  if (lengthExtra < 0) return silent;
  const symbol = symbolFrom(bits, codes.distances);
  if (symbol === invalid || symbol > 29) return fault('invalid distance code');
  const distanceExtra = symbol < 0 ? -1 : bits.take(distanceExtras[symbol]!);
  if (distanceExtra < 0) return silent;
  if (out.isFull) return silent;
  const distance = distanceBases[symbol]! + distanceExtra;
  if (distance > out.length) return fault('invalid distance too far back');
  for (let left = lengthBases[lengthCode]! + lengthExtra; left > 0; left--) {
    if (!out.push(out.back(distance))) return silent;
  }
  return null;
}

/** As many bytes as were announced, and no more. */
class Output {
  readonly #size: number;
  readonly #codes: number[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  get length(): number {
    return this.#codes.length;
  }

  get isFull(): boolean {
    return this.#codes.length >= this.#size;
  }

  /** False: there is no room left. */
  push(byte: number): boolean {
    if (this.isFull) return false;
    this.#codes.push(byte);
    return true;
  }

  back(distance: number): number {
    return this.#codes[this.#codes.length - distance]!;
  }

  bytes(): ByteText {
    const parts: string[] = [];
    for (let at = 0; at < this.#codes.length; at += 4096) {
      parts.push(String.fromCharCode(...this.#codes.slice(at, at + 4096)));
    }
    return parts.join('');
  }
}

function adler32(bytes: ByteText): ByteText {
  let a = 1;
  let b = 0;
  for (let i = 0; i < bytes.length; i++) {
    a = (a + bytes.charCodeAt(i)) % 65521;
    b = (b + a) % 65521;
  }
  return String.fromCharCode(b >> 8, b & 0xff, a >> 8, a & 0xff);
}
