import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { survey } from '../analysis/survey.ts';
import type { HunkReport } from '../appliers/run.ts';
import { preimage, type Row } from '../patch/row.ts';
import { find } from '../search/find.ts';
import { LineTable } from '../search/line-table.ts';
import { orderLength, placeAt } from '../search/order.ts';
import type { Sweep } from '../search/trace.ts';
import { Image, type LineIndex, lineIndex } from '../text/image.ts';
import { frameAt } from './frame.ts';
import { nextMove, nextMoveEnd, previousMove, previousMoveEnd, stepTouching, stepTrying } from './navigation.ts';
import { segmentsOf } from './segments.ts';
import { stepCount } from './steps.ts';

const rowsOf = (lines: readonly string[]): Row[] =>
  lines.map((line, i) => ({
    kind: line[0] === '-' ? 'delete' : line[0] === '+' ? 'insert' : 'context',
    text: `${line.slice(1)}\n`,
    patchLine: i + 4,
  }));

/** A hunk searched for outward from `expected`, as GNU patch does. */
function searched(image: Image, rows: readonly Row[], expected: number): HunkReport {
  const wanted = preimage(rows);
  const high = image.count - wanted.length;
  const order = {
    kind: 'outward',
    expected: lineIndex(expected),
    start: 0,
    down: high - expected,
    up: expected,
    first: 'down',
    twiceAtZero: true,
  } as const;
  const { hit, tries } = find(new LineTable(image), { rows: wanted, head: 0, tail: 0 }, order);
  const pass = { label: 'every row', fuzz: { head: 0, tail: 0 }, rule: 'exact', isReversed: false };
  const sweep: Sweep = { kind: 'sweep', pass, order, tries, until: 'first', hits: hit === null ? [] : [hit] };
  const landing = (place: LineIndex) => ({
    places: [place],
    printed: place + 1,
    offset: place - expected,
    fuzz: 0,
    dropped: { head: 0, tail: 0 },
    edits: [],
  });
  const reject = { reason: 'no-match', sentence: 'No place fits.' } as const;
  return {
    number: 1,
    patchLines: { from: 3, to: 3 + rows.length },
    section: '',
    rows,
    stated: lineIndex(expected),
    expected: lineIndex(expected),
    moves: [
      { kind: 'read', stated: lineIndex(expected), expected: lineIndex(expected), carry: 0 },
      sweep,
      hit === null ? { kind: 'reject', reject } : { kind: 'land', landing: landing(hit) },
    ],
    outcome: hit === null ? { kind: 'rejected', reject } : { kind: 'landed', landing: landing(hit) },
  };
}

const hunk = rowsOf([' a', ' b', ' c', '-d', '+D', ' e', ' f', ' g']);
const block = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
/** 1,412 lines: the block at 718 and 812, nearly the block at 734. */
const gateway = (() => {
  const lines = Array.from({ length: 1412 }, (_, i) => `line ${i + 1}`);
  lines.splice(717, 7, ...block);
  lines.splice(811, 7, ...block);
  lines.splice(733, 7, ...block.map((line) => (line === 'd' ? 'm' : line)));
  return new Image(`${lines.join('\n')}\n`);
})();
const report = searched(gateway, hunk, 764);

describe('charge and refund', () => {
  test('takes 98 steps: one to read, 95 places, two to land', () => expect(stepCount(report)).toBe(98));

  test.for([
    [0, 'read', null, 0],
    [1, 'try', 765, 0],
    [2, 'try', 765, 0],
    [3, 'try', 766, 0],
    [64, 'try', 734, 6],
    [95, 'try', 812, 7],
    [96, 'land', 812, 7],
    [97, 'write', 812, 7],
  ] as const)('step %i: %s at %s, %i rows match', ([step, phase, line, matched]) => {
    const frame = frameAt(gateway, report, step)!;
    const place = line === null ? null : line - 1;
    expect(frame).toMatchObject({ step, total: 98, phase, place, matched, compared: 7, passNumber: step && 1 });
  });

  test('the near miss: row 4 differs in its first character, the rows after it are not reached', () => {
    const frame = frameAt(gateway, report, 64)!;
    expect(frame.rows.map((row) => row.state).join(' ')).toBe(
      'equal equal equal differs not-reached not-reached not-reached',
    );
    expect(frame.rows[3]!.difference).toEqual({ column: 0, foundColumn: 0, expected: 'd', found: 'm' });
    expect(frame.distance).toBe(-31);
    expect(frame.tried).toEqual({ from: 733, to: 795 });
  });

  test('the scrubber', () => {
    const segments = segmentsOf(gateway, report, survey(gateway, preimage(hunk)));
    expect(segments.map(({ label, fromStep, toStep }) => [label, fromStep, toStep])).toEqual([
      ['Read the hunk', 0, 0],
      ['Try 765', 1, 2],
      ['Outward: below, then above, one line further each time, 1 to 31', 3, 63],
      ['Near miss, 734', 64, 64],
      ['Outward, 32 to 46', 65, 94],
      ['Fits at 812', 95, 96],
      ['Write', 97, 97],
    ]);
    expect(nextMove(segments, 10)).toBe(64);
    expect(nextMove(segments, 97)).toBe(97);
    expect([10, 64, 65, 97].map((step) => nextMoveEnd(segments, step))).toEqual([63, 94, 94, 97]);
    expect([0, 10, 64, 97].map((step) => previousMoveEnd(segments, step))).toEqual([0, 2, 63, 96]);
    expect(previousMove(segments, 64)).toBe(3);
    expect(previousMove(segments, 10)).toBe(3);
  });

  test('a step that tries a place', () => {
    expect(stepTrying(report, 733, 0)).toBe(64);
    expect(stepTrying(report, 764, 1)).toBe(2);
    expect(stepTrying(report, 811, 0)).toBe(95);
    expect(stepTrying(report, 811, 95)).toBe(96);
    expect(stepTrying(report, 717, 0)).toBeNull();
  });

  test('a step that touches a line', () => {
    expect(stepTouching(report, 733, 0)).toBe(64);
    expect(stepTouching(report, 817, 0)).toBe(95);
    expect(stepTouching(report, 817, 97)).toBe(95);
    expect(stepTouching(report, 3, 0)).toBeNull();
  });
});

const letter = fc.constantFrom('a', 'b', '');
const scene = fc
  .record({
    file: fc.array(letter, { maxLength: 14 }),
    rows: fc.array(letter, { minLength: 1, maxLength: 4 }),
    at: fc.nat(14),
  })
  .map(({ file, rows, at }) => {
    const image = new Image(file.map((line) => `${line}\n`).join(''));
    return { image, hunk: searched(image, rowsOf(rows.map((row) => ` ${row}`)), at) };
  });

test('seeking gives the same frame from wherever one comes, and a sweep is the plain walk', () => {
  fc.assert(
    fc.property(scene, fc.array(fc.nat(60), { maxLength: 8 }), ({ image, hunk }, seeks) => {
      const walk = Array.from({ length: stepCount(hunk) }, (_, step) => frameAt(image, hunk, step)!);
      for (const seek of seeks) {
        expect(frameAt(image, hunk, seek)).toEqual(walk[Math.min(seek, walk.length - 1)]);
      }
      const { order, tries, hits } = hunk.moves[1] as Sweep;
      const tried = walk.filter((frame) => frame.phase === 'try');
      expect(tried.map((frame) => frame.place)).toEqual(Array.from({ length: tries }, (_, i) => placeAt(order, i)));
      expect(tried.map((frame) => frame.isHit)).toEqual(tried.map((frame) => frame.matched === frame.compared));
      expect(tried.filter((frame) => frame.isHit).length).toBe(hits.length);
      expect(tries).toBeLessThanOrEqual(orderLength(order));
      const seen: number[] = [];
      for (const frame of tried) {
        seen.push(frame.place!);
        expect(frame.tried).toEqual({ from: Math.min(...seen), to: Math.max(...seen) });
      }
    }),
  );
});

test('a step touches a line when, and only when, a row is held against it', () => {
  fc.assert(
    fc.property(scene, fc.nat(16), fc.nat(40), ({ image, hunk }, line, from) => {
      const walk = Array.from({ length: stepCount(hunk) }, (_, step) => frameAt(image, hunk, step)!);
      const looks = walk
        .filter((frame) => frame.phase !== 'reject' && frame.place !== null)
        .filter((frame) => frame.place! <= line && line < frame.place! + frame.rows.length)
        .map((frame) => frame.step);
      const next = looks.find((step) => step > from) ?? looks[0] ?? null;
      expect(stepTouching(hunk, line, from)).toBe(next);
    }),
  );
});

test('segments cover every step once', () => {
  fc.assert(
    fc.property(scene, ({ image, hunk }) => {
      const segments = segmentsOf(image, hunk, survey(image, preimage(hunk.rows)));
      const steps = segments.flatMap(({ fromStep, toStep }) =>
        Array.from({ length: toStep - fromStep + 1 }, (_, i) => fromStep + i),
      );
      expect(steps).toEqual(Array.from({ length: stepCount(hunk) }, (_, i) => i));
    }),
  );
});

describe('a refusal', () => {
  const nowhere = rowsOf([' a', ' b', '-x', '+D', ' e']);
  const refused = searched(gateway, nowhere, 100);
  const last = stepCount(refused) - 1;

  test('is shown where the hunk comes nearest, when that is known', () => {
    expect(frameAt(gateway, refused, last, lineIndex(717))).toMatchObject({
      phase: 'reject',
      place: 717,
      isHit: false,
    });
  });

  test('and else where the search stands', () => {
    expect(frameAt(gateway, refused, last)!.place).toBe(frameAt(gateway, refused, last - 1)!.place);
  });
});
