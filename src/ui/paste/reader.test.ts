import { expect, test } from 'vitest';
import { emptyDraft } from '../../stores/draft.ts';
import { withReader } from './reader.ts';

const profiles = [
  { id: 'one', formats: ['unified'] },
  { id: 'two', formats: ['v4a'] },
  { id: 'three', formats: ['v4a', 'str-replace-call'] },
] as const;

test.for([
  ['one', '--- a\n+++ a\n@@ -1 +1 @@\n-a\n+b\n', 'one'],
  ['one', '*** Begin Patch\n*** Update File: f\n@@\n-a\n+b\n*** End Patch\n', 'two'],
  ['three', '*** Begin Patch\n*** Update File: f\n@@\n-a\n+b\n*** End Patch\n', 'three'],
  ['one', '{"command": "str_replace", "path": "f", "old_str": "a", "new_str": "b"}', 'three'],
  ['one', '{"file_path": "f", "old_string": "a", "new_string": "b"}', 'one'],
  ['two', 'only talk', 'two'],
] as const)('%s, given %j, gives way to %s', ([applier, edit, shown]) => {
  expect(withReader({ ...emptyDraft, applier, edit }, profiles).applier).toBe(shown);
});
