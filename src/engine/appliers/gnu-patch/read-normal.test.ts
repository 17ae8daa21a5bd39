import { expect, test } from 'vitest';
import { PatchReader } from './patch-reader.ts';
import { readNormal } from './read-normal.ts';

/** Reads hunks from `text`, in which `|` stands for a line feed, and tells each as `first: lines => first: lines`. */
function read(text: string): string[] {
  const reader = new PatchReader(text.replaceAll('|', '\n'), () => {});
  const told: string[] = [];
  for (;;) {
    const next = readNormal(reader);
    if (next.kind === 'end') return told;
    if (next.kind === 'fatal') return [...told, next.text.replaceAll('\n', '|')];
    const half = (lines: typeof next.hunk.oldLines) => lines.map(({ sign, text }) => sign + text).join('');
    const { oldFirst, newFirst, oldLines, newLines } = next.hunk;
    told.push(`${oldFirst}: ${half(oldLines)} => ${newFirst}: ${half(newLines)}`.replaceAll('\n', '|'));
  }
}

/** Told by runs of 2.7.6. */
test.for<[string, string[]]>([
  ['1,2c1|< a|< b|---|> c|', ['1: -a|-b| => 1: +c|']],
  ['1a2,3|> x|>\ty|', ['2:  => 2: +x|+y|']],
  ['5,6d4|< a|< b|', ['5: -a|-b| => 5: ']],
  ['1c1|< a|\\ No|---|> b|\\ No|', ['1: -a => 1: +b']],
  ['1c1|< a|-foo|> b|', ['1: -a| => 1: +b|']],
  ['1d0|< a|3d1|< c|junk|', ['1: -a| => 1: ', '3: -c| => 2: ']],
  ['2,2a5|< x|> y|', ['3: -x| => 5: +y|']],
  ['2,1a5|> y|', ['3:  => 5: +y|']],
  ['2x3|< a|> b|', ['2: -a| => 3: +b|']],
  ['1d3,4|< x|> y|', ['1: -x| => 4: +y|']],
  ['1,2c1|< a|b|', ["'<' followed by space or tab expected at line 3 of patch"]],
  ['1c1|< a|> b|', ["'---' expected at line 3 of patch"]],
  ['1a2|>b|', ["'>' followed by space or tab expected at line 2 of patch"]],
  ['1c1|< a|', ['unexpected end of file in patch at line 2']],
  ['3,1d1|< x|', ['malformed patch at line 1: 3,1d1|']],
  ['1a2,1|> x|', ['malformed patch at line 1: 1a2,1|']],
  ['1a|', ['missing line number at line 1: 1a|']],
  ['1,a2|', ['missing line number at line 1: 1,a2|']],
  ['9223372036854775807a|', ['malformed patch at line 1: 9223372036854775807a|']],
  ['9223372036854775808a1|', ['line number 9223372036854775808 is too large at line 1: 9223372036854775808a1|']],
  ['1a1,9999999999|', ['out of memory']],
])('%s', ([text, told]) => {
  expect(read(text)).toEqual(told);
});
