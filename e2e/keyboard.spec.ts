import { expect, test } from './story.ts';

test.beforeEach(({ playground }) => playground.open('jitter'));

test('the search can be walked with the keys alone', async ({ page, transport }) => {
  await page.keyboard.press('Home');
  await expect.poll(() => transport.step()).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => transport.step()).toBe(2);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => transport.step()).toBeGreaterThan(2);
  await page.keyboard.press('End');
  await expect.poll(() => transport.step()).toBe(await transport.total());
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => transport.step()).toBe((await transport.total()) - 1);
});

test('keys are listed by ?', async ({ page }) => {
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Play or pause');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an editor keeps its keys', async ({ page, texts, transport }) => {
  const step = await transport.step();
  await texts.file.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  expect(await transport.step()).toBe(step);
});

test('everything that can be pressed is reached by Tab, through the editor too', async ({ page }) => {
  const reached: string[] = [];
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    });
    if (/Control M lets Tab leave/.test(name)) await page.keyboard.press('Control+M');
    reached.push(name);
  }
  expect(reached).toEqual(expect.arrayContaining(['One step on', 'Next move', 'Replay git apply']));
});
