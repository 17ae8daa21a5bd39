import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  frameAt,
  type HunkReport,
  Image,
  lineIndex,
  passMatches,
  type Row,
  type Sweep,
  stepCount,
  survey,
} from '../../engine/index.ts';
import { railLayout } from './layout.ts';
import { type RailScene, railModel } from './model.ts';
import { decisivePass } from './search-state.ts';

const block = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const rows: Row[] = block.map((text, i) => ({
  kind: i === 3 ? 'delete' : 'context',
  text: `${text}\n`,
  patchLine: i + 4,
}));

/** 1,412 lines: the block at 718 and 812, all but its fourth row at 734. */
const image = (() => {
  const lines = Array.from({ length: 1412 }, (_, i) => `line ${i + 1}`);
  lines.splice(717, 7, ...block);
  lines.splice(733, 7, ...block.map((text) => (text === 'd' ? 'other' : text)));
  lines.splice(811, 7, ...block);
  return new Image(`${lines.join('\n')}\n`);
})();

const sweep: Sweep = {
  kind: 'sweep',
  pass: { label: 'every row', fuzz: { head: 0, tail: 0 }, rule: 'exact', isReversed: false },
  order: { kind: 'outward', expected: lineIndex(764), start: 0, down: 600, up: 764, first: 'down', twiceAtZero: true },
  tries: 95,
  until: 'first',
  hits: [lineIndex(811)],
};
const landing = {
  places: [lineIndex(811)],
  printed: 812,
  offset: 47,
  fuzz: 0,
  dropped: { head: 0, tail: 0 },
  edits: [],
};
const hunk: HunkReport = {
  number: 1,
  patchLines: { from: 3, to: 10 },
  section: 'def charge():',
  rows,
  stated: lineIndex(764),
  expected: lineIndex(764),
  moves: [
    { kind: 'read', stated: lineIndex(764), expected: lineIndex(764), carry: 0 },
    sweep,
    { kind: 'land', landing },
  ],
  outcome: { kind: 'landed', landing },
};
const found = survey(
  image,
  rows.map(({ text }) => text),
);

function sceneAt(step: number, used: RailScene['used'] = []): RailScene {
  const frame = frameAt(image, hunk, step);
  return {
    lineCount: image.count,
    fileLines: image.count,
    used,
    hunk,
    stated: hunk.stated,
    outline: null,
    shift: 0,
    intent: null,
    matches: passMatches(image, hunk, found, frame?.pass ?? null),
    decisive: passMatches(image, hunk, found, decisivePass(hunk)),
    near: found.near,
    frame,
  };
}
const at = (step: number) => railModel(sceneAt(step), railLayout(404, 400));
const looks = (step: number) => at(step).tall.map(({ place, look }) => `${place + 1} ${look}`);
const words = (step: number) =>
  at(step)
    .tags.map(({ lines }) => lines.join(' '))
    .sort();

describe('the search that landed in the wrong twin', () => {
  test('before it begins: what fits is outlined, nothing is searched', () => {
    expect(looks(0)).toEqual(['718 fits', '734 untried', '812 fits']);
    expect(at(0)).toMatchObject({ zone: null, bracket: null, tried: [], legs: [], hasFronts: false });
    expect(words(0)).toEqual(['fits', 'fits', 'stated']);
  });

  test('31 lines out: the near miss is looked at, both fronts are amber', () => {
    const model = at(64);
    expect(looks(64)).toEqual(['718 fits', '734 near', '812 fits']);
    expect(model.hasFronts).toBe(true);
    expect(model.zone?.y).toBeCloseTo(102.3, 1);
    expect(model.zone?.height).toBeCloseTo(195.35, 1);
    expect(model.bracket).toMatchObject({ tone: 'probe', tag: '6 of 7' });
    expect(words(64)).toEqual(['31 out', 'fits', 'fits', 'stated']);
    expect(model.tried).toHaveLength(63);
  });

  test('landed: one thing is filled plum, the twin was never tried, the tie has two legs', () => {
    for (const step of [95, 96, 97]) {
      expect(looks(step)).toEqual(['718 fits', '734 near', '812 landing']);
      expect(at(step).bracket).toMatchObject({ tone: 'landing', tag: null });
      expect(at(step).hasFronts).toBe(false);
      expect(words(step)).toEqual(['6 of 7', 'never tried', 'stated']);
      expect(at(step).legs.map(({ label }) => label)).toEqual(['−47', '+47']);
    }
  });

  test('the window stands still', () => {
    const { from, to } = at(0).scale;
    expect([from, to]).toEqual([700, 829]);
    for (const step of [1, 40, 97]) expect(at(step).scale).toMatchObject({ from, to });
  });
});

describe('lines that hunks before have used', () => {
  const model = (used: RailScene['used']) => railModel(sceneAt(64, used), railLayout(404, 400));
  const wordsOf = ({ tags }: ReturnType<typeof model>) => tags.map(({ lines }) => lines.join(' '));

  test('are drawn where they lie in the window, and named once', () => {
    const { used, scale, tags } = model([
      { from: 0, to: 710 },
      { from: 750, to: 754 },
    ]);
    expect(used).toEqual([
      { y: 0, height: scale.top(710) },
      { y: scale.top(750), height: expect.closeTo(scale.top(754) - scale.top(750)) },
    ]);
    expect(tags.filter(({ lines }) => lines[0] === 'used').map(({ y }) => y)).toEqual([
      expect.closeTo((scale.top(750) + scale.top(754)) / 2),
    ]);
  });

  test('a place that fits among them is said not to be free', () => {
    expect(wordsOf(model([{ from: 717, to: 720 }]))).toContain('fits, but used');
    expect(wordsOf(model([{ from: 725, to: 730 }]))).not.toContain('fits, but used');
  });
});

test('any step looks the same whichever way one came to it', () => {
  const pictures = Array.from({ length: stepCount(hunk) }, (_, step) => JSON.stringify(at(step)));
  fc.assert(
    fc.property(fc.array(fc.nat(pictures.length - 1), { maxLength: 20 }), (steps) => {
      for (const step of steps) expect(JSON.stringify(at(step))).toBe(pictures[step]);
    }),
    { numRuns: 20 },
  );
});
