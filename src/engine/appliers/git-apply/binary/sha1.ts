import type { ByteText } from '../../../text/bytes.ts';

/** The id under which git stores a file's content: SHA-1 of `blob LENGTH\0` and the bytes, as 40 hex digits. */
export const blobId = (content: ByteText): string => sha1(`blob ${content.length}\0${content}`);

/** SHA-1 (FIPS 180-4) of bytes, in hexadecimal. */
function sha1(text: ByteText): string {
  const words = padded(text);
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  const schedule = new Int32Array(80);
  for (let block = 0; block < words.length; block += 16) {
    schedule.set(words.subarray(block, block + 16));
    for (let i = 16; i < 80; i++) {
      schedule[i] = rotated(schedule[i - 3]! ^ schedule[i - 8]! ^ schedule[i - 14]! ^ schedule[i - 16]!, 1);
    }
    compress(state, schedule);
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const rotated = (word: number, by: number) => (word << by) | (word >>> (32 - by));

/** The bytes as big-endian words, a 1 bit and zeros behind them, and the length in bits in the last two words. */
function padded(text: ByteText): Int32Array {
  const words = new Int32Array((((text.length + 8) >> 6) + 1) * 16);
  for (let i = 0; i < text.length; i++) words[i >> 2]! |= text.charCodeAt(i) << (24 - (i & 3) * 8);
  words[text.length >> 2]! |= 0x80 << (24 - (text.length & 3) * 8);
  words[words.length - 2] = text.length / 0x20000000;
  words[words.length - 1] = text.length << 3;
  return words;
}

function compress(state: Int32Array, schedule: Int32Array): void {
  let [a, b, c, d, e] = state as unknown as [number, number, number, number, number];
  for (let i = 0; i < 80; i++) {
    const mixed =
      i < 20
        ? ((b & c) | (~b & d)) + 0x5a827999
        : i < 40
          ? (b ^ c ^ d) + 0x6ed9eba1
          : i < 60
            ? ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
            : (b ^ c ^ d) + 0xca62c1d6;
    const next = (rotated(a, 5) + mixed + e + schedule[i]!) | 0;
    [e, d, c, b, a] = [d, c, rotated(b, 30), a, next];
  }
  for (const [i, word] of [a, b, c, d, e].entries()) state[i]! += word;
}
