import { expect, test } from './story.ts';

const languages = {
  'a.ts': ['export const other = () => {', '  x();', '};', 'export const wanted = () => {', '  y();', '};'],
  'a.tsx': ['function other() {', '  return <a />;', '}', 'function wanted() {', '  return <b />;', '}'],
  'a.js': ['function other() {', '  x();', '}', 'const wanted = function () {', '  y();', '};'],
  'a.go': ['func other() {', '\tx()', '}', 'func (t *T) wanted() {', '\ty()', '}'],
  'a.rs': ['fn other() {', '    x();', '}', 'fn wanted() {', '    y();', '}'],
  'A.java': ['class A {', '  void other() {}', '  void wanted() {', '    int y = 1;', '  }', '}'],
  'a.cpp': ['void other() {', '  x();', '}', 'void A::wanted() {', '  y();', '}'],
  'A.cs': ['class A {', '  void Other() { }', '  void wanted() {', '    int y = 1;', '  }', '}'],
  'a.rb': ['def other', '  x', 'end', 'def wanted', '  y', 'end'],
  'a.php': ['<?php', 'function other() {}', 'function wanted() {', '  $y = 1;', '}', ''],
  'a.sh': ['other() {', '  x', '}', 'wanted() {', '  y', '}'],
};

/** A patch of the one line with a y, which stands in the function that is wanted. */
function patchFor(name: string, lines: readonly string[]): string {
  const at = lines.findIndex((line) => /\by\b|<b|\$y/.test(line));
  return `--- a/${name}\n+++ b/${name}\n@@ -${at},3 +${at},3 @@\n ${lines[at - 1]}\n-${lines[at]}\n+${lines[at]} \n ${lines[at + 1]}\n`;
}

test('functions have their names in every language', async ({ playground, texts }) => {
  await playground.open();
  for (const [name, lines] of Object.entries(languages)) {
    await texts.drop({ [name]: `${lines.join('\n')}\n`, 'fix.diff': patchFor(name, lines) });
    await expect(playground.headline, name).toContainText('into wanted(), exactly where it said');
    await texts.drop({ 'fix.diff': '--- a/none\n+++ b/none\n@@ -1 +1 @@\n-a\n+b\n' });
    await expect(playground.headline).not.toContainText('wanted()');
  }
});

test.describe('where WebAssembly does not work', () => {
  test.use({ provoked: 'wasm|WebAssembly|ArrayBuffer' });

  test('everything else does', async ({ page, playground, matrix }) => {
    await page.route('**/*.wasm', (route) => route.fulfill({ contentType: 'application/wasm', body: 'broken' }));
    await playground.open();
    await expect(playground.headline).toContainText('47 lines below where it said');
    await expect(playground.headline).not.toContainText('refund()');
    await expect(matrix.row('git apply')).toContainText('812');
  });
});
