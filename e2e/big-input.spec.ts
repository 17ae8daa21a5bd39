import { account, patchStated } from './account.ts';
import type { Made } from './pages/texts.ts';
import { expect, test } from './story.ts';

/** Fifty megabytes of several kinds. */
const lines: Made = { head: '', unit: 'lorem ipsum dolor sit amet, consectetur adipiscing\n', times: 1_000_000 };
const oneLine: Made = { head: '', unit: 'abcdefghij', times: 5_000_000 };
const json: Made = { head: '[', unit: '{"id": 1, "tags": ["a", {"deep": [1, 2, 3]}], "on": true},\n', times: 830_000 };
const base64: Made = { head: '', unit: `${'QUJDREVG'.repeat(9)}QUJD\n`, times: 650_000 };
const hunks: Made = {
  head: '--- a/account.py\n+++ b/account.py\n',
  unit: '@@ -1,3 +1,3 @@\n one more line of it\n-old\n+new\n the last one\n',
  times: 900_000,
};

test.slow();

test.beforeEach(async ({ page, playground, texts }) => {
  await playground.open();
  await texts.drop({ 'account.py': account, 'fix.diff': patchStated(8) });
  await expect(playground.headline).toContainText('exactly where it said');
  await texts.file.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# mine\n');
  await expect(playground.headline).toContainText('one line below where it said');
});

test.describe('50 MB pasted into the file are in the file, and Back undoes it', () => {
  for (const [what, made] of [
    ['lines', lines],
    ['one single line', oneLine],
  ] as const) {
    test(what, async ({ page, texts, playground, pulse }) => {
      await texts.copyMade(made);
      await texts.file.focus();
      await page.keyboard.press('Control+A');
      await pulse.feel();
      await page.keyboard.press('Control+V');
      await pulse.click();
      await expect(page.getByRole('status')).toContainText(/account\.py is \d+(?:\.0)? MB long .* Back undoes that/);
      await expect(playground.headline).toContainText('GNU patch refused this hunk');
      await expect(playground.file).toContainText(made.unit.slice(0, 10));
      await pulse.isFelt();
      await page.goBack();
      await expect(playground.headline).toContainText('one line below where it said');
      await expect(playground.file).toContainText('# mine');
    });
  }
});

test.describe('50 MB that cannot be a patch stay out of the patch', () => {
  for (const [what, made] of [
    ['lines', lines],
    ['a diff of 900,000 hunks', hunks],
  ] as const) {
    test(what, async ({ page, texts, playground, matrix, pulse }) => {
      await texts.copyMade(made);
      await texts.patch.focus();
      await page.keyboard.press('Control+A');
      await pulse.feel();
      await page.keyboard.press('Control+V');
      await pulse.click();
      await expect(page.getByRole('status')).toContainText(
        /MB of patch, and no more than 4\.0 MB is computed here, so the patch that was here stays\. Cut out/,
      );
      await pulse.isFelt();
      await expect(playground.headline).toContainText('one line below where it said');
      await expect(matrix.row('GNU patch')).toContainText('9 in withdraw()');
      await expect(playground.file).toContainText('# mine');
    });
  }
});

test.describe('50 MB pasted anywhere on the page are kept as a file', () => {
  for (const [what, made] of [
    ['JSON', json],
    ['base64', base64],
  ] as const) {
    test(what, async ({ page, texts, playground, pulse }) => {
      await texts.copyMade(made);
      await page.getByRole('main').click({ position: { x: 5, y: 5 } });
      await pulse.feel();
      await page.keyboard.press('Control+V');
      await pulse.click();
      await expect(page.getByRole('status')).toContainText(/is no patch: it is kept as the file .* Back undoes that/);
      await expect(playground.file).toContainText(made.unit.slice(0, 10));
      await pulse.isFelt();
      await page.goBack();
      await expect(playground.headline).toContainText('one line below where it said');
      await expect(playground.file).toContainText('# mine');
    });
  }
});

test('a file of more than 64 MB is not even read', async ({ page, texts, playground, pulse }) => {
  await texts.dropMade({ 'disk.img': { ...lines, times: 1_400_000 } });
  await pulse.click();
  await expect(page.getByRole('status')).toContainText(/^disk\.img comes to 71\.4 MB .* what was here stays/);
  await expect(playground.headline).toContainText('one line below where it said');
});

test('a million lines and a real patch: seen landing, while the page answers', async ({
  page,
  texts,
  playground,
  matrix,
  pulse,
  transport,
}) => {
  await pulse.feel();
  await texts.dropMade({
    'account.py': { ...lines, head: account },
    'fix.diff': { head: '', unit: patchStated(500_000), times: 1 },
  });
  await pulse.click();
  await expect(playground.headline).toContainText('499,992 lines above where it said');
  await expect(matrix.row('GNU patch')).toContainText('Hunk #1 succeeded at 8 (offset -499992 lines).');
  // The editor itself, not what stands for it until it has the text.
  await expect(playground.file.getByRole('code')).toContainText('def withdraw(n):');
  await pulse.isFelt();
  await transport.press('One step back');
  await expect(transport.sentence).toContainText(/above/);
  await texts.file.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# and mine\n');
  await expect(playground.headline).toContainText('499,991 lines above where it said');
});

test('what takes long is told, and can be stopped', async ({ page, texts, playground, matrix }) => {
  // Every hunk is near to many places, so that searching it takes a while.
  const near = '@@ -1,9 +1,9 @@\n a\n b\n c\n d\n-old\n+new\n a\n b\n c\n d\n';
  await texts.dropMade({
    'account.py': { head: '', unit: 'a\nb\nc\nd\nx\n', times: 1_000_000 },
    'fix.diff': { head: '--- a/account.py\n+++ b/account.py\n', unit: near, times: 9_000 },
  });
  await page.getByRole('status').getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('status')).toContainText('You stopped it. What you see is the last good result.');
  await expect(matrix.table).toBeVisible();
  await expect(playground.headline).toBeVisible();
});
