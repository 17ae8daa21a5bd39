import { describe, expect, test } from 'vitest';
import { readUnified } from '../formats/unified/read.ts';
import { lineIndex } from '../text/image.ts';
import { auditHeaders } from './header-audit.ts';

const names = '--- a/f\n+++ b/f\n';
const audit = (body: string, fits: readonly (readonly number[])[] = []) =>
  auditHeaders(readUnified(names + body).files[0]!, (hunk) => (fits[hunk] ?? []).map(lineIndex));

const three = (third: string) =>
  `@@ -38,2 +38,4 @@\n a\n+1\n+2\n b\n@@ -142,3 +144,5 @@\n a\n-x\n+1\n+2\n+3\n b\n@@ ${third} @@\n a\n-x\n+1\n+2\n b\n`;

test('right headers have nothing to say', () => {
  expect(audit(three('-197,3 +201,4')).flatMap(({ sentences }) => sentences)).toEqual([]);
});

test('numbered against the future', () => {
  const [, , third] = audit(three('-199,3 +203,4'), [[37], [141], [196, 20]]);
  expect(third).toMatchObject({ netBefore: 4, oldDrift: 2, newDrift: 0 });
  expect(third!.sentences).toEqual(['The third says 199: two lines late, the net of hunk 1.']);
});

describe('sentences', () => {
  test.for([
    [
      'the net of all before',
      three('-201,3 +205,4'),
      [[], [], [196]],
      ['The third says 201: four lines late, the net of hunks 1 to 2.'],
    ],
    ['no cause known', three('-190,3 +194,4'), [[], [], [196]], ['The third says 190: seven lines early.']],
    [
      'the new start',
      three('-197,3 +199,4'),
      [],
      ['The new start should be 201, as the hunks before add four; it says 199.'],
    ],
    [
      'counts',
      '@@ -1,2 +1,1 @@\n a\n-x\n b\n',
      [],
      [
        'The header counts 2 before the change, the hunk has 3: one line too few.',
        'The header counts 1 after the change, the hunk has 2: one line too few.',
      ],
    ],
    ['an insertion at the top', '@@ -0,0 +1,1 @@\n+a\n', [[0]], []],
  ] as const)('%s', ([, body, fits, sentences]) => {
    expect(audit(body, fits).flatMap((one) => one.sentences)).toEqual(sentences);
  });
});

test('the tally shows where the counts run out', () => {
  const [only] = audit('@@ -1,2 +1,2 @@\n a\n-x\n+y\n b\n+c\n');
  expect(only!.tallies).toEqual([
    { patchLine: 4, old: 1, new: 1, isBeyond: false },
    { patchLine: 5, old: 2, new: 1, isBeyond: false },
    { patchLine: 6, old: 2, new: 2, isBeyond: false },
    { patchLine: 7, old: 3, new: 3, isBeyond: true },
    { patchLine: 8, old: 3, new: 4, isBeyond: true },
  ]);
});
