import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

async function expectNothingFrom(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  expect(told, state).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('in the search', async ({ page, playground }) => {
      for (const state of [
        'jitter',
        'jitter/s1',
        'jitter/s50',
        'jitter/strict',
        'jitter/moves',
        'clean',
        'vanishing-line',
      ]) {
        await playground.open(state);
        await expectNothingFrom(page, state);
      }
    });

    test('in what came of it', async ({ page, playground, drawer }) => {
      await playground.open();
      for (const tab of ['Result', 'Transcript', 'Rejects', 'Options', 'Header check', 'Twins', 'Guard'] as const) {
        await drawer.open(tab);
        await expectNothingFrom(page, tab);
      }
    });

    test('in menus, lists and the paste page', async ({ page, playground, bar }) => {
      await playground.open();
      for (const menu of ['Presets', 'History', 'Share'] as const) {
        await bar.open(menu);
        await expectNothingFrom(page, menu);
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('?');
      await expectNothingFrom(page, 'keys');
      await page.keyboard.press('Escape');
      await bar.open('Paste');
      const field = page.getByRole('textbox', { name: /in any order/ });
      await field.waitFor();
      await expectNothingFrom(page, 'paste, empty');
      await field.fill('--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n');
      await expectNothingFrom(page, 'paste, recognised');
    });

    test('on a phone', async ({ page, playground }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await playground.open();
      await expectNothingFrom(page, 'phone');
    });
  });
}

test('with reduced motion, steps are there at once and say as much', async ({ page, playground, transport }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playground.open('jitter');
  await transport.goTo(3);
  const still = await transport.sentence.textContent();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await transport.goTo(4);
  await transport.goTo(3);
  await expect(transport.sentence).toHaveText(still!);
});
