import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { ByteText } from '../../text/bytes.ts';
import type { Random } from './random.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';
const lengths = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const bytesPerLine = 52;

/** Git's name of a content. */
export const blobId = (text: ByteText): string =>
  createHash('sha1').update(`blob ${text.length}\0`).update(text, 'latin1').digest('hex');

/** `GIT binary patch` as git writes it: how to get from one content to the other, and mostly the way back. */
export function binarySection(random: Random, before: ByteText, after: ByteText): ByteText {
  const back = random.chance(0.9) ? part(random, after, before) : '';
  return `GIT binary patch\n${part(random, before, after)}${back}`;
}

function part(random: Random, from: ByteText, to: ByteText): ByteText {
  const isDelta = from !== '' && to !== '' && random.chance(0.5);
  const data = isDelta ? delta(random, from, to) : to;
  const level = random.pick([0, 1, 6, 9]);
  return `${isDelta ? 'delta' : 'literal'} ${data.length}\n${encoded(deflateSync(Buffer.from(data, 'latin1'), { level }))}\n`;
}

function encoded(bytes: Buffer): string {
  let out = '';
  for (let at = 0; at < bytes.length; at += bytesPerLine) {
    const line = bytes.subarray(at, at + bytesPerLine);
    out += lengths[line.length - 1]!;
    for (let i = 0; i < line.length; i += 4) {
      const word = Buffer.alloc(4);
      line.copy(word, 0, i, i + 4);
      out += base85(word.readUInt32BE());
    }
    out += '\n';
  }
  return out;
}

function base85(word: number): string {
  let out = '';
  for (let left = word, i = 0; i < 5; i++, left = Math.floor(left / 85)) out = digits[left % 85]! + out;
  return out;
}

/** Copies what both contents begin with, then inserts the rest. */
function delta(random: Random, from: ByteText, to: ByteText): ByteText {
  let same = 0;
  while (same < Math.min(from.length, to.length, 0xffff) && from[same] === to[same]) same++;
  let out = varint(from.length) + varint(to.length);
  if (same > 0) {
    const [low, high] = [same & 0xff, same >> 8];
    const op = 0x80 | (low > 0 ? 0x10 : 0) | (high > 0 ? 0x20 : 0);
    out += String.fromCharCode(op, ...[low, high].filter((byte) => byte > 0));
  }
  const most = random.int(1, 127);
  for (let at = same; at < to.length; at += most) {
    const chunk = to.slice(at, at + most);
    out += String.fromCharCode(chunk.length) + chunk;
  }
  return out;
}

function varint(value: number): ByteText {
  return value < 0x80
    ? String.fromCharCode(value)
    : String.fromCharCode((value & 0x7f) | 0x80) + varint(Math.floor(value / 0x80));
}
