import { describe, expect, test } from 'vitest';
import { plainScene } from '../appliers/applier.ts';
import { appliers } from '../appliers/registry.ts';
import type { FormatId } from '../formats/format-id.ts';
import { toBytes } from '../text/bytes.ts';
import { treeOf } from '../text/tree.ts';

const file = 'a\nb\nc\n';

interface Malformed {
  readonly name: string;
  readonly edit: string;
  /** Line of the edit that is to be named, from 1; null when the whole is meant. */
  readonly line: number | null;
  /** Appliers that read it all the same, as the real tools do. */
  readonly forgiven?: readonly string[];
}

const update = '*** Update File: f\n';
const inField = (name: string, text: string, path = 'path') => JSON.stringify({ [path]: 'f', [name]: text });
const blocks = (open: string, close: string): readonly Omit<Malformed, 'line'>[] => [
  { name: 'no divider', edit: `${open}\na\nx\n${close}\n` },
  { name: 'cut before the divider', edit: `${open}\na\n` },
  { name: 'no opening', edit: `a\n=======\nx\n${close}\n` },
];

/** JSON that is no call of any tool, for the fields that a tool needs. */
const calls = (fields: Readonly<Record<string, string>>): readonly Malformed[] => {
  const whole = JSON.stringify(fields, null, 2);
  const [first = ''] = Object.keys(fields);
  return [
    { name: 'a quote that is not escaped', edit: whole.replace(/"f"/, '"f "f"'), line: lineOf(whole, '"f"') },
    { name: 'a comma too many', edit: whole.replace(/\n}$/, ',\n}'), line: whole.split('\n').length },
    { name: 'cut short', edit: whole.slice(0, -1), line: whole.split('\n').length - 1 },
    { name: 'a text over several lines', edit: whole.replace(/"f"/, '"f\n"'), line: lineOf(whole, '"f"') },
    { name: 'a field is missing', edit: JSON.stringify({ ...fields, [first]: undefined }), line: 1 },
    { name: 'a field is no text', edit: JSON.stringify({ ...fields, [first]: 7 }, null, 2), line: 2 },
  ];
};

const lineOf = (text: string, wanted: string) => text.slice(0, text.indexOf(wanted)).split('\n').length;

const table: Partial<Record<FormatId, readonly Malformed[]>> = {
  v4a: [
    { name: 'no begin', edit: `${update}@@\n-a\n+x\n*** End Patch\n`, line: 1, forgiven: ['aider-patch'] },
    { name: 'no end', edit: `*** Begin Patch\n${update}@@\n-a\n+x\n`, line: 5, forgiven: ['aider-patch'] },
    { name: 'unknown prefix', edit: `*** Begin Patch\n${update}@@\n-a\n*x\n*** End Patch\n`, line: 5 },
    { name: 'stray line', edit: `*** Begin Patch\nhello\n${update}@@\n-a\n+x\n*** End Patch\n`, line: 2 },
    {
      name: 'added file without plus',
      edit: '*** Begin Patch\n*** Add File: g\nx\n*** End Patch\n',
      line: 3,
    },
    {
      name: 'empty update',
      edit: `*** Begin Patch\n${update}*** End Patch\n`,
      line: 2,
      forgiven: ['cookbook-apply-patch', 'aider-patch', 'cline-apply-patch'],
    },
  ],
  'section-call': [
    ...calls({ path: 'f', diff: '@@\n-a\n+x' }),
    { name: 'unknown prefix', edit: inField('diff', '@@\n-a\n*x'), line: 1 },
    { name: 'nothing below', edit: inField('diff', '@@\n'), line: 1 },
  ],
  'search-replace': [
    { name: 'no divider', edit: 'f\n<<<<<<< SEARCH\na\nx\n>>>>>>> REPLACE\n', line: 5 },
    { name: 'cut in the search', edit: 'f\n<<<<<<< SEARCH\na\n', line: 2 },
    {
      name: 'cut in the replacement',
      edit: 'f\n<<<<<<< SEARCH\na\n=======\nx\n',
      line: 2,
      forgiven: ['cline-replace-in-file'],
    },
    {
      name: 'opened twice',
      edit: 'f\n<<<<<<< SEARCH\na\n<<<<<<< SEARCH\na\n=======\nx\n>>>>>>> REPLACE\n',
      line: 4,
      forgiven: ['cline-replace-in-file'],
    },
    { name: 'no opening', edit: 'f\na\n=======\nx\n>>>>>>> REPLACE\n', line: 5 },
  ],
  'dashed-call': blocks('------- SEARCH', '+++++++ REPLACE').map((one) => ({
    ...one,
    edit: inField('diff', one.edit),
    line: 1,
  })),
  'start-line-call': blocks('<<<<<<< SEARCH\n:start_line:1\n-------', '>>>>>>> REPLACE').map((one) => ({
    ...one,
    edit: inField('diff', one.edit),
    line: 1,
  })),
  'original-call': [
    ...calls({ path: 'f', patch: '<<<<<<< ORIGINAL\na\n=======\nx\n>>>>>>> UPDATED' }).slice(0, 4),
    ...blocks('<<<<<<< ORIGINAL', '>>>>>>> UPDATED').map((one) => ({
      ...one,
      edit: inField('patch', one.edit),
      line: 1,
    })),
    {
      name: 'a second divider',
      edit: inField('patch', '<<<<<<< ORIGINAL\na\n=======\nx\n=======\ny\n>>>>>>> UPDATED'),
      line: 1,
    },
  ],
  'camel-string-call': calls({ filePath: 'f', oldString: 'a', newString: 'x' }),
  'old-string-call': calls({ file_path: 'f', old_string: 'a', new_string: 'x' }),
  'old-text-call': calls({ path: 'f', old_text: 'a', new_text: 'x' }),
  'str-replace-call': calls({ path: 'f', command: 'str_replace', old_str: 'a', new_str: 'x' }).slice(0, 4),
  unnumbered: [
    { name: 'no fence', edit: '--- f\n+++ f\n@@ ... @@\n-a\n+x\n', line: null },
    { name: 'fence of another kind', edit: '```\n--- f\n+++ f\n@@ ... @@\n-a\n+x\n```\n', line: null },
    { name: 'a fence that is never closed', edit: '```diff\n--- f\n+++ f\n@@ ... @@\n-q\n+x\n', line: 1 },
    { name: 'no name', edit: '```diff\n@@ ... @@\n-a\n+x\n```\n', line: 2 },
  ],
  'whole-file': [{ name: 'no fence', edit: 'f\na\nx\nc\n', line: null }],
};

describe.for(appliers.map((applier) => [applier.id, applier] as const))('%s', ([id, applier]) => {
  const cases = applier.formats.flatMap((format) => (table[format] ?? []).map((one) => ({ ...one, format })));
  test.for(cases.length > 0 ? cases : [null])('$format: $name', (given) => {
    if (given === null) return expect(applier.formats).toContain('unified');
    const run = applier.run({
      tree: treeOf({ f: file }),
      edit: toBytes(given.edit),
      args: applier.defaults,
      scene: plainScene,
    });
    if (given.forgiven?.includes(id)) return expect(run.problem).toBeNull();
    expect({ ok: run.ok && run.filesAfter.get('f')?.text !== file, problem: run.problem?.line }).toEqual({
      ok: false,
      problem: given.line,
    });
    const { sentence, remedy } = run.problem!;
    if (given.line !== null) expect(sentence).toMatch(new RegExp(`\\bline ${given.line}\\b`, 'i'));
    expect(sentence).toMatch(/^[A-Z].*\.$/s);
    expect(remedy).toMatch(/^[A-Z].*\.$/s);
  });
});
