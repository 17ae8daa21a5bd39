import { describe, expect, test } from 'vitest';
import { formatOf, lineIndex, type VerdictKind } from '../../engine/index.ts';
import { emptyDraft } from '../../stores/draft.ts';
import type { MatrixRow, Profile } from '../../stores/run.ts';
import { readsWords } from '../edit-format.ts';
import { agreement } from './agreement.ts';
import { familyChoices, ofFamily } from './families.ts';
import { matrixRows } from './rows.ts';

const edit = '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n';

const profile = (id: string, formats: Profile['formats'] = ['unified']): Profile =>
  ({
    id,
    name: id,
    versions: ['1'],
    defaults: ['-p1'],
    formats,
    family: 'command line',
    command: [id],
  }) as unknown as Profile;

const row = (kind: VerdictKind, place: number | null, symbol: string | null, exit: number): MatrixRow => ({
  ending: { exit, ok: exit === 0, output: '' },
  conversion: null,
  judged: {
    verdict: kind,
    noticed: { answer: exit === 0 ? 'no' : 'yes', text: '' },
    beads: [],
    printed: null,
    chosen: {
      ref: { file: 0, hunk: 0 },
      verdict: {
        kind,
        intent: null,
        places: place === null ? [] : [lineIndex(place)],
        symbols: place === null ? [] : [symbol],
        distance: null,
      },
      stated: null,
      offset: null,
      fuzz: null,
    },
  },
});

const found = {
  gnu: row('wrong-place', 811, 'refund', 0),
  git: row('wrong-place', 811, 'refund', 0),
  strict: row('refused', null, null, 1),
  busybox: row('intended', 717, 'charge', 0),
  jsdiff: row('wrong-place', 811, 'refund', 0),
  guard: row('refused', null, null, 1),
  codex: row('refused', null, null, 1),
};
const profiles = [
  ...Object.keys(found)
    .slice(0, -1)
    .map((id) => profile(id)),
  profile('codex', ['v4a']),
];
const draft = { ...emptyDraft, edit, args: { gnu: ['-p1', '-F0'] } };
const rows = matrixRows(profiles, draft, found, formatOf(edit));
const names = (of: readonly { applier: Profile }[]) => of.map(({ applier }) => applier.id);

test('one row stands for each outcome, those that agree come after it', () => {
  expect(names(rows.differing)).toEqual(['gnu', 'strict', 'busybox']);
  expect(names(rows.agreeing)).toEqual(['git', 'jsdiff', 'guard']);
});

test('appliers of other formats stand apart', () => expect(names(rows.foreign)).toEqual(['codex']));

test('an edit read as something else has other readers', () => {
  const asV4a = matrixRows(profiles, draft, found, 'v4a');
  expect(names([...asV4a.differing, ...asV4a.agreeing])).toEqual(['codex']);
  expect(names(asV4a.foreign)).toEqual(['gnu', 'git', 'strict', 'busybox', 'jsdiff', 'guard']);
});

test('a call is run by those that read its fields alone', () => {
  const calls = [profile('one', ['str-replace-call']), profile('two', ['old-string-call'])];
  const results = { one: found.gnu, two: found.git };
  const call = '{"file_path": "f", "old_string": "a", "new_string": "b"}';
  const read = matrixRows(calls, { ...draft, edit: call }, results, formatOf(call));
  expect(names(read.differing)).toEqual(['two']);
  expect(names(read.foreign)).toEqual(['one']);
  expect(readsWords(['str-replace-call', 'v4a'])).toBe('reads old_str calls and V4A');
});

test('a family is kept, the others left out', () => {
  const families = (['command line', 'agent', 'library', 'agent'] as const).map((family, i) => ({
    ...profile(`${i}`),
    family,
  }));
  expect(familyChoices(families).map(({ id }) => id)).toEqual(['all', 'command line', 'agent', 'library']);
  expect(names(ofFamily(families, 'agent').map((applier) => ({ applier })))).toEqual(['1', '3']);
  expect(ofFamily(families, 'all')).toHaveLength(4);
});

test('while the format is unknown nobody is foreign', () => {
  expect(matrixRows(profiles, draft, found, formatOf('what?')).foreign).toEqual([]);
});

test('flags are those that differ from the defaults', () => expect(rows.differing[0]!.flags).toEqual(['-F0']));

test('the folded rows are told in a sentence', () => {
  expect(agreement(rows, [...rows.agreeing, ...rows.foreign])).toBe(
    '3 more agree with one above: git and jsdiff land in refund(), guard refuses. 1 reads other kinds of edits: codex',
  );
});

describe('with the edit converted', () => {
  const told = { invented: [], dropped: ['The line numbers: V4A has none.'] };
  const given: MatrixRow = { ...row('intended', 717, 'charge', 0), conversion: { ok: true, told } };
  const refused: MatrixRow = { ...found.codex, conversion: { ok: false, sentence: 'It cannot be.' } };
  const all = [...profiles, profile('aider', ['v4a'])];
  const converted = matrixRows(all, draft, { ...found, codex: given, aider: refused }, 'unified');

  test('an applier that was given it stands among those that read it', () => {
    expect(names(converted.agreeing)).toContain('codex');
    expect(names(converted.foreign)).toEqual(['aider']);
  });

  test('the line below says who was given it and who could not be', () => {
    expect(agreement(converted, [])).toBe('1 is given the edit converted. 1 cannot be given it: aider');
  });
});
