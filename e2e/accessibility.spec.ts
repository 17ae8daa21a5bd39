import { createHash } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { account, patchStated } from './account.ts';
import { expect, test } from './story.ts';

// Each state is looked at twice, and looking takes seconds.
test.setTimeout(Number(process.env.E2E_PATIENCE ?? 120_000));

/**
 * All rules in the light; in the dark only colours are others. The editors are half of the work and look alike in most
 * states: they are looked at where it says so.
 */
async function expectNothingFrom(page: Page, state: string, editors: 'too' | null = null): Promise<void> {
  const axe = () => (editors ? new AxeBuilder({ page }) : new AxeBuilder({ page }).exclude('.monaco-editor'));
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNothing(axe(), `${state}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(axe().withRules(['color-contrast']), `${state}, dark`);
}

async function expectNothing(axe: AxeBuilder, state: string): Promise<void> {
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  expect(told, state).toEqual([]);
}

test.describe('axe finds nothing', () => {
  test('in the search', async ({ page, playground, transport, matrix }) => {
    await playground.open('jitter/s50');
    await expect(matrix.row('Strict guard')).toBeVisible();
    await expectNothingFrom(page, 'on the way', 'too');
    await transport.goTo(1);
    await transport.zoom('Moves');
    await expectNothingFrom(page, 'before the search');
    await matrix.replay('Strict guard');
    await expect(playground.headline).toContainText('Strict guard');
    await expectNothingFrom(page, 'refused');
    for (const scenario of ['vanishing-line', 'clean']) {
      await playground.open(scenario);
      await expect(matrix.row('GNU patch')).toBeVisible();
      await expectNothingFrom(page, scenario);
    }
  });

  test('in what came of it', async ({ page, playground, drawer, matrix }) => {
    await playground.open();
    await expect(matrix.row('Strict guard')).toBeVisible();
    await expectNothingFrom(page, 'verdicts', 'too');
    await matrix.unfold();
    await expectNothingFrom(page, 'all verdicts');
    await drawer.show('Whole run');
    await expectNothingFrom(page, 'whole run');
    for (const tab of ['Result', 'Transcript', 'Rejects', 'Options', 'Header check', 'Twins', 'Guard'] as const) {
      await drawer.open(tab);
      await expectNothingFrom(page, tab);
    }
  });

  test('in texts of one’s own, good and bad', async ({ page, playground, texts, drawer }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await playground.open();
    await texts.drop({ 'account.py': account, 'notes.py': 'x = 1\n', 'fix.diff': patchStated(4) });
    await expect(playground.headline).toContainText('deposit()');
    await expectNothingFrom(page, 'several files', 'too');
    await texts.drop({ 'account.py': account.replaceAll('start', 'begin') });
    await drawer.open('Transcript');
    await expect(drawer.panel.getByRole('textbox', { name: /Assume -R/ })).toBeVisible();
    await expectNothingFrom(page, 'a question');
    await texts.drop({ 'fix.diff': patchStated(8).replaceAll('log("start")', 'log("nowhere")') });
    await drawer.open('Rejects');
    await expectNothingFrom(page, 'rejected');
    await texts.drop({ 'fix.diff': 'Dear all,\nplease find the patch attached.\n' });
    await expect(playground.headline).toContainText('before it had read a hunk');
    await expectNothingFrom(page, 'no hunk');
    await texts.drop({ 'account.py': '' });
    await expect(page.getByRole('status').filter({ hasText: 'account.py is empty' })).toBeVisible();
    await expectNothingFrom(page, 'an empty file, left out');
  });

  test('in menus, lists and the paste page', async ({ page, playground, bar }) => {
    await playground.open();
    for (const menu of ['Presets', 'History', 'Share'] as const) {
      await bar.open(menu);
      await expect(page.getByRole('banner').getByRole('button', { name: menu, expanded: true })).toBeVisible();
      await expectNothingFrom(page, menu);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
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
    await page.getByRole('button', { name: /^Show all/ }).click();
    for (const part of ['Result', 'Transcript', 'Places', 'Options'])
      await page.getByText(part, { exact: true }).click();
    await expectNothingFrom(page, 'phone');
  });
});

test('with reduced motion, steps are there at once and say and show as much', async ({
  page,
  playground,
  transport,
  texts,
}) => {
  const rail = page.getByRole('img', { name: /^Search in 1,412 lines/ });
  const picture = async () => [
    createHash('sha256')
      .update(await rail.screenshot())
      .digest('hex'),
    await transport.sentence.textContent(),
  ];
  /** Those that take any time. */
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => Number(one.effect?.getComputedTiming().endTime) > 0)
        .map((one) => ((one.effect as KeyframeEffect).target as Element).outerHTML.slice(0, 120)),
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playground.open('jitter/s97');
  await texts.file.waitFor();
  await page.mouse.move(0, 0);
  await page.keyboard.press('ArrowRight');
  expect(await moving()).toEqual([]);
  await expect.poll(() => transport.step()).toBe(98);
  const still = await picture();
  // To play is to be shown one move after the other.
  await transport.goTo(20);
  await transport.press('Play');
  await expect.poll(() => transport.step()).toBe(64);
  await transport.press('Pause');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await transport.goTo(97);
  await page.mouse.move(0, 0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(moving).toEqual([]);
  await expect.poll(picture).toEqual(still);
});
