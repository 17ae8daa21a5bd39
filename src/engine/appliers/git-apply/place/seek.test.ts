import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactly } from '../../../search/line-rules.ts';
import { orderLength, placeAt } from '../../../search/order.ts';
import { readRules } from '../whitespace/rules.ts';
import { fitAt, type Needle } from './fit.ts';
import { RunningImage } from './running-image.ts';
import { seek } from './seek.ts';
import { sweepOrder } from './sweep-order.ts';

const { rules } = readRules(undefined, '2.39.5');
const lines = fc.constantFrom('a\n', 'b\n', '}\n', '\n', ' \n', 'a \n', '  \ta\n', 'a\r\n');
const incomplete = fc.constantFrom('a', '', 'b ', ' ');
const texts = fc
  .tuple(fc.array(lines, { maxLength: 160 }), fc.option(incomplete, { nil: '' }))
  .map(([all, end]) => all.join('') + end);
const edits = fc.array(
  fc.record({ at: fc.nat(170), removed: fc.nat(3), inserted: fc.array(fc.oneof(lines, incomplete), { maxLength: 3 }) }),
  { maxLength: 4 },
);

const needles = fc.record({
  lines: fc
    .tuple(fc.array(lines, { maxLength: 4 }), fc.array(incomplete, { maxLength: 1 }))
    .map((parts) => parts.flat()),
  atStart: fc.boolean(),
  atEnd: fc.boolean(),
  kind: fc.constantFrom('none' as const, 'blanks' as const, 'clean' as const),
  mayOverrun: fc.boolean(),
});

test('searching through the index finds what trying place by place finds', () => {
  fc.assert(
    fc.property(
      texts,
      edits,
      needles,
      fc.integer({ min: -3, max: 170 }),
      fc.boolean(),
      (text, made, sought, guess, freezes) => {
        const image = edited(text, made, freezes);
        const { kind, mayOverrun, ...rest } = sought;
        const needle: Needle = { ...rest, leniency: { kind, rules, mayOverrun } };
        const order = sweepOrder(guess, needle.lines.length, image.count, { ...needle, mayOverrun });
        const places = Array.from({ length: orderLength(order) }, (_, i) => placeAt(order, i));
        const tries = places.findIndex((place) => fitAt(image, needle, place) !== null) + 1;
        const walked = { hit: tries === 0 ? null : places[tries - 1]!, tries: tries || places.length };
        expect(seek(image, needle, order)).toEqual(walked);
      },
    ),
    { numRuns: 5000 },
  );
});

function edited(text: string, made: readonly { at: number; removed: number; inserted: string[] }[], freezes: boolean) {
  const image = new RunningImage(text, { freezes });
  for (const { at, removed, inserted } of made) {
    const from = Math.min(at, image.count);
    image.replace(from, Math.min(from + removed, image.count), inserted);
  }
  return image;
}

test('the running image is the list of lines it stands for', () => {
  fc.assert(
    fc.property(texts, edits, (text, made) => {
      const image = new RunningImage(text, { freezes: true });
      let plain = Array.from({ length: image.count }, (_, i) => ({ line: image.line(i), isFrozen: false }));
      for (const { at, removed, inserted } of made) {
        const from = Math.min(at, plain.length);
        image.replace(from, Math.min(from + removed, plain.length), inserted);
        plain = plain.toSpliced(from, removed, ...inserted.map((line) => ({ line, isFrozen: true })));
      }
      const found = Array.from({ length: image.count }, (_, i) => ({
        line: image.line(i),
        isFrozen: image.isFrozen(i),
      }));
      expect(found).toEqual(plain);
      expect(image.text()).toBe(plain.map(({ line }) => line).join(''));
    }),
    { numRuns: 2000 },
  );
});

test('glancing finds the first line that no hunk wrote', () => {
  fc.assert(
    fc.property(texts, edits, lines, fc.nat(170), fc.nat(170), (text, made, key, one, other) => {
      const image = edited(text, made, true);
      fc.pre(image.count > 0);
      const [from, to] = [one % image.count, other % image.count];
      const stride = to < from ? -1 : 1;
      let at = from;
      while (at !== to + stride && (image.isFrozen(at) || image.line(at) !== key)) at += stride;
      expect(image.under(exactly).glance!(key, from, to)).toBe(at === to + stride ? null : at);
    }),
    { numRuns: 3000 },
  );
});
