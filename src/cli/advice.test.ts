import { expect, test } from 'vitest';
import { adviceOn } from './advice.ts';

test.for<[string, string, RegExp | null]>([
  ['nothing', '', /^fix\.diff is empty: .* git diff > fix\.diff\.$/],
  ['blank lines', '\n \n', /is empty/],
  ['a web page', '<!DOCTYPE html>\n<html>', /web page.*Raw/],
  ['talk', 'hello\n', /No kind of edit/],
  ['a log', 'patching file x\n', /printed/],
  ['a patch', '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n', null],
])('%s', ([, edit, words]) => {
  const said = adviceOn('fix.diff', edit);
  if (words === null) expect(said).toBeNull();
  else expect(said).toMatch(words);
});
