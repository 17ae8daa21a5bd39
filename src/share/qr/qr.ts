import { codewords, fitsIn } from './codewords.ts';
import { dataPlaces, fixedModules, formatBits, formatPlaces, type Modules, masks } from './modules.ts';
import { penalty } from './penalty.ts';
import { versions } from './versions.ts';

/**
 * A text as a QR code (level M, byte mode, versions 1 to 10), without its quiet zone. Null when it is too long: more
 * than 213 bytes of UTF-8.
 *
 * Source: ISO/IEC 18004.
 */
export function qrCode(text: string): Modules | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versions.find((version) => fitsIn(bytes, version));
  if (!version) return null;
  const fixed = fixedModules(version);
  const drawn = codewords(bytes, version);
  const candidates = masks.map((_, mask) => masked(fixed, drawn, mask));
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

function masked(fixed: readonly (readonly (boolean | null)[])[], drawn: readonly number[], mask: number): Modules {
  const modules = fixed.map((row) => row.map((module) => module ?? false));
  let i = 0;
  for (const [row, column] of dataPlaces(fixed)) {
    const bit = ((drawn[i >> 3] ?? 0) >> (7 - (i & 7))) & 1;
    modules[row]![column] = (bit === 1) !== masks[mask]!(row, column);
    i++;
  }
  const format = formatBits(mask);
  for (let bit = 0; bit < 15; bit++)
    for (const [row, column] of formatPlaces(bit, fixed.length)) modules[row]![column] = ((format >> bit) & 1) === 1;
  return modules;
}
