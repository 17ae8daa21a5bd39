import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Image } from '../../engine/index.ts';
import { type DiffLine, difference } from './diff.ts';

const drawn = (lines: readonly DiffLine[]) =>
  lines.map(({ kind, before, after, text }) =>
    kind === 'gap'
      ? '…'
      : `${before ?? ''}|${after ?? ''}${{ same: ' ', removed: '-', added: '+' }[kind]}${text.trim()}`,
  );

test('a changed line stands among its neighbours with both numbers', () => {
  const before = Array.from({ length: 20 }, (_, i) => `line ${i + 1}\n`);
  const after = before.with(9, 'new\n');
  expect(drawn(difference(before.join(''), after.join('')).lines)).toEqual([
    '7|7 line 7',
    '8|8 line 8',
    '9|9 line 9',
    '10|-line 10',
    '|10+new',
    '11|11 line 11',
    '12|12 line 12',
    '13|13 line 13',
  ]);
});

test('what lies far apart is parted by a gap', () => {
  const before = Array.from({ length: 30 }, (_, i) => `${i}\n`);
  const after = before.with(5, 'a\n').with(25, 'b\n');
  expect(drawn(difference(before.join(''), after.join('')).lines).filter((line) => line === '…')).toHaveLength(1);
});

const text = fc.array(fc.constantFrom('a\n', 'b\n', '}\n', '\n')).map((lines) => lines.join(''));

test('every line that went or came is drawn, with its own text and number', () =>
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { lines } = difference(before, after);
      const [a, b] = [new Image(before), new Image(after)];
      for (const line of lines) {
        if (line.before !== null) expect(a.line(line.before - 1)).toBe(line.text);
        if (line.after !== null) expect(b.line(line.after - 1)).toBe(line.text);
      }
      const went = lines.filter(({ kind }) => kind === 'removed').length;
      const came = lines.filter(({ kind }) => kind === 'added').length;
      expect(came - went).toBe(b.count - a.count);
      expect(went + came === 0).toBe(before === after);
    }),
  ));
