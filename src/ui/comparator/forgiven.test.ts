import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forgivenBetween } from './forgiven.ts';

const drawn = (hunk: string, file: string) => {
  const { pieces, words } = forgivenBetween(hunk, file);
  return [pieces.map(({ text, kind }) => (kind === 'forgiven' ? `[${text}]` : text)).join(''), words];
};

test.for([
  ['    x\n', '   x\n', '[   ]x', 'indented by 3, not 4'],
  ['\tx\n', '    x\n', '[    ]x', 'indented ····, not →'],
  ['x\n', 'x  \n', 'x[  \n]', 'ends in ··, the hunk plainly'],
  ['x\n', 'x\r\n', 'x[\r\n]', 'ends in CR, the hunk plainly'],
  ['x\n', 'x', 'x', 'ends without a line feed, the hunk plainly'],
  ['a  = b\n', 'a = b\n', 'a = b', 'without the hunk’s ·'],
  ['say "hi"\n', 'say ’hi"\n', 'say [’]hi"', '’ for "'],
] as const)('%j against %j', ([hunk, file, pieces, words]) => {
  expect(drawn(hunk, file)).toEqual([pieces, words]);
});

test('the pieces are the file’s line, whatever was forgiven', () => {
  const line = fc
    .array(fc.constantFrom(' ', '\t', 'a', 'b', '\r'), { maxLength: 8 })
    .map((chars) => `${chars.join('')}\n`);
  fc.assert(
    fc.property(line, line, (hunk, file) => {
      const text = forgivenBetween(hunk, file)
        .pieces.map((piece) => piece.text)
        .join('');
      expect(file.startsWith(text) && file.slice(text.length).trim() === '').toBe(true);
    }),
  );
});
