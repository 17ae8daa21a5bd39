import { describe, expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const unified = '--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n';

describe('a pasted text', () => {
  test.for([
    ['unified', unified],
    ['unified', `Here it is:\n\n\`\`\`diff\n${unified}\`\`\`\n`],
    ['unified', '@@ -1 +1 @@\n-a\n+b\n'],
    ['git-diff', `diff --git a/f b/f\nindex 1..2 100644\n${unified}`],
    ['git-diff', 'diff --git a/f b/g\nsimilarity index 100%\nrename from f\nrename to g\n'],
    ['git-diff', `From 12 Mon\nSubject: x\n\n---\n f | 2 +-\n\ndiff --git a/f b/f\n${unified}-- \n2.39\n`],
    ['unnumbered', '--- f\n+++ f\n@@ ... @@\n a\n-b\n+c\n'],
    ['context', '*** a/f\n--- b/f\n***************\n*** 1 ****\n! a\n--- 1 ----\n! b\n'],
    ['normal', '1c1\n< a\n---\n> b\n'],
    ['ed', '2c\nnew\n.\n1d\n'],
    ['v4a', '*** Begin Patch\n*** Update File: f\n@@ def f\n-a\n+b\n*** End Patch\n'],
    ['v4a', '*** Update File: f\n@@\n-a\n+b\n'],
    ['search-replace', 'f.py\n<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE\n'],
    ['dashed-blocks', '------- SEARCH\na\n=======\nb\n+++++++ REPLACE\n'],
    ['updated-blocks', '<<<<<<< ORIGINAL\na\n=======\nb\n>>>>>>> UPDATED\n'],
    ['start-line-blocks', '<<<<<<< SEARCH\n:start_line:3\n-------\na\n=======\nb\n>>>>>>> REPLACE\n'],
    ['str-replace-call', '{"command": "str_replace", "path": "f", "old_str": "a", "new_str": "b"}'],
    ['str-replace-call', '{"command": "insert", "path": "f", "insert_line": 2, "insert_text": "b"}'],
    ['str-replace-call', '{"type": "tool_use", "name": "edit", "input": {"command": "view", "path": "f"}}'],
    ['str-replace-call', '{"command": "str_replace", "path": "f", "old_str": "a\nb", "new_str": "b"'],
    ['old-string-call', '```json\n{"old_string": "a", "new_string": "b"}\n```\n'],
    ['camel-string-call', '{"filePath": "f", "oldString": "a", "newString": "b", "replaceAll": true}'],
    ['old-text-call', '{"path": "f", "old_text": "a", "new_text": "b"}'],
    [
      'original-call',
      '{"tool": "patch", "path": "f", "patch": "<<<<<<< ORIGINAL\\na\\n=======\\nb\\n>>>>>>> UPDATED"}',
    ],
    ['original-call', '{"patches": [{"path": "f", "patch": "x"}]}'],
    ['section-call', '{"path": "f", "diff": "@@\\n-a\\n+b"}'],
    ['search-call', '{"path": "f", "diff": "<<<<<<< SEARCH\\na\\n=======\\nb\\n>>>>>>> REPLACE"}'],
    ['dashed-call', '{"path": "f", "diff": "------- SEARCH\\na\\n=======\\nb\\n+++++++ REPLACE"}'],
    [
      'start-line-call',
      '{"path": "f", "diff": "<<<<<<< SEARCH\\n:start_line:3\\n-------\\na\\n=======\\nb\\n>>>>>>> REPLACE"}',
    ],
    ['tool-call', '{"search": "a", "replace": "b"}'],
    ['nothing', '{"a": 1}'],
    ['web-page', '<!DOCTYPE html>\n<html><body>@@ -1 +1 @@</body></html>\n'],
    ['terminal-log', '$ patch -p1 < x.patch\npatching file f\nHunk #1 succeeded at 3 (offset 1 line).\n'],
    ['terminal-log', 'error: patch failed: f:3\nerror: f: patch does not apply\n'],
    ['nothing', ''],
    ['nothing', 'def f():\n    return {"search": 1}\n'],
    ['nothing', 'Just words.\n'],
    ['nothing', 'a\0b'],
  ] as const)('is %s: %j', ([kind, text]) => expect(recognise(text).kind).toBe(kind));

  test('is told with what it holds, and where', () => {
    expect(recognise(`Hello\n${unified}`)).toEqual({
      kind: 'unified',
      confidence: 0.99,
      sentence: 'A unified diff: 1 file, 1 hunk.',
      lines: { from: 2, to: 6 },
    });
  });

  test('that is long is judged by its beginning', () => {
    const hunks = '@@ -1 +1 @@\n-a\n+b\n'.repeat(60_000);
    expect(recognise(`--- a/f\n+++ b/f\n${hunks}`)).toMatchObject({
      kind: 'unified',
      sentence: 'A unified diff, a long one.',
      lines: { from: 1, to: 180_002 },
    });
  });

  test('that is long is read once', () => {
    expect(recognise('1a\nx\n'.repeat(200_000)).kind).toBe('nothing');
  });
});
