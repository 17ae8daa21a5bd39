import { describe, expect, test } from 'vitest';
import { applierById } from '../appliers/registry.ts';
import { outlineOfDefs, storyOf } from '../conformance/stories.ts';
import { headline } from '../explain/headline.ts';
import { plain } from '../explain/words.ts';
import { lineIndex } from '../text/image.ts';
import { doesNothing, lostLines, overwritten, vanished } from './loss.ts';
import { choiceOf } from './luck.ts';
import { noticed } from './noticed.ts';
import { subjectOf } from './subject.ts';
import { hunkVerdict, runVerdict } from './verdicts.ts';

const names = '--- a/f\n+++ b/f\n';
const two = 'def one():\n  x\n  y\ndef two():\n  x\n  y\n';
const atTwo = `${names}@@ -5,2 +5,2 @@ def one():\n   x\n-  y\n+  z\n`;
const told = (id: string, edit: string, more: Partial<Parameters<typeof storyOf>[1]> = {}) =>
  storyOf(applierById(id)!, { files: { f: two }, edit, outline: outlineOfDefs(two), ...more });
const verdictOf = (story: ReturnType<typeof told>) => hunkVerdict(story, story.run.reports[0]!, 0);

describe('the intent', () => {
  const preset = (symbol: string | null, line: number | null) => ({
    named: null,
    preset: [{ symbol, line: line === null ? null : lineIndex(line - 1) }],
  });
  test.for([
    ['of the section', undefined, 'wrong-place', 'section'],
    ['that a person names', { named: 'two', preset: null }, 'intended', 'person'],
    ['of a preset: the symbol', preset('two', null), 'intended', 'preset'],
    ['of a preset: the line', preset('one', 5), 'intended', 'preset'],
    ['of a preset: another line', preset('two', 2), 'wrong-place', 'preset'],
  ] as const)('%s', ([, known, kind, source]) => {
    expect(verdictOf(told('strict', atTwo, known ? { known } : {}))).toMatchObject({ kind, intent: { source } });
  });

  test('unknown: only how far from the stated line', () => {
    expect(verdictOf(told('strict', atTwo, { outline: null })).kind).toBe('at-stated');
    const off = `${names}@@ -4,2 +4,2 @@\n   x\n-  y\n+  z\n`;
    expect(verdictOf(told('git-apply', off.replace(' -4,2 +4,2', ' -3,2 +3,2'), { outline: null })).kind).toBe(
      'off-stated',
    );
  });

  test('a section names the function above the hunk, even when the hunk begins behind it', () => {
    const text = 'def one():\n  x\n\na = 1\nb = 2\nc = 3\n';
    const outline = [{ name: 'one', kind: 'function', from: lineIndex(0), to: lineIndex(2), children: [] }] as const;
    const edit = `${names}@@ -4,3 +4,3 @@ def one():\n a = 1\n-b = 2\n+b = 3\n c = 3\n`;
    expect(verdictOf(told('git-apply', edit, { files: { f: text }, outline })).kind).toBe('intended');
  });
});

test('a success that read no hunk and changed nothing did nothing', () => {
  expect(runVerdict(told('busybox-patch', '<!DOCTYPE html>\n<html></html>\n'))).toBe('silent-no-op');
});

describe('silent loss', () => {
  test('lines beyond the counts', () => {
    const story = told('git-apply', `${names}@@ -6 +6 @@\n-  y\n+  z\n+  zz\n`);
    expect(lostLines(story)).toEqual([6]);
    expect(runVerdict(story)).toBe('silent-loss');
  });

  test('an entry that a later one undid', () => {
    const entry = (from: string, to: string) => ({
      path: 'f',
      patch: `<<<<<<< ORIGINAL\n${from}\n=======\n${to}\n>>>>>>> UPDATED`,
    });
    const edit = JSON.stringify({
      tool: 'patch_many',
      form: 'kwargs',
      patches: [entry('def one', 'def uno'), entry('def two', 'def dos')],
    });
    const snapshot = told('gptme', edit, { args: ['--variant=snapshot'] });
    expect(overwritten(snapshot)).toEqual([snapshot.run.reports[0]]);
    expect([runVerdict(snapshot), noticed(snapshot).text]).toEqual(['silent-loss', 'No']);
    expect(plain(headline(snapshot))).toMatch(/^gptme patch reported an edit to f that is not in the file/);
    expect(overwritten(told('gptme', edit, { args: ['--variant=fixed'] }))).toEqual([]);
  });
});

test('a file that is moved onto itself is gone', () => {
  const edit = (to: string) =>
    `*** Begin Patch\n*** Update File: f\n*** Move to: ${to}\n@@\n def one():\n-  x\n+  w\n*** End Patch\n`;
  const story = told('codex-apply-patch', edit('f'));
  expect([vanished(story).length, runVerdict(story), noticed(story).text]).toEqual([1, 'silent-loss', 'No']);
  expect(plain(headline(story))).toMatch(/^Codex apply_patch moved f onto itself .* the file with it, exited 0 /);
  expect(vanished(told('codex-apply-patch', edit('g')))).toEqual([]);
});

describe('silent no-op', () => {
  test('everything excluded', () => {
    const story = told('git-apply', atTwo, { args: ['--exclude=*'] });
    expect(doesNothing(story)).toBe(true);
    expect([runVerdict(story), noticed(story).text]).toEqual(['silent-no-op', 'No']);
    expect(plain(headline(story))).toBe(
      "git apply changed nothing, exited 0 and printed nothing. Skipped without a word: --include or --exclude keeps this file out. With -v it would print “Skipped patch 'f'.”",
    );
  });

  test('a dry run is what was asked for', () => {
    expect(doesNothing(told('git-apply', atTwo, { args: ['--check'] }))).toBe(false);
    expect(doesNothing(told('gnu-patch', atTwo, { args: ['-p1', '--dry-run'] }))).toBe(false);
  });
});

test('a hunk that fits is refused with the rest of an atomic run', () => {
  const story = told('git-apply', `${atTwo}--- a/no\n+++ b/no\n@@ -1 +1 @@\n-a\n+b\n`);
  expect(verdictOf(story).kind).toBe('refused');
  expect(plain(headline(story))).toMatch(
    /^git apply did not write|^This hunk fits at line 5, in two\(\), but git apply refused/,
  );
});

describe('how a place won', () => {
  const lines = (text: string) => text.replaceAll(' ', '\n').concat('\n');
  const choice = (text: string, line: number) => {
    const edit = `${names}@@ -${line} +${line} @@\n-x\n+z\n`;
    return choiceOf(subjectOf(told('gnu-patch', edit, { files: { f: lines(text) }, outline: null }))!);
  };
  test.for([
    ['. x . . x', 3, { kind: 'nearer', distance: 1, twinDistance: 2, twin: 4 }],
    ['x . x . . . . x', 5, { kind: 'nearer', distance: 2, twinDistance: 3, twin: 7 }],
    ['. x . x .', 3, { kind: 'tie', first: 'down', distance: 1, twin: 1 }],
    ['. . x . .', 1, null],
  ] as const)('%s, stated %i', ([text, line, expected]) => expect(choice(text, line)).toEqual(expected));
});
