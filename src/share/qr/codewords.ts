import { checkBytes } from './field.ts';
import { dataBytes, type Version } from './versions.ts';

const byteMode = 0b0100;
const padding = [0xec, 0x11];

/** Bits that say how long the text is. */
const lengthBits = ({ number }: Version): number => (number < 10 ? 8 : 16);

/** Whether the bytes fit a version. */
export const fitsIn = (bytes: readonly number[], version: Version): boolean =>
  4 + lengthBits(version) + 8 * bytes.length <= 8 * dataBytes(version);

/** The bytes that are drawn: the text in byte mode, padded, cut into blocks, with their check bytes, interleaved. */
export function codewords(bytes: readonly number[], version: Version): number[] {
  const blocks = cut(dataOf(bytes, version), version.blocks);
  const checks = blocks.map((block) => checkBytes(block, version.checkBytesPerBlock));
  return [...interleaved(blocks), ...interleaved(checks)];
}

function dataOf(bytes: readonly number[], version: Version): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(byteMode, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const room = 8 * dataBytes(version);
  put(0, Math.min(4, room - bits.length));
  put(0, -bits.length & 7);
  for (let i = 0; bits.length < room; i++) put(padding[i % 2]!, 8);
  return Array.from({ length: room / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => 2 * byte + bit, 0),
  );
}

function cut(data: readonly number[], lengths: readonly number[]): number[][] {
  let from = 0;
  return lengths.map((length) => {
    from += length;
    return data.slice(from - length, from);
  });
}

/** The first byte of every block, then the second, and so on. */
function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => block[i] ?? [])).flat();
}
