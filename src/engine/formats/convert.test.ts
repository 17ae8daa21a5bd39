import { describe, expect, test } from 'vitest';
import { applierById } from '../appliers/registry.ts';
import { treeOf } from '../text/tree.ts';
import { readEdit, writeEdit } from './convert.ts';
import type { FormatId } from './format-id.ts';

const file = 'one\ntwo\nthree\nfour\nfive\nsix\n';
const tree = treeOf({ 'a.txt': file, 'twice.txt': 'a\nb\na\nb\n', 'cut.txt': 'x\ny' });

/** The edit as the applier would be given it; or why not. */
const given = (edit: string, format: FormatId, id: string) =>
  writeEdit(readEdit(edit, format, tree), applierById(id)!.convert!, tree);

const textOf = (edit: string, format: FormatId, id: string): string => {
  const written = given(edit, format, id);
  return written.ok ? written.text : `refused: ${written.sentence}`;
};

const unified = (path: string, body: string) => `--- a/${path}\n+++ b/${path}\n${body}`;
const hunk = '@@ -2,3 +2,3 @@ def f():\n two\n-three\n+THREE\n four\n';
const edit = unified('a.txt', hunk);

describe('a unified diff', () => {
  test('as V4A', () => {
    expect(given(edit, 'unified', 'codex-apply-patch')).toMatchObject({
      text: '*** Begin Patch\n*** Update File: a.txt\n@@\n two\n-three\n+THREE\n four\n*** End Patch\n',
      told: {
        invented: [],
        dropped: [
          'The line numbers: V4A has none.',
          'The function after @@: here it would be a line that must be found.',
        ],
      },
    });
  });

  test('as SEARCH/REPLACE blocks', () => {
    expect(textOf(edit, 'unified', 'aider-editblock')).toBe(
      'a.txt\n<<<<<<< SEARCH\ntwo\nthree\nfour\n=======\ntwo\nTHREE\nfour\n>>>>>>> REPLACE\n\n',
    );
  });

  test('as blocks that state their line', () => {
    expect(JSON.parse(textOf(edit, 'unified', 'roo-apply-diff'))).toEqual({
      path: 'a.txt',
      diff: '<<<<<<< SEARCH\n:start_line:2\n-------\ntwo\nthree\nfour\n=======\ntwo\nTHREE\nfour\n>>>>>>> REPLACE\n',
    });
  });

  test('as ORIGINAL/UPDATED blocks', () => {
    expect(JSON.parse(textOf(edit, 'unified', 'gptme'))).toEqual({
      tool: 'patch',
      path: 'a.txt',
      patch: '<<<<<<< ORIGINAL\ntwo\nthree\nfour\n=======\ntwo\nTHREE\nfour\n>>>>>>> UPDATED\n',
    });
  });

  test('as calls, one for each hunk', () => {
    const two = unified('a.txt', '@@ -1,2 +1,2 @@\n-one\n+ONE\n two\n@@ -5,2 +5,2 @@\n five\n-six\n+SIX\n');
    const written = given(two, 'unified', 'str_replace');
    const calls = written.ok ? written.text.split(/(?<=^\}\n)/m).map((call) => JSON.parse(call)) : [];
    expect(calls).toEqual([
      { command: 'str_replace', path: 'a.txt', old_str: 'one\ntwo', new_str: 'ONE\ntwo' },
      { command: 'str_replace', path: 'a.txt', old_str: 'five\nsix', new_str: 'five\nSIX' },
    ]);
    expect(written.ok && written.told.invented).toEqual([
      'That it is 2 calls, one after the other: each is made whatever the ones before answered.',
    ]);
  });

  test('as a listing, when nobody has to choose', () => {
    expect(textOf(edit, 'unified', 'aider-whole')).toBe('a.txt\n```\none\ntwo\nTHREE\nfour\nfive\nsix\n```\n');
  });

  test('whose lines also fit inside longer ones keeps its last line feed', () => {
    const longer = treeOf({ 'a.txt': 'one\none more\n' });
    const reading = readEdit(unified('a.txt', '@@ -1 +1 @@\n-one\n+ONE\n'), 'unified', longer);
    const written = writeEdit(reading, applierById('str_replace')!.convert!, longer);
    expect(written.ok && JSON.parse(written.text)).toMatchObject({ old_str: 'one\n', new_str: 'ONE\n' });
  });

  test.for([
    [
      'deletes a file',
      unified('a.txt', '@@ -1 +0,0 @@\n-one\n').replace('b/a.txt', '/dev/null'),
      'aider-editblock',
      /deleted/,
    ],
    [
      'deletes a file',
      unified('a.txt', '@@ -1 +0,0 @@\n-one\n').replace('b/a.txt', '/dev/null'),
      'str_replace',
      /deleted/,
    ],
    ['has a hunk without old lines', unified('a.txt', '@@ -2,0 +3 @@\n+new\n'), 'codex-apply-patch', /no old lines/],
    ['has a hunk without old lines', unified('a.txt', '@@ -2,0 +3 @@\n+new\n'), 'gptme', /no old lines/],
    ['moves a file', 'diff --git a/a.txt b/c.txt\nrename from a.txt\nrename to c.txt\n', 'aider-udiff', /moved/],
    [
      'only moves a file',
      'diff --git a/a.txt b/c.txt\nrename from a.txt\nrename to c.txt\n',
      'codex-apply-patch',
      /wants a change/,
    ],
    ['copies a file', 'diff --git a/a.txt b/c.txt\ncopy from a.txt\ncopy to c.txt\n', 'codex-apply-patch', /copy/],
    ['is binary', 'diff --git a/a b/a\nGIT binary patch\nliteral 0\n', 'codex-apply-patch', /binary/],
    ['fits twice', unified('twice.txt', '@@ -9 +9 @@\n-a\n+c\n'), 'aider-whole', /have to choose/],
    [
      'makes a file',
      unified('n.txt', '@@ -0,0 +1 @@\n+new\n').replace('a/n.txt', '/dev/null'),
      'gptme',
      /changes files that are there/,
    ],
    ['holds a marker', unified('a.txt', '@@ -1 +1 @@\n-one\n+=======\n'), 'aider-editblock', /marker/],
    ['is about blank lines', unified('a.txt', '@@ -1 +1 @@\n-\n+x\n'), 'aider-editblock', /blank/],
  ] as const)('that %s is refused: %j for %s', ([, text, id, why]) => {
    expect(textOf(text, 'unified', id)).toMatch(why);
    expect(textOf(text, 'unified', id)).toMatch(/^refused: /);
  });
});

describe('what a unified diff needs and others lack', () => {
  const v4a = (path: string, body: string) => `*** Begin Patch\n*** Update File: ${path}\n${body}*** End Patch\n`;
  const toldFor = (text: string, format: FormatId) => {
    const written = given(text, format, 'gnu-patch');
    return written.ok ? [written.text, ...written.told.invented, ...written.told.dropped] : [written.sentence];
  };

  test('is taken from the file', () => {
    expect(toldFor(v4a('a.txt', '@@\n three\n-four\n+FOUR\n'), 'v4a')).toEqual([
      unified('a.txt', '@@ -3,2 +3,2 @@\n three\n-four\n+FOUR\n'),
      'The line numbers: taken from where the old text stands in the file.',
    ]);
  });

  test('is the first of two places, and said to be', () => {
    expect(toldFor(v4a('twice.txt', '@@\n-a\n+c\n b\n'), 'v4a')).toContain(
      'The place of the hunk at line 3: its old text is in the file again; the first, line 1, was taken.',
    );
  });

  test('is below the line after @@', () => {
    expect(toldFor(v4a('twice.txt', '@@ b\n-a\n+c\n b\n'), 'v4a')[0]).toContain('@@ -3,2 +3,2 @@');
  });

  test('is where the text stands with blanks ignored', () => {
    const [text, sentence] = toldFor(v4a('a.txt', '@@\n   three\n+x\n'), 'v4a');
    expect(text).toContain('@@ -3 +3,2 @@\n   three\n');
    expect(sentence).toMatch(/when blanks are ignored/);
  });

  test('cannot be invented', () => {
    expect(toldFor(v4a('a.txt', '@@\n-nowhere\n+x\n'), 'v4a')[0]).toMatch(/nowhere in the file/);
  });

  test('is the mark of a last line without line feed', () => {
    expect(toldFor(v4a('cut.txt', '@@\n x\n-y\n+z\n'), 'v4a')[0]).toBe(
      unified('cut.txt', '@@ -1,2 +1,2 @@\n x\n-y\n\\ No newline at end of file\n+z\n'),
    );
  });

  test('is the rest of a line in which a text begins', () => {
    const call = '{"path": "a.txt", "old_str": "hre", "new_str": "HRE"}';
    expect(toldFor(call, 'str-replace-call')).toEqual([
      unified('a.txt', '@@ -3 +3 @@\n-three\n+tHREe\n'),
      'The rest of the lines in which the old text begins or ends: taken from the file.',
      'The line numbers: taken from where the old text stands in the file.',
    ]);
  });

  test('is the text of a file that is deleted', () => {
    const text = '*** Begin Patch\n*** Delete File: cut.txt\n*** End Patch\n';
    expect(toldFor(text, 'v4a')).toEqual([
      '--- a/cut.txt\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-x\n-y\n\\ No newline at end of file\n',
      'The deleted lines: taken from the file.',
    ]);
  });

  test('is what stands around a line that is put in', () => {
    const call = '{"command": "insert", "path": "a.txt", "insert_line": 3, "insert_text": "new"}';
    expect(toldFor(call, 'str-replace-call')[0]).toBe(
      unified('a.txt', '@@ -1,6 +1,7 @@\n one\n two\n three\n+new\n four\n five\n six\n'),
    );
  });

  test('is the file of blocks that name none', () => {
    const one = treeOf({ 'only.txt': 'a\n' });
    const blocks = '<<<<<<< ORIGINAL\na\n=======\nb\n>>>>>>> UPDATED\n';
    const written = writeEdit(readEdit(blocks, 'updated-blocks', one), applierById('gnu-patch')!.convert!, one);
    expect(written).toMatchObject({ text: unified('only.txt', '@@ -1 +1 @@\n-a\n+b\n') });
    expect(written.ok && written.told.invented[0]).toBe('The file: the edit names none, and only one is open.');
  });
});

test('tools that look through the whole file for every hunk are spared an edit that would take them minutes', () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `line ${i}, long enough to make a file of some size\n`);
  const large = treeOf({ 'a.txt': lines.join('') });
  const body = lines.flatMap((line, i) => (i % 500 === 0 ? [`@@ -${i + 1} +${i + 1} @@\n-${line}+x\n`] : []));
  const reading = readEdit(unified('a.txt', body.join('')), 'unified', large);
  const forTool = (id: string) => writeEdit(reading, applierById(id)!.convert!, large).ok;
  expect([forTool('str_replace'), forTool('aider-udiff'), forTool('codex-apply-patch')]).toEqual([false, false, true]);
});

test('an edit that is too long is not converted', () => {
  expect(readEdit('x'.repeat(4_000_001), 'unified', tree).ok).toBe(false);
});
