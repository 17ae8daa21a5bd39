import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inBefore } from '../analysis/places.ts';
import type { FileReport, HunkReport } from '../appliers/run.ts';
import type { Edit } from '../search/trace.ts';
import { lineIndex } from '../text/image.ts';
import { searchedImage } from './searched-image.ts';

/** Lines, of which some do not end, and where each stood before; the last entry of `was` is the end. */
interface Plain {
  readonly lines: readonly string[];
  readonly was: readonly number[];
}

interface PlainEdit {
  readonly at: number;
  readonly removed: number;
  readonly text: readonly string[];
}

/** One edit by the plainest means; what it inserts was where it goes in, before any edit of its landing. */
const edited = ({ lines, was }: Plain, { at, removed, text }: PlainEdit, wasAt: number): Plain => ({
  lines: [...lines.slice(0, at), ...text, ...lines.slice(at + removed)],
  was: [...was.slice(0, at), ...text.map(() => wasAt), ...was.slice(at + removed)],
});

const hunkOf = (edits: readonly Edit[]): HunkReport => ({
  number: 1,
  patchLines: { from: 1, to: 1 },
  section: '',
  rows: [],
  stated: null,
  expected: null,
  moves: [],
  outcome: {
    kind: 'landed',
    landing: { places: [], edits, offset: null, fuzz: 0, dropped: { head: 0, tail: 0 } } as never,
  },
});

const before = ['a\n', 'b\n', 'c\n', 'd\n', 'e\n', 'f'];
const spec = fc.record({
  at: fc.nat(12),
  removed: fc.nat(2),
  text: fc.array(fc.constantFrom('x\n', 'y\n'), { maxLength: 3 }),
  isIncomplete: fc.boolean(),
});

test('landings replayed are edits made one by one, and every line is traced back', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.array(fc.array(spec, { minLength: 1, maxLength: 2 }), { maxLength: 6 }), (specs) => {
      let plain: Plain = { lines: before, was: [...before.keys(), before.length] };
      const hunks = specs.map((all) => {
        let least = 0;
        const edits: PlainEdit[] = [];
        for (const { at, removed, text, isIncomplete } of all) {
          const from = Math.min(least + at, plain.lines.length);
          const to = Math.min(from + removed, plain.lines.length);
          const lines = isIncomplete && text.length > 0 ? [...text.slice(0, -1), 'z'] : text;
          edits.push({ at: from, removed: to - from, text: lines });
          least = to;
        }
        const { was } = plain;
        for (const edit of [...edits].reverse()) plain = edited(plain, edit, was[edit.at]!);
        return hunkOf(
          edits.map(({ at, removed, text }) => ({
            at: lineIndex(at),
            removed,
            inserted: text.length,
            text: text.join(''),
          })),
        );
      });
      const report: FileReport = {
        path: 'f',
        writtenTo: null,
        before: before.join(''),
        after: null,
        searches: 'running',
        hunks,
      };
      const image = searchedImage(report, hunks.length);
      expect(image.lines()).toEqual(plain.lines);
      expect(plain.lines.map((_, i) => inBefore(report, hunks.length, i))).toEqual(plain.was.slice(0, -1));
    }),
    { numRuns: 400 },
  );
});

test('ten thousand hunks of a long file are replayed in one go', () => {
  const text = 'one line of many\n'.repeat(200_000);
  const hunks = Array.from({ length: 10_000 }, (_, i) =>
    hunkOf([{ at: lineIndex(i * 20), removed: 1, inserted: 1, text: 'another\n' }]),
  );
  const report = { path: 'f', writtenTo: null, before: text, after: null, searches: 'running', hunks } as const;
  expect(searchedImage(report, hunks.length).count).toBe(200_000);
  expect(inBefore(report, hunks.length, 150_001)).toBe(150_001);
});
