import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HunkReport } from '../appliers/run.ts';
import { preimage, type Row } from '../patch/row.ts';
import { ruleById } from '../search/line-rules.ts';
import type { Pass } from '../search/trace.ts';
import { Image } from '../text/image.ts';
import { passMatches } from './pass-matches.ts';
import { survey } from './survey.ts';

const hunkOf = (rows: readonly Row[]): HunkReport => ({
  number: 1,
  patchLines: { from: 1, to: rows.length },
  section: '',
  rows,
  stated: null,
  expected: null,
  moves: [],
  outcome: { kind: 'untried', sentence: '' },
});

const line = fc.constantFrom('a\n', 'b\n', ' a\n', '\n');
const row = fc.record({ kind: fc.constantFrom('context', 'delete', 'insert'), text: line, patchLine: fc.constant(1) });
const pass: fc.Arbitrary<Pass> = fc.record({
  label: fc.constant('any'),
  fuzz: fc.record({ head: fc.nat(3), tail: fc.nat(3) }),
  rule: fc.constantFrom('exact', 'blanks'),
  isReversed: fc.boolean(),
});

test('agrees with comparing row by row at every place, whatever the pass', () => {
  const rows = fc.oneof(fc.array(row, { maxLength: 8 }), fc.array(row, { minLength: 30, maxLength: 50 }));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), rows, pass, (lines, hunkRows, pass) => {
      const image = new Image(lines.join(''));
      const hunk = hunkOf(hunkRows);
      const found = passMatches(image, hunk, survey(image, preimage(hunkRows)), pass);
      const { key } = ruleById(pass.rule);
      const away = pass.isReversed ? 'delete' : 'insert';
      const pattern = hunkRows.filter(({ kind }) => kind !== away).map(({ text }) => text);
      const matches = (place: number, i: number) => {
        const isDropped = i < pass.fuzz.head || i >= pattern.length - pass.fuzz.tail;
        const exists = place + i >= 0 && place + i < image.count;
        return !isDropped && exists && key(image.line(place + i)) === key(pattern[i]!);
      };
      const fits: number[] = [];
      for (let place = 1 - pattern.length; place < image.count; place++) {
        const wanted = pattern.map((_, i) => matches(place, i));
        expect(pattern.map((_, i) => found.has(place, i))).toEqual(wanted);
        expect(found.count(place)).toBe(wanted.filter(Boolean).length);
        if (found.compared > 0 && found.count(place) === found.compared) fits.push(place);
      }
      expect(found.fits).toEqual(fits);
    }),
  );
});

test('places outside the file match nothing', () => {
  const hunk = hunkOf([{ kind: 'context', text: 'a\n', patchLine: 1 }]);
  const image = new Image('a\n');
  const found = passMatches(image, hunk, survey(image, ['a\n']), null);
  expect([-5, 0, 1, 99].map(found.count)).toEqual([0, 1, 0, 0]);
});
