import { describe, expect, test } from 'vitest';
import { type Frame, type HunkReport, lineIndex, readUnified } from '../../engine/index.ts';
import { fileMarks, signOf, stretchMarks, topFor } from './file-marks.ts';
import { patchMarks, rowNumbers, statedColumns } from './patch-marks.ts';

const frame = (phase: Frame['phase'], isHit: boolean): Frame =>
  ({
    phase,
    isHit,
    rows: [10, 11, null].map((at, row) => ({
      row,
      foundAt: at === null ? null : lineIndex(at),
      state: 'equal',
      wouldMatch: true,
    })),
  }) as unknown as Frame;

describe('the file', () => {
  test('rows outside the file have no mark', () => {
    expect(fileMarks(frame('try', false), new Set(), (line) => line).map(({ line }) => line)).toEqual([11, 12]);
  });

  test.for([
    ['try', false, 'probe'],
    ['try', true, 'landing'],
    ['land', false, 'landing'],
    ['reject', false, 'probe'],
    ['reject', true, 'probe'],
  ] as const)('at %s, hit %s, the window is a %s', ([phase, isHit, window]) => {
    expect(fileMarks(frame(phase, isHit), new Set(), (line) => line)[0]!.window).toBe(window);
  });

  test('a row whose line the file does not have has no mark', () => {
    const marks = fileMarks(frame('land', true), new Set(), (line) => (line === 10 ? null : line));
    expect(marks.map(({ line }) => line)).toEqual([12]);
  });

  describe('stretches', () => {
    const same = (line: number) => line;
    const marked = (what: 'conflict' | 'merged', from: number, count: number) => [
      { what, from: lineIndex(from), count },
    ];

    test('the extent of a merged part is marked and named', () => {
      expect(stretchMarks(marked('conflict', 4, 2), [], same)).toEqual([
        { what: 'conflict', from: 5, to: 6, words: 'conflict: both stay' },
      ]);
    });

    test('what only goes in is marked at the line before which it goes', () => {
      expect(stretchMarks(marked('merged', 4, 0), [], same)).toEqual([
        { what: 'merged', from: 5, to: 5, words: 'merged, before this line' },
      ]);
    });

    test('used lines have a bar and no words', () => {
      expect(stretchMarks([], [{ from: 0, to: 7 }], same)).toEqual([{ what: 'used', from: 1, to: 7, words: null }]);
    });

    test('in lines of the file on show, or not at all', () => {
      expect(
        stretchMarks(marked('merged', 4, 1), [{ from: 9, to: 10 }], (line) => (line < 9 ? line + 2 : null)),
      ).toEqual([{ what: 'merged', from: 7, to: 7, words: 'merged' }]);
    });
  });

  test('removed rows are marked while they are written, on the lines of the file on show', () => {
    const marks = fileMarks(frame('write', false), new Set([1]), (line) => line - 5);
    expect(marks.map(({ line, isWritten }) => [line, isWritten])).toEqual([
      [6, false],
      [7, true],
    ]);
  });

  test.for([
    ['equal', true, 'equal'],
    ['beyond', false, 'differs'],
    ['not-reached', true, 'later-equal'],
    ['not-reached', false, 'later-differs'],
    ['dropped', true, 'dropped'],
  ] as const)('a row that is %s (would match: %s) has the sign %s', ([state, wouldMatch, sign]) => {
    expect(signOf({ state, wouldMatch })).toBe(sign);
  });

  test.for([
    ['above the stated line', 733, 765, 725],
    ['below it', 811, 765, 800],
    ['at the top', 2, 0, 0],
    ['without a stated line', 50, null, 39],
  ] as const)('a place %s is seen whole', ([, place, stated, top]) => {
    expect(topFor(place, 7, 20, stated)).toBe(top);
    expect(place + 7).toBeLessThanOrEqual(top + 20);
  });

  test('a hunk longer than the pane begins at its top', () => expect(topFor(50, 40, 20, 50)).toBe(50));
});

describe('the patch', () => {
  const edit = '--- a/x\n+++ b/x\n@@ -12,3 +12,2 @@\n a\n-b\n-c\n+d\n+e\n';

  test('lines of one kind make one mark', () => {
    expect(patchMarks(readUnified(edit).kinds)).toEqual([
      { look: 'header', from: 1, to: 3 },
      { look: 'delete', from: 5, to: 6 },
      { look: 'insert', from: 7, to: 7 },
      { look: 'extra', from: 8, to: 8 },
    ]);
  });

  test('the stated line stands in its columns', () => {
    expect(statedColumns('@@ -765,7 +765,7 @@')).toEqual({ from: 5, to: 8 });
    expect(statedColumns('@@ ... @@')).toBeNull();
  });

  test('rows are numbered as they are compared', () => {
    const rows = ['context', 'delete', 'insert', 'context'].map((kind, i) => ({ kind, text: '', patchLine: i + 4 }));
    expect([...rowNumbers({ rows } as unknown as HunkReport)]).toEqual([
      [4, '1'],
      [5, '2'],
      [7, '3'],
    ]);
  });
});
