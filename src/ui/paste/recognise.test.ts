import { describe, expect, test } from 'vitest';
import { isWholePatch, recognise } from './recognise.ts';

const patch = `--- a/billing/gateway.py
+++ b/billing/gateway.py
@@ -1,3 +1,3 @@ def charge():
 import time
-x = 1
+x = 2
 y = 3
`;
const file = `import time
x = 1
y = 3

def charge():
    return x
`;

const kinds = (text: string) => recognise(text).stretches.map(({ kind, from, to }) => `${kind} ${from}-${to}`);

describe('recognise', () => {
  test('a patch alone', () => {
    expect(recognise(patch)).toMatchObject({ edit: patch, hunks: 1, paths: ['billing/gateway.py'], file: null });
  });

  test('a file alone is kept to the last byte', () => {
    expect(recognise(file)).toMatchObject({ edit: '', hunks: 0, file: { text: file } });
    expect(recognise('one line')).toMatchObject({ file: { text: 'one line' } });
  });

  test('talk, a log, a fenced patch and a file', () => {
    const text = `Applied your change. The log:\n\n$ patch -p1 < a.patch\npatching file billing/gateway.py\n\n\`\`\`diff\n${patch}\`\`\`\n\n${file}`;
    const found = recognise(text);
    expect(found.edit).toBe(patch);
    expect(found.file).toEqual({ path: 'billing/gateway.py', text: file });
    expect(found.stretches.map(({ kind }) => kind)).toContain('log');
  });

  test('every line belongs to one stretch, in order', () => {
    expect(kinds(`hello\n${patch}`)).toEqual(['talk 1-1', 'patch 2-8']);
  });

  test('talk around a patch is no file', () => {
    expect(recognise(`Here is the fix.\nIt should work now.\nTell me!\n\n${patch}`).file).toBeNull();
  });

  test('a web page is no patch and no file', () => {
    const found = recognise('<!DOCTYPE html>\n<html>\n<body>@@ -1 +1 @@</body>\n');
    expect(found).toMatchObject({ edit: '', file: null, stretches: [{ kind: 'page' }] });
  });

  test.for([
    ['V4A', '*** Begin Patch\n*** Update File: a.py\n@@ def f\n-x\n+y\n*** End Patch\n'],
    ['a tool call', '{\n  "command": "str_replace",\n  "path": "a.py",\n  "old_str": "x",\n  "new_str": "y"\n}\n'],
    ['a tool call in one line', '{"file_path": "a.py", "old_string": "x", "new_string": "y"}\n'],
    ['blocks between dashes', '------- SEARCH\nx = 1\n=======\nx = 2\n+++++++ REPLACE\n'],
    ['SEARCH/REPLACE', 'a.py\n<<<<<<< SEARCH\nx = 1\n=======\nx = 2\n>>>>>>> REPLACE\n'],
  ])('%s is an edit', ([, text]) => expect(recognise(`Sure, here it is.\n\n${text}\nDone.\n`).edit).toBe(text));
});

test.for([
  [patch, true],
  [`\n${patch}\n`, true],
  [file, false],
  [`look:\n${patch}`, false],
  ['*** Begin Patch\n*** Update File: a.py\n@@\n-x\n+y\n*** End Patch\n', true],
  ['{"path": "a.py", "old_text": "x", "new_text": "y"}\n', true],
  ['{\n  "path": "a.py",\n  "size": 3\n}\n', false],
] as const)('a whole patch: %#', ([text, is]) => expect(isWholePatch(text)).toBe(is));

test.for([
  ['{"path": "src/a.py", "old_text": "x", "new_text": "y"}\n', 'src/a.py'],
  ['*** Begin Patch\n*** Update File: src/b.py\n@@\n-x\n+y\n*** End Patch\n', 'src/b.py'],
  ['c.py\n<<<<<<< SEARCH\nx\n=======\ny\n>>>>>>> REPLACE\n', 'c.py'],
] as const)('a file beside an edit has the name by which it is called: %#', ([edit, path]) => {
  expect(recognise(`${edit}\n${file}`).file?.path).toBe(path);
});
