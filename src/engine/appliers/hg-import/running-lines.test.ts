import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RunningLines } from './running-lines.ts';

const text = fc.constantFrom('a', 'b', 'c', 'd');
const few = fc.array(text, { maxLength: 4 });
const many = fc.array(text, { maxLength: 1200, size: 'max' });
const edit = fc.record({
  at: fc.integer({ min: -20, max: 1300 }),
  removed: fc.nat(700),
  inserted: fc.oneof(few, many),
});

test('edited and searched, they are what a plain array is', () => {
  fc.assert(
    fc.property(many, fc.array(edit, { maxLength: 6 }), few, fc.integer({ min: -20, max: 1300 }), text, (...given) => {
      const [lines, edits, rows, place, wanted] = given;
      const plain = [...lines];
      const running = new RunningLines(lines);
      running.countOf('a');
      for (const { at, removed, inserted } of edits) {
        plain.splice(at, removed, ...inserted);
        running.splice(at, removed, inserted);
        const places = plain.flatMap((line, i) => (line === wanted ? [i] : []));
        expect([...running.nearest(wanted, place)]).toEqual(
          places.sort((a, b) => Math.abs(a - place) - Math.abs(b - place)),
        );
        expect(running.countOf(wanted)).toBe(places.length);
        expect(running.standsAt(rows, place)).toBe(
          place >= 0 && place + rows.length <= plain.length && rows.every((row, i) => plain[place + i] === row),
        );
      }
      expect(running.count).toBe(plain.length);
      expect(running.text()).toBe(plain.join(''));
    }),
    { numRuns: 100 },
  );
});
