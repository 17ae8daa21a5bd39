import { account, patchStated } from './account.ts';
import { expect, test } from './story.ts';

test.beforeEach(({ playground }) => playground.open());

test('files dropped on the page are seen landing', async ({ playground, texts, matrix }) => {
  await texts.drop({ 'account.py': account, 'fix.diff': patchStated(8) });
  await expect(playground.headline).toHaveText(
    'GNU patch put this hunk into withdraw(), exactly where it said: all three rows match.',
  );
  await expect(matrix.row('GNU patch')).toContainText('8 in withdraw()');
  await expect(playground.file).toContainText('lines 1 to 10');
});

test('a patch that is pasted takes the place of the one before', async ({ page, playground, texts }) => {
  await texts.drop({ 'account.py': account, 'fix.diff': patchStated(8) });
  await expect(playground.headline).toContainText('withdraw()');
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await texts.paste(patchStated(4));
  await expect(playground.headline).toContainText('into deposit(), two lines above where it said');
});

test('a patch pasted over the file goes to the patch side', async ({ playground, texts }) => {
  await texts.drop({ 'account.py': account, 'fix.diff': patchStated(8) });
  await expect(playground.headline).toContainText('withdraw()');
  await texts.rewrite(texts.file, patchStated(4));
  await expect(playground.headline).toContainText('into deposit()');
});

test('everything in one paste: talk, patch and log', async ({ page, bar, playground, texts }) => {
  await texts.drop({ 'account.py': account });
  await bar.open('Paste');
  await page
    .getByRole('textbox', { name: /in any order/ })
    .fill(`Hi, could you look at this?\n\n${patchStated(4)}\nThanks!\n`);
  await page.getByRole('button', { name: 'Show what happened' }).click();
  await expect(playground.headline).toContainText('into deposit()');
});

test('what is typed is computed anew, on either side', async ({ page, playground, texts }) => {
  await texts.drop({ 'account.py': account, 'fix.diff': patchStated(8) });
  await expect(playground.headline).toContainText('exactly where it said');
  await texts.file.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# a line above\n');
  await expect(playground.headline).toContainText('one line below where it said');
  await texts.rewrite(texts.patch, patchStated(9));
  await expect(playground.headline).toContainText('exactly where it said');
});
