import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBlocks } from './blocks.ts';

/** The tool's own expression for a block. */
const whole =
  /(?:^|\n)(?<!\\)<<<<<<< SEARCH>?\s*\n((?::start_line:\s*(\d+)\s*\n))?((?::end_line:\s*(\d+)\s*\n))?((?<!\\)-------\s*\n)?([\s\S]*?)(?:\n)?(?:(?<=\n)(?<!\\)=======\s*\n)([\s\S]*?)(?:\n)?(?:(?<=\n)(?<!\\)>>>>>>> REPLACE)(?=\n|$)/g;

const piece = fc.constantFrom(
  ...['<<<<<<< SEARCH', '<<<<<<< SEARCH>', '=======', '>>>>>>> REPLACE', '-------', ':start_line: 3', ':end_line:4'],
  ...['a', 'b b', '', ' ', '\\=======', '\t', '\r', '7', '>>>>>>> REPLACEx'],
);
const line = fc
  .tuple(fc.constantFrom('', '', '', ' '), piece, fc.constantFrom('', '', ' ', '\r'))
  .map((s) => s.join(''));
const block = fc
  .tuple(fc.array(piece, { maxLength: 2 }), line, fc.array(piece, { maxLength: 2 }))
  .map(([a, b, c]) => ['<<<<<<< SEARCH', ...a, '=======', b, ...c, '>>>>>>> REPLACE'].join('\n'));
const diffs = fc.array(fc.oneof(line, block), { maxLength: 14 }).map((lines) => lines.join('\n'));

test('marker by marker, the blocks are those of the tool’s one expression', () => {
  fc.assert(
    fc.property(diffs, (diff) => {
      const theirs = [...diff.matchAll(whole)].map((match) => ({
        startLine: Number(match[2] ?? 0),
        search: match[6]!.replace(/^\\=/gm, '='),
        replacement: match[7]!.replace(/^\\=/gm, '='),
        from: diff.slice(0, match.index + (match[0].startsWith('\n') ? 1 : 0)).split('\n').length,
        to: diff.slice(0, match.index + match[0].length).split('\n').length,
      }));
      const ours = readBlocks(diff).map(({ startLine, search, replacement, from, to }) => ({
        startLine,
        search,
        replacement,
        from,
        to,
      }));
      expect(ours).toEqual(theirs.sort((a, b) => a.startLine - b.startLine));
    }),
    { numRuns: 3000 },
  );
});

test.for([
  ['no block ever ends', '<<<<<<< SEARCH\na\n=======\nb\n >>>>>>> REPLACE\n'],
  ['no block is divided', '<<<<<<< SEARCH\na\n =======\nb\n>>>>>>> REPLACE\n'],
  ['every block is whole', '<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE\n'],
  ['nothing but openings', '<<<<<<< SEARCH\n:start_line: 1\n'],
  ['blank lines without end', '<<<<<<< SEARCH\n\n\n\n\n \n'],
] as const)('ten thousand times is no more than that much work: %s', ([, text]) => {
  const begun = performance.now();
  const blocks = readBlocks(text.repeat(10_000));
  expect(blocks.length).toBe(text.includes('\n=======\nb\n>') ? 10_000 : 0);
  // With the one expression the first of these takes hours.
  expect(performance.now() - begun).toBeLessThan(2000);
});
