import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Image } from './image.ts';

test('lines keep their endings, and joined they are the text again', () => {
  expect(new Image('a\r\nb\rc\n\nd').lines()).toEqual(['a\r\n', 'b\rc\n', '\n', 'd']);
  expect(new Image('').count).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '\n', '\r', '\0')), (chars) => {
      const image = new Image(chars.join(''));
      expect(image.lines().join('')).toBe(image.text);
      for (let i = 0; i < image.text.length; i++) {
        const line = image.lineAt(i);
        expect(image.offset(line) <= i && i < image.offset(line + 1)).toBe(true);
      }
    }),
  );
});

test('positions outside the image are empty, not errors', () => {
  const image = new Image('a\nb\n');
  expect(image.line(-1)).toBe('');
  expect(image.line(2)).toBe('');
  expect(image.slice(1, 9)).toBe('b\n');
});
