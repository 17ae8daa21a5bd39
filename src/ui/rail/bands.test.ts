import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandsOf, type Span } from './bands.ts';
import { scaleOf } from './neighbourhood.ts';

const scale = scaleOf({ from: 700, to: 829 }, 400);
const naming = { size: 11, onlyNamed: false, across: null };
const span = (name: string, from: number, to: number, note: string | null = null): Span => ({
  name,
  from,
  to,
  isNamed: note !== null,
  note,
});

test('a bar from first to last line, its name beside its top, its note below', () => {
  const [charge] = bandsOf([span('charge()', 710, 724, 'named in @@')], scale, 400, naming);
  expect(charge?.y).toBeCloseTo(31.5, 1);
  expect(charge?.height).toBeCloseTo(42.4, 1);
  expect(charge?.nameY).toBeCloseTo(42, 1);
  expect(charge?.noteY).toBeCloseTo(57, 0);
});

test('a span that begins above the window starts at its edge; one outside is not drawn', () => {
  const bands = bandsOf([span('a', 600, 710), span('b', 10, 20), span('c', 820, 900)], scale, 400, naming);
  expect(bands.map(({ name, y }) => [name, Math.round(y)])).toEqual([
    ['a', 1],
    ['c', 373],
  ]);
});

test('a named function keeps its name where two collide', () => {
  const bands = bandsOf([span('a', 740, 742), span('b', 742, 745, 'got the change')], scale, 400, naming);
  expect(bands.map(({ nameY }) => nameY !== null)).toEqual([false, true]);
});

test('narrow rails name only the named', () => {
  const bands = bandsOf([span('a', 710, 720), span('b', 742, 745, 'got the change')], scale, 400, {
    ...naming,
    onlyNamed: true,
  });
  expect(bands.map(({ nameY }) => nameY !== null)).toEqual([false, true]);
});

test('no two names or notes overlap', () => {
  const anySpan = fc
    .tuple(fc.integer({ min: 690, max: 840 }), fc.nat(30), fc.boolean())
    .map(([from, length, isNamed]) => span('f', from, from + 1 + length, isNamed ? 'named in @@' : null));
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 40 }), (spans) => {
      const baselines = bandsOf(spans, scale, 400, naming)
        .flatMap(({ nameY, noteY }) => [nameY, noteY])
        .filter((y) => y !== null)
        .sort((a, b) => a - b);
      baselines.slice(1).forEach((y, i) => {
        expect(y - baselines[i]!).toBeGreaterThan(11);
      });
    }),
  );
});

test('a name stands below the line that would cross it', () => {
  const across = scale.y(764);
  const [crossed, clear] = bandsOf([span('a', 763, 780), span('b', 790, 800)], scale, 400, { ...naming, across });
  expect(crossed?.nameY).toBeCloseTo(across + 12.5, 1);
  expect(clear?.nameY).toBeCloseTo(clear!.y + 10.5, 1);
});
