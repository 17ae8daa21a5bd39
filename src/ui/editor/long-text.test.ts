import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toBytes } from '../../engine/index.ts';
import { encodingOfPiece, piecesOf, shownPiece } from './long-text.ts';
import { encodingOf, shown } from './text-view.ts';

const pieces = fc.constantFrom('a', 'é', '𝄞', ' ', '\n', '\r\n', '\r', '\ufeff', '\t');
const someText = fc.array(pieces, { maxLength: 30 }).map((parts) => toBytes(parts.join('')));
const someBytes = fc.array(fc.integer({ min: 0, max: 255 })).map((codes) => String.fromCharCode(...codes));
const size = fc.integer({ min: 1, max: 7 });

test('pieces joined are the text, and shown piece by piece it is as shown whole', () =>
  fc.assert(
    fc.property(fc.oneof(someText, someBytes), size, (text, most) => {
      const all = [...piecesOf(text, most)];
      expect(all.join('')).toBe(text);
      const encoding = encodingOf(text);
      const seen = all.map((piece, i) => shownPiece(piece, encoding, i === 0));
      expect(seen.join('')).toBe(shown(text, encoding));
    }),
  ));

test('a text that is UTF-8 is UTF-8 in every piece', () =>
  fc.assert(
    fc.property(someText, size, (text, most) => {
      for (const piece of piecesOf(text, most)) expect(encodingOfPiece(piece)).not.toBe('bytes');
    }),
  ));
