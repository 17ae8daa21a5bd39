import { expect, test } from './story.ts';

test('the page opens', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Hunkscope/);
  await expect(page.getByRole('main')).toBeAttached();
});
