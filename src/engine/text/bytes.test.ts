import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBytes, isUtf8, toBytes } from './bytes.ts';

const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

test('encoding is UTF-8 as the platform writes it, and decoding undoes it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const encoded = toBytes(text);
      expect(encoded).toBe(latin1(new TextEncoder().encode(text)));
      expect(isUtf8(encoded)).toBe(true);
      expect(fromBytes(encoded)).toBe(new TextDecoder().decode(new TextEncoder().encode(text)));
    }),
  );
});

test('bytes that are no UTF-8 are told apart', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 12 }), (raw) => {
      const strict = () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw);
      if (isUtf8(latin1(raw))) expect(fromBytes(latin1(raw))).toBe(strict());
      else expect(strict).toThrow();
    }),
    { numRuns: 2000 },
  );
});

test('an invalid byte can be shown as itself', () => {
  expect(fromBytes('a\xe9\xc3\xa9', (byte) => `<${byte.charCodeAt(0)}>`)).toBe('a<233>é');
});
