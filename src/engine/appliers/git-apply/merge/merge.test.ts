import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MergeStyle, mergeTexts } from './merge.ts';

const style: MergeStyle = {
  conflicts: 'merge',
  favour: null,
  markerSize: 1,
  labels: { ours: '', base: '', theirs: '' },
};

/** Lines are letters, markers single signs: `a<x=y>c`. */
function merge(base: string, ours: string, theirs: string, change: Partial<MergeStyle> = {}): string {
  const text = (letters: string) => Array.from(letters, (letter) => `${letter}\n`).join('');
  const texts = { base: text(base), ours: text(ours), theirs: text(theirs) };
  return mergeTexts(texts, { ...style, ...change }).text.replaceAll('\n', '');
}

// Recorded from `git merge-file` and `git apply --3way`.
test.for([
  ['one side only', 'abc', 'axc', 'abc', 'axc'],
  ['the other side only', 'abc', 'abc', 'ayc', 'ayc'],
  ['a line between', 'abc', 'xbc', 'aby', 'xby'],
  ['no line between', 'abc', 'xbc', 'ayc', '<xb=ay>c'],
  ['the same change', 'abc', 'axc', 'axc', 'axc'],
  ['the same deletion', 'abc', 'ac', 'ac', 'ac'],
  ['different changes', 'abc', 'axc', 'ayc', 'a<x=y>c'],
  ['a deletion against a change', 'abc', 'ac', 'axc', 'a<=x>c'],
  ['common lines are lifted out', 'abc', 'axqrstyc', 'avqrstwc', 'a<x=v>qrst<y=w>c'],
  ['three common lines are not', 'abc', 'axqrsyc', 'avqrswc', 'a<xqrsy=vqrsw>c'],
  ['common ends are lifted out', 'abc', 'apxqc', 'apyqc', 'ap<x=y>qc'],
  ['both create', '', 'a', 'b', '<a=b>'],
] as const)('%s', ([, base, ours, theirs, merged]) => {
  expect(merge(base, ours, theirs)).toBe(merged);
});

test.for([
  ['diff3', 'abc', 'axyc', 'axzc', 'a<xy|b=xz>c'],
  ['zdiff3', 'abc', 'axyc', 'axzc', 'ax<y|b=z>c'],
  ['zdiff3', 'abcd', 'axcd', 'axd', 'ax<c|bc=>d'],
  ['diff3', 'abc', 'xbc', 'ayc', '<xb|ab=ay>c'],
  ['diff3', '', 'a', 'b', '<a|=b>'],
] as const)('%s of %s, %s, %s', ([conflicts, base, ours, theirs, merged]) => {
  expect(merge(base, ours, theirs, { conflicts })).toBe(merged);
});

test.for([
  ['ours', 'axc'],
  ['theirs', 'ayc'],
  ['union', 'axyc'],
] as const)('conflicts in favour of %s', ([favour, merged]) => {
  expect(merge('abc', 'axc', 'ayc', { favour })).toBe(merged);
});

test.for([
  ['CR LF everywhere', 'a\r\n', 'x\r\n', 'y\r\n', '<\r\nx\r\n=\r\ny\r\n>\r\n'],
  ['LF in the base', 'a\n', 'x\r\n', 'y\r\n', '<\nx\r\n=\ny\r\n>\n'],
  ['incomplete lines', 'a', 'x', 'y\r', '<\nx\n=\ny\r\n>\n'],
  ['CR LF before incomplete lines', 'a\r\nb', 'a\r\nx', 'a\r\ny', 'a\r\n<\r\nx\r\n=\r\ny\r\n>\r\n'],
] as const)('line ends: %s', ([, base, ours, theirs, merged]) => {
  expect(mergeTexts({ base, ours, theirs }, style).text).toBe(merged);
});

test('a conflict knows what it is about', () => {
  const { regions } = mergeTexts({ base: 'a\nb\nc\n', ours: 'a\nx\nc\n', theirs: 'a\ny\nc\n' }, style);
  const line = { from: 1, count: 1 };
  expect(regions).toEqual([{ takes: 'conflict', base: line, ours: line, theirs: line }]);
});

test('regions keep the alignment of all three, however conflicts are drawn', () => {
  const texts = { base: 'a\nb\nc\nd\n', ours: 'X\nb\nY\nd\n', theirs: 'x\nb\ny\nd\n' };
  const { regions, conflicts } = mergeTexts(texts, style);
  const [first, third] = [
    { from: 0, count: 1 },
    { from: 2, count: 1 },
  ];
  expect(regions).toEqual([
    { takes: 'conflict', base: first, ours: first, theirs: first },
    { takes: 'conflict', base: third, ours: third, theirs: third },
  ]);
  expect(conflicts).toHaveLength(1);
});

test('what both sides changed alike is a region of its own', () => {
  const { regions } = mergeTexts({ base: 'a\nb\n', ours: 'x\ny\na\nb\n', theirs: 'x\ny\na\nb\n' }, style);
  const both = { from: 0, count: 2 };
  expect(regions).toEqual([{ takes: 'same', base: { from: 0, count: 0 }, ours: both, theirs: both }]);
});

test('an incomplete line is completed only where another follows', () => {
  const union = mergeTexts({ base: 'a', ours: 'x', theirs: 'y' }, { ...style, favour: 'union' });
  expect(union).toMatchObject({ text: 'x\ny', regions: [{ takes: 'both' }] });
});

test('markers have size and labels', () => {
  const labelled = {
    ...style,
    conflicts: 'diff3',
    markerSize: 3,
    labels: { ours: 'o', base: 'b', theirs: 't' },
  } as const;
  const { text } = mergeTexts({ base: 'a\n', ours: 'x\n', theirs: 'y\n' }, labelled);
  expect(text).toBe('<<< o\nx\n||| b\na\n===\ny\n>>> t\n');
});

test('a side that changed nothing changes nothing', () => {
  const text = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n', '\n'), { maxLength: 20 }).map((lines) => lines.join(''));
  fc.assert(
    fc.property(text, text, (base, side) => {
      const merge = (ours: string, theirs: string) => {
        const { text, conflicts } = mergeTexts({ base, ours, theirs }, style);
        return { text, conflicts };
      };
      const merged = { text: side, conflicts: [] };
      expect(merge(side, base)).toEqual(merged);
      expect(merge(base, side)).toEqual(merged);
      expect(merge(side, side)).toEqual(merged);
    }),
  );
});
