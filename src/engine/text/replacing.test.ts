import { expect, test } from 'vitest';
import { fromBytesReplacing } from './bytes.ts';

const bytes = [
  'a',
  '\n',
  '\xc3',
  '\xa9',
  '\xe0',
  '\xe2',
  '\x82',
  '\xed',
  '\xf0',
  '\x9f',
  '\xf4',
  '\x90',
  '\xff',
  '\xc0',
  '\xbf',
];

test('bytes that are no UTF-8 are replaced as the web’s decoder does', () => {
  for (let seed = 1; seed < 20_000; seed++) {
    let rest = seed * 2654435761;
    let text = '';
    for (; rest >= 1; rest = Math.floor(rest / bytes.length)) text += bytes[rest % bytes.length];
    const buffer = Uint8Array.from(text, (byte) => byte.charCodeAt(0));
    expect(fromBytesReplacing(text)).toBe(new TextDecoder('utf-8', { ignoreBOM: true }).decode(buffer));
  }
});
