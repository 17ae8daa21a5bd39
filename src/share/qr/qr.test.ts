import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codewords } from './codewords.ts';
import { checkBytes } from './field.ts';
import { dataPlaces, fixedModules, formatBits, formatPlaces, type Modules, masks } from './modules.ts';
import { penalty } from './penalty.ts';
import { qrCode } from './qr.ts';
import { versions } from './versions.ts';

test('check bytes of the standard’s example', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(checkBytes(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test.for([
  [0, 0b101010000010010],
  [5, 0b100000011001110],
] as const)('format bits of mask %i', ([mask, bits]) => expect(formatBits(mask)).toBe(bits));

/** Reads a code back, taking it that nothing is damaged. */
function read(modules: Modules): string {
  const version = versions.find(({ size }) => size === modules.length)!;
  const bitAt = ([row, column]: readonly [number, number]) => (modules[row]![column] ? 1 : 0);
  const format = Array.from({ length: 15 }, (_, i) => bitAt(formatPlaces(i, modules.length)[0]!) << i).reduce(
    (a, b) => a | b,
  );
  const mask = masks.findIndex((_, i) => formatBits(i) === format);
  const bits = [...dataPlaces(fixedModules(version))].map((at) => bitAt(at) ^ Number(masks[mask]!(...at)));
  const bytes = Array.from({ length: bits.length >> 3 }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2));
  const blocks = version.blocks.map((): number[] => []);
  let next = 0;
  for (let i = 0; i < Math.max(...version.blocks); i++)
    for (const [b, length] of version.blocks.entries()) if (i < length) blocks[b]!.push(bytes[next++]!);
  const data = blocks
    .flat()
    .flatMap((byte) => [...byte.toString(2).padStart(8, '0')])
    .join('');
  const wide = version.number < 10 ? 8 : 16;
  const length = parseInt(data.slice(4, 4 + wide), 2);
  const text = Array.from({ length }, (_, i) => parseInt(data.slice(4 + wide + 8 * i, 12 + wide + 8 * i), 2));
  return new TextDecoder().decode(Uint8Array.from(text));
}

test('a code says what was put in, and all its bytes are drawn', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const modules = qrCode(text);
      if (modules) expect(read(modules)).toBe(new TextDecoder().decode(new TextEncoder().encode(text)));
    }),
    { numRuns: 40 },
  );
});

test.for(versions.map((version) => [version.number, version] as const))(
  'version %i has a place for every bit',
  ([, version]) => {
    const places = [...dataPlaces(fixedModules(version))].length;
    expect(places - 8 * codewords([1], version).length).toBeGreaterThanOrEqual(0);
    expect(places - 8 * codewords([1], version).length).toBeLessThan(8);
  },
);

test('the size grows with the text, until it is too long', () => {
  expect(qrCode('a'.repeat(14))).toHaveLength(21);
  expect(qrCode('a'.repeat(15))).toHaveLength(25);
  expect(qrCode('a'.repeat(213))).toHaveLength(57);
  expect(qrCode('a'.repeat(214))).toBeNull();
});

test('the corner squares are where readers look for them', () => {
  const modules = qrCode('https://hunkscope.example/#1/jitter')!;
  const line = (row: number) => modules[row]!.slice(0, 8).map(Number).join('');
  expect([0, 1, 2, 3, 6, 7].map(line)).toEqual([
    '11111110',
    '10000010',
    '10111010',
    '10111010',
    '11111110',
    '00000000',
  ]);
});

test('a plain square is hard to read', () => {
  const plain = Array.from({ length: 21 }, () => new Array<boolean>(21).fill(true));
  expect(penalty(plain)).toBeGreaterThan(penalty(qrCode('hunkscope')!));
});
