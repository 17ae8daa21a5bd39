import type { ByteText } from '../../engine/index.ts';

/** How files of well-known kinds begin. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^\x89PNG\r\n/, 'a PNG image'],
  [/^\xff\xd8\xff/, 'a JPEG image'],
  [/^GIF8[79]a/, 'a GIF image'],
  [/^RIFF[\s\S]{4}WEBP/, 'a WebP image'],
  [/^%PDF-/, 'a PDF document'],
  [/^PK\x03\x04/, 'a ZIP archive'],
  [/^\x1f\x8b/, 'compressed with gzip'],
  [/^\xfd7zXZ\0/, 'compressed with xz'],
  [/^BZh[1-9]1AY/, 'compressed with bzip2'],
  [/^\x28\xb5\x2f\xfd/, 'compressed with zstd'],
  [/^(?:\x7fELF|MZ[\s\S]{2}\0|\xcf\xfa\xed\xfe|\0asm)/, 'a program'],
];

/** Where git looks, too. */
const lookedAt = 8000;

/** What a file is when it is no text: "a PNG image"; null for text, UTF-16 included, and for text with a stray NUL. */
export function binaryKind(bytes: ByteText): string | null {
  const head = bytes.slice(0, lookedAt);
  const known = beginnings.find(([beginning]) => beginning.test(head));
  if (known) return known[1];
  if (!head.includes('\0') || isUtf16(head)) return null;
  const odd = head.match(/[\0-\x08\x0e-\x1f]/g)?.length ?? 0;
  return odd * 20 > head.length ? 'a binary file' : null;
}

/** Whether a text looks like UTF-16: by its mark, or since every other byte is NUL. */
export const isUtf16 = (text: ByteText): boolean =>
  /^(?:\xff\xfe|\xfe\xff)/.test(text) || /^(?:[^\0]\0|\0[^\0]){8}/.test(text);
