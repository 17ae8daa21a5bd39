import { account, patchStated } from './account.ts';
import { expect, test } from './story.ts';

test.beforeEach(({ playground }) => playground.open('jitter'));

test('keys walk through the search and list themselves; an editor keeps its own', async ({
  page,
  transport,
  texts,
}) => {
  await page.keyboard.press('Home');
  await expect.poll(() => transport.step()).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => transport.step()).toBe(2);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => transport.step()).toBeGreaterThan(2);
  await page.keyboard.press('End');
  await expect.poll(() => transport.step()).toBe(await transport.total());
  await page.keyboard.press('ArrowLeft');
  const step = (await transport.total()) - 1;
  await expect.poll(() => transport.step()).toBe(step);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Play or pause');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await texts.file.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  expect(await transport.step()).toBe(step);
});

test('the whole job without a mouse: paste, read, step, compare, apply again, share', async ({
  page,
  playground,
  transport,
}) => {
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
  // Told once, both editors let Tab pass.
  let isFree = false;
  const tabTo = async (name: RegExp) => {
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press('Tab');
      const here = await focused();
      if (name.test(here)) return;
      if (!isFree && /Control M lets Tab leave/.test(here)) {
        await page.keyboard.press('Control+M');
        isFree = true;
      }
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await tabTo(/^Paste$/);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /in any order/ }).waitFor();
  await page.keyboard.insertText(`${account}\n${patchStated(4)}`);
  await tabTo(/^Show what happened$/);
  await page.keyboard.press('Enter');
  await expect(playground.headline).toContainText('GNU patch put this hunk into deposit()');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => transport.step()).toBe(2);
  await tabTo(/^One step on$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => transport.step()).toBe(3);
  await tabTo(/^Replay git apply$/);
  await page.keyboard.press('Enter');
  await expect(playground.headline).toContainText('git apply put this hunk into deposit()');
  await tabTo(/^Verdicts/);
  await page.keyboard.press('ArrowRight');
  await tabTo(/^Apply again$/);
  await page.keyboard.press('Enter');
  await expect(playground.headline).toContainText('withdraw()');
  await tabTo(/^Share$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/#1\/state\//);
});
