import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './story.ts';

test.use({ viewport: { width: 1280, height: 720 } });

test('a clicker leads through the search, blanks the screen and leaves', async ({ page, playground }) => {
  await playground.open('jitter');
  await page.getByRole('button', { name: 'Present' }).click();
  const figure = page.getByRole('img', { name: /^Search in 1,412 lines/ });
  await expect(figure).toHaveAccessibleName(/landed at line 812/);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect(figure).toHaveAccessibleName(/now looking at line 734/);
  await expect(page.getByText('Move 4 of 7')).toBeVisible();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowDown');
  await expect(figure).toHaveAccessibleName(/landed at line 812/);
  await page.keyboard.press('b');
  await expect(figure).toBeHidden();
  await page.keyboard.press('.');
  await expect(figure).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Present' })).toBeVisible();
});

test('the room’s page fits the screen, and axe finds nothing', async ({ page, playground }) => {
  await playground.open('jitter');
  await page.getByRole('button', { name: 'Present' }).click();
  await expect(page.getByRole('img', { name: 'QR code of this step' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  expect(size).toEqual([1280, 720]);
});
