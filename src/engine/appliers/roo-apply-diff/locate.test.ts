import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levenshtein } from '../../text/levenshtein.ts';
import { locateWithin, rangeAround } from './locate.ts';

const line = fc.stringMatching(/^ {0,2}[abé]{0,3}( [ab]{1,2})?$/);
const lines = fc.array(line, { minLength: 1, maxLength: 40 });
const search = fc.array(line, { minLength: 1, maxLength: 5 });

const normal = (texts: readonly string[]) => texts.join('\n').replace(/\s+/g, ' ').trim();

test('the window that is found is the first, in the order of visits, of those that are most alike', () => {
  fc.assert(
    fc.property(lines, search, fc.nat(45), (file, wanted, startLine) => {
      const found = locateWithin(file, wanted, rangeAround(file, startLine, wanted.length), 2);
      if ('tries' in found) throw new Error('stopped');
      const sweep = found.moves.at(-1);
      const places = sweep?.kind === 'sweep' && sweep.order.kind === 'listed' ? sweep.order.places : [];
      let best: { at: number | null; score: number } = { at: null, score: 0 };
      for (const at of places) {
        const [a, b] = [normal(file.slice(at, at + wanted.length)), normal(wanted)];
        const score = a === b ? 1 : 1 - levenshtein(a, b) / Math.max(a.length, b.length);
        if (wanted.join('\n') !== '' && score > best.score) best = { at, score };
      }
      expect({ at: found.at, score: found.score }).toEqual(best);
    }),
    { numRuns: 2000 },
  );
});
