import { expect, test } from './story.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a phone can read and step, without an editor', async ({ page, playground, transport }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await playground.open();
  await expect(playground.headline).toContainText('refund()');
  await expect(page.locator('.monaco-editor')).toHaveCount(0);
  const before = await transport.sentence.textContent();
  await transport.press('One step back');
  await expect(transport.sentence).not.toHaveText(before!);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});

test('another hunk is a tap away', async ({ page, playground, matrix }) => {
  await playground.open('jitter');
  await expect(page.getByText('hunk 2 of 2')).toBeVisible();
  await matrix.hunk(1).tap();
  await expect(page.getByText('hunk 1 of 2')).toBeVisible();
  await expect(playground.facts.first()).toContainText('stated at 402');
});

test('on a phone rows that agree are folded, variants are reached, options stand under each other', async ({
  page,
  playground,
  bar,
}) => {
  await playground.open();
  const cards = page.getByRole('listitem').filter({ hasText: 'Would you have noticed?' });
  await expect(cards).toHaveCount(4);
  await page.getByRole('button', { name: /^Show all/ }).click();
  await expect(cards.filter({ hasText: 'jsdiff' })).toBeVisible();
  await bar.open('Presets');
  await page.getByRole('button', { name: 'stated 764, one line up' }).click();
  await expect(playground.headline).toContainText('charge()');
  await page.getByText('Options', { exact: true }).click();
  const strip = await page.getByLabel('Strip').boundingBox();
  const version = await page.getByText('Version', { exact: true }).boundingBox();
  expect(version!.y).toBeGreaterThan(strip!.y + strip!.height);
});
