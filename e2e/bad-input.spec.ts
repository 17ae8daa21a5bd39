import { account, patchStated } from './account.ts';
import { expect, test } from './story.ts';

/** What was on the page before, with a line that somebody typed. */
const lastGood = 'one line below where it said';
const mine = '# mine';

test.beforeEach(async ({ page, playground, texts }) => {
  await playground.open();
  await texts.drop({ 'account.py': account, 'fix.diff': patchStated(8) });
  await expect(playground.headline).toContainText('exactly where it said');
  await texts.file.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(`${mine}\n`);
  await expect(playground.headline).toContainText(lastGood);
});

test.describe('what is of no use stays outside, and all that was here stays', () => {
  const png = { head: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', unit: '\0', times: 1000 };
  const plain = (text: string) => ({ head: '', unit: text, times: 1 });
  for (const [what, name, made, said] of [
    ['an empty patch', 'fix.diff', plain(''), /^fix\.diff is empty, so the patch that was here stays/],
    ['an empty file', 'account.py', plain(''), /^account\.py is empty, .* the file that was here stays/],
    [
      'a web page',
      'fix.diff',
      plain('<!DOCTYPE html>\n<html></html>\n'),
      /^This is a web page, not a patch, .* stays.*Raw/,
    ],
    ['a picture', 'logo.png', png, /^logo\.png is a PNG image, not text, .* stays/],
    [
      'a compressed patch',
      'fix.diff',
      { ...png, head: '\x1f\x8b\x08\0' },
      /^fix\.diff is compressed with gzip, .*Unpack/,
    ],
  ] as const) {
    test(what, async ({ page, texts, playground, matrix }) => {
      await texts.dropMade({ [name]: made });
      await expect(page.getByRole('status')).toContainText(said);
      await expect(playground.headline).toContainText(lastGood);
      await expect(matrix.row('GNU patch')).toContainText('9 in withdraw()');
      await expect(playground.file).toContainText(mine);
    });
  }

  test('a web page that is pasted', async ({ page, texts, playground }) => {
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await texts.paste('<!DOCTYPE html>\n<html><body>Sign in</body></html>\n');
    await expect(page.getByRole('status')).toContainText(/^This is a web page, not a patch/);
    await expect(playground.headline).toContainText(lastGood);
  });
});

test.describe('a patch that is not what it seems is told, and Back brings the one before', () => {
  for (const [what, patch, said] of [
    [
      'a truncated hunk',
      patchStated(8).split('\n').slice(0, 4).join('\n'),
      /Line 4 of the patch: .* the patch ends here/,
    ],
    [
      'counts that lie',
      patchStated(8).replace('-8,3 +8,3', '-8,2 +8,2'),
      /Line 7 of the patch: The counts of the hunk end here, .* Write 8,3/,
    ],
    [
      'a patch for another file',
      patchStated(8).replaceAll('account', 'ledger'),
      /The patch is for ledger\.py, but the file/,
    ],
    ['a NUL byte', patchStated(8).replace('begin', 'be\0gin'), /Line 6 of the patch holds a NUL byte/],
    ['no hunk at all', 'Dear all,\nplease find the patch attached.\n', /No hunk was read: .* Paste a diff/],
  ] as const) {
    test(what, async ({ page, texts, playground, matrix }) => {
      await texts.drop({ 'fix.diff': patch });
      await expect(page.getByRole('status')).toContainText(said);
      await expect(matrix.table).toBeVisible();
      await expect(playground.file).toContainText(mine);
      await page.goBack();
      await expect(playground.headline).toContainText(lastGood);
      await expect(page.getByRole('status')).not.toContainText(said);
    });
  }

  test('an emptied patch, which Undo brings back', async ({ page, texts, playground }) => {
    await texts.patch.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await expect(page.getByRole('status')).toContainText('There is no patch yet');
    await page.keyboard.press('Control+Z');
    await expect(page.getByRole('status')).not.toContainText('There is no patch yet');
    await expect(playground.headline).toContainText(lastGood);
  });
});
