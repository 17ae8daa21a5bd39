import type { Bits } from './bits.ts';
import { type Code, codeOf, symbolFrom } from './huffman.ts';

/** The two codes of a deflate block. */
export interface BlockCodes {
  readonly kind: 'codes';
  readonly literals: Code;
  readonly distances: Code;
}

/** Codes that cannot be used; `error` is zlib's word for it, null when the stream ended in their midst. */
interface FaultyCodes {
  readonly kind: 'faulty';
  readonly error: string | null;
}

const faulty = (error: string | null): FaultyCodes => ({ kind: 'faulty', error });
const repeated = (length: number, count: number): number[] => Array(count).fill(length);

/** The codes of a block that brings none of its own. */
export const fixedCodes: BlockCodes = {
  kind: 'codes',
  literals: codeOf([...repeated(8, 144), ...repeated(9, 112), ...repeated(7, 24), ...repeated(8, 8)]),
  distances: codeOf(repeated(5, 32)),
};

/** In this order the lengths of the code of code lengths are written: the last ones are most often left out. */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Reads the codes that a dynamic block brings (RFC 1951, 3.2.7). */
export function readCodes(bits: Bits): BlockCodes | FaultyCodes {
  const head = bits.take(14);
  if (head < 0) return faulty(null);
  const literalCount = (head & 31) + 257;
  const distanceCount = ((head >> 5) & 31) + 1;
  if (literalCount > 286 || distanceCount > 30) return faulty('too many length or distance symbols');
  const ofLengths: number[] = Array(19).fill(0);
  for (const symbol of lengthOrder.slice(0, (head >> 10) + 4)) {
    const length = bits.take(3);
    if (length < 0) return faulty(null);
    ofLengths[symbol] = length;
  }
  const lengthCode = codeOf(ofLengths);
  if (lengthCode.symbols.length > 0 && lengthCode.gap !== 0) return faulty('invalid code lengths set');
  const lengths = readLengths(bits, lengthCode, literalCount + distanceCount);
  if ('kind' in lengths) return lengths;
  if (lengths[256] === 0) return faulty('invalid code -- missing end-of-block');
  const literals = codeOf(lengths.slice(0, literalCount));
  if (!isUsable(literals)) return faulty('invalid literal/lengths set');
  const distances = codeOf(lengths.slice(literalCount));
  if (!isUsable(distances)) return faulty('invalid distances set');
  return { kind: 'codes', literals, distances };
}

/** A code may have gaps only when it has a single word of one bit, or none at all. */
const isUsable = (code: Code) => code.gap === 0 || (code.gap > 0 && code.longest === 1);

function readLengths(bits: Bits, code: Code, wanted: number): number[] | FaultyCodes {
  const lengths: number[] = [];
  while (lengths.length < wanted) {
    // Of a code without words, every bit is read as length 0.
    const symbol = code.symbols.length === 0 ? Math.min(bits.take(1), 0) : symbolFrom(bits, code);
    if (symbol < 0) return faulty(null);
    if (symbol < 16) lengths.push(symbol);
    else {
      const extra = bits.take(symbol === 16 ? 2 : symbol === 17 ? 3 : 7);
      if (extra < 0) return faulty(null);
      const last = symbol === 16 ? lengths.at(-1) : 0;
      const count = extra + (symbol === 18 ? 11 : 3);
      if (last === undefined || lengths.length + count > wanted) return faulty('invalid bit length repeat');
      lengths.push(...repeated(last, count));
    }
  }
  return lengths;
}
