import { describe, expect, test } from 'vitest';
import { PatchReader } from './patch-reader.ts';
import { readContext } from './read-context.ts';

/** Reads hunks from `text`, in which `|` stands for a line feed, and tells each as `first: lines => first: lines`. */
function read(text: string): string[] {
  const reader = new PatchReader(text.replaceAll('|', '\n'), () => {});
  const told: string[] = [];
  for (;;) {
    const next = readContext(reader);
    if (next.kind === 'end') return told;
    if (next.kind === 'fatal') return [...told, next.text.replaceAll('\n', '|')];
    const half = (lines: typeof next.hunk.oldLines) => lines.map(({ sign, text }) => sign + text).join('');
    const { oldFirst, newFirst, oldLines, newLines } = next.hunk;
    told.push(`${oldFirst}: ${half(oldLines)} => ${newFirst}: ${half(newLines)}`.replaceAll('\n', '|'));
  }
}

const stars = '***************|';

/** Told by runs of 2.7.6: halves as in its rejects, and its fatal errors. Lines are counted from the stars. */
test.for<[string, string, string]>([
  ['a change', '*** 3,4 ****|  a|! b|--- 3,4 ----|  a|! c|', '3:  a|!b| => 3:  a|!c|'],
  ['the old half left out', '*** 3 ****|--- 3,4 ----|  a|+ b|', '3:  a| => 3:  a|+b|'],
  ['the new half left out', '*** 3,4 ****|  a|- b|--- 3 ----|', '3:  a|-b| => 3:  a|'],
  ['left out before junk', '*** 3,4 ****|  a|- b|--- 3 ----|junk|', '3:  a|-b| => 3:  a|'],
  ['left out behind context of its own', '*** 3,5 ****|  a|- b|  c|--- 3,4 ----|  y|', '3:  a|-b| c| => 3:  a| c|'],
  ['an append', '*** 3 ****|--- 4 ----|+ b|', '4:  => 4: +b|'],
  ['a creation', '*** 0,0 ****|--- 1 ----|+ b|', '1:  => 1: +b|'],
  ['blanks behind signs lost', '*** 3,4 ****| a|-b|--- 3 ----| a|', '3:  a|-b| => 3:  a|'],
  ['a TAB without its blanks loses a byte', '*** 3,4 ****|\ta|- b|--- 3 ----|', '3:  \ta-b| => 3:  \ta'],
  ['a TAB as the blank', '*** 3 ****|-\ta|--- 3 ----|+ b|', '3: -a| => 3: +b|'],
  ['no line feed at the end', '*** 3 ****|- a|\\ No|--- 3 ----|+ b|\\ No|', '3: -a => 3: +b'],
  ['three new lines missing', '*** 1,2 ****|! a|  |--- 1,2 ----|! b|', '1: !a| | => 1: !b| |'],
  ['an empty line before the separator', '*** 3 ****|- a||--- 3 ----|+ b|', '3: -a| => 3: +b|'],
  ['words before the numbers', '*** x3 ****|- a|--- x3 ----|+ b|', '3: -a| => 3: +b|'],
  ['premature', '*** 3,4 ****|- a|--- 3 ----|', "Premature '---' at line 4; check line numbers at line 2"],
  ['overdue', '*** 3 ****|- a|- b|--- 3 ----|', "Overdue '---' at line 5; check line numbers at line 2"],
  ['duplicate', '*** 3 ****|! a|--- 3 ----|--- 3 ----|', "duplicate '---' at line 5; check line numbers at line 4"],
  ['stars in the old half', `*** 3 ****|${stars}`, 'unexpected end of hunk at line 3'],
  ['stars of another length', '*** 3,4 ****|- a|*** 3 ****|', "unexpected '***' at line 4: *** 3 ****|"],
  ['a foreign line', '*** 3 ****|? a|', 'malformed patch at line 3: ? a|'],
  ['a marker behind an empty line', '*** 3 ****|- |\\ No|', 'malformed patch at line 4: \\ No|'],
  ['context that differs', '*** 3 ****|  a|--- 0 ----|', 'context mangled in hunk at line 2'],
  ['nothing on either side', '*** 3 ****|--- 3 ----|', 'replacement text or line numbers mangled in hunk at line 2'],
  ['the end in the old half', '*** 3 ****|', 'unexpected end of file in patch'],
  ['four new lines missing', '*** 1 ****|! a|--- 1,4 ----|', 'unexpected end of file in patch'],
  ['no number', '*** x ****|', 'missing line number at line 2: *** x ****|'],
  ['no number behind a comma', '*** 1, ****|', 'missing line number at line 2: *** 1, ****|'],
  ['no new number behind a comma', '*** 1 ****|- a|--- 1, ----|', 'malformed patch at line 4: --- 1, ----|'],
  ['a range that ends before it starts', '*** 5,3 ****|', 'malformed patch at line 2: *** 5,3 ****|'],
  ['a huge count', '*** 1,9999999999 ****|', 'out of memory'],
])('%s', ([, text, told]) => {
  expect(read(stars + text)).toEqual([told]);
});

describe('the hunk before', () => {
  test('lends its range when a line stands in the place of the range', () => {
    const [, second] = read(`${stars}*** 3 ****|- a|--- 3 ----|+ b|${stars}- x|- c|--- 7 ----|+ d|`);
    expect(second).toBe('3: -c| => 7: +d|');
  });

  test('decides by its leading context whether a single new line may be left out', () => {
    const deletion = `${stars}*** 9 ****|- q|--- 8 ----|`;
    const mangled = (what: string) => [expect.any(String), `${what} mangled in hunk at line 8`];
    expect(read(`${stars}*** 1,2 ****|  a|- b|--- 1 ----|  a|${deletion}`)).toEqual(mangled('context'));
    expect(read(`${stars}*** 1,2 ****|- a|  b|--- 1 ----|  b|${deletion}`)).toEqual(
      mangled('replacement text or line numbers'),
    );
  });
});

test('a hunk without end is given up after 125 lines, or twice that once a hunk was larger', () => {
  const endless = (count: number) => `${stars}*** 1,${count} ****|${'  x|'.repeat(300)}`;
  expect(read(endless(117))).toEqual(['unterminated hunk starting at line 2; giving up at line 127:   x|']);
  expect(read(endless(118))).toEqual(['unterminated hunk starting at line 2; giving up at line 252:   x|']);
});

test('the context of a side is the smaller one, and unequal context proves the new style', () => {
  const hunkOf = (text: string) => {
    const next = readContext(new PatchReader((stars + text).replaceAll('|', '\n'), () => {}));
    return next.kind === 'hunk' ? next.hunk : null;
  };
  const uneven = '  a|- b|  c|--- 5,8 -----|  a|  c|+ d|+ e|';
  expect(hunkOf(`*** 5,7|${uneven}`)).toMatchObject({ prefix: 1, suffix: 0, provesNewStyle: true });
  expect(hunkOf(`*** 1,3|${uneven}`)).toMatchObject({ prefix: 1, suffix: 0, provesNewStyle: false });
  expect(hunkOf('*** 5,6|  a|- b|--- 5 -----|  a|')).toMatchObject({ prefix: 1, suffix: 0, provesNewStyle: false });
  expect(hunkOf('*** 5,6|  a|- b|--- 5 -----|')).toMatchObject({ provesNewStyle: true });
});

test('the section stands behind the stars', () => {
  const reader = new PatchReader('******** int f()\n*** 1 ****\n- a\n--- 1 ----\n+ b\n', () => {});
  expect(readContext(reader)).toMatchObject({
    hunk: { section: ' int f()', headerLine: 2, patchLines: { from: 1, to: 5 } },
  });
});

test('a second separator behind one that stands for a half left out costs the hunk its trailing context', () => {
  const suffixBefore = (rest: string) => {
    const text = `${stars}*** 1,4 ****|  a|- b|  c|  d|--- 1,3 ----|${rest}`;
    const next = readContext(new PatchReader(text.replaceAll('|', '\n'), () => {}));
    return next.kind === 'hunk' ? next.hunk.suffix : next;
  };
  expect(suffixBefore('junk|')).toBe(2);
  expect(suffixBefore('--- foo|')).toBe(0);
  expect(suffixBefore('  z|--- foo|')).toBe(1);
});
