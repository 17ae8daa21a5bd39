import { account, patchStated } from './account.ts';
import { expect, test } from './story.ts';

test('a newcomer sees within seconds where the patch landed, and why', async ({ page, playground, transport }) => {
  await playground.open();
  await expect(playground.headline).toHaveText(
    'GNU patch put this hunk into refund(), 47 lines below where it said, and called it a success.',
    { timeout: 5000 },
  );
  await expect(playground.facts.filter({ hasText: 'stated at 765' })).toBeVisible();
  await expect(playground.facts.filter({ hasText: 'landed at 812' })).toBeVisible();
  await expect(transport.sentence).toContainText('47 lines');
  await expect(page).toHaveTitle(/Hunkscope/);
});

test('while it loads the page says what is asked, and shows the texts', async ({ page, playground }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/engine.worker*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByText('Where did the patch land?')).toBeVisible();
  await expect(page.getByText('The search is running.')).toBeVisible();
  await expect(page.getByText('A ticket asked for random back-off')).toBeVisible();
  await expect(playground.file).toContainText('Everything the billing service says');
  release();
  await expect(playground.headline).toContainText('refund()');
  await expect(page.getByText('The search is running.')).toBeHidden();
});

test('a laptop needs no scrolling: headline, stage and the verdicts that differ, also under a long headline', async ({
  page,
  playground,
  texts,
  matrix,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await playground.open();
  const size = () => page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  expect(await size()).toEqual([1280, 720]);
  for (const applier of ['GNU patch', 'git apply', 'BusyBox patch', 'Strict guard']) {
    const isInSight = await matrix.row(applier).evaluate((row) => {
      const { left, top, bottom } = row.getBoundingClientRect();
      const seen = (y: number) => row.contains(document.elementFromPoint(left + 20, y));
      return seen(top + 3) && seen(bottom - 3);
    });
    expect(isInSight, applier).toBe(true);
  }
  // A longer headline is set smaller, a very long one takes its second line from the drawer.
  for (const [name, lines] of [
    ['deposit_for_the_audit', 1],
    ['deposit_with_every_check_that_the_auditors_asked_for_last_year', 2],
  ] as const) {
    await texts.drop({ 'account.py': account.replaceAll('deposit', name), 'fix.diff': patchStated(4) });
    await expect(playground.headline).toContainText(`${name}()`);
    const { height } = (await playground.headline.boundingBox())!;
    expect(Math.round(height / 31), name).toBe(lines);
    expect((await playground.file.boundingBox())!.height, name).toBeGreaterThanOrEqual(355);
    expect(await size()).toEqual([1280, 720]);
  }
});

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const) {
  test(`the story of a scenario is on the page at ${width} by ${height}`, async ({ page, playground }) => {
    await page.setViewportSize({ width, height });
    await playground.open();
    await expect(page.getByText('A ticket asked for random back-off in charge().')).toBeVisible();
    // Its lines are not taken from the stage.
    if (width >= 1280) {
      const stage = await page.getByRole('region', { name: 'File', exact: true }).boundingBox();
      expect(stage?.height).toBeGreaterThanOrEqual(355);
    }
  });
}

test('the theme can be chosen, and stays chosen', async ({ page, playground }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await playground.open();
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const light = await ink();
  const button = page.getByRole('button', { name: /^Theme:/ });
  for (let i = 0; i < 3 && (await button.getAttribute('aria-label')) !== 'Theme: dark'; i++) await button.click();
  await expect.poll(ink).not.toBe(light);
  await page.reload();
  await expect.poll(ink).not.toBe(light);
});
