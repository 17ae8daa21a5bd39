import { account, patchStated } from './account.ts';
import { expect, test } from './story.ts';

test('a link brings everything back, in a browser that knows nothing', async ({
  browser,
  bar,
  playground,
  texts,
  transport,
  matrix,
}) => {
  await playground.open();
  await texts.drop({ 'account.py': account, 'fix.diff': patchStated(4) });
  await matrix.replay('git apply');
  await expect(playground.headline).toContainText('git apply put this hunk into deposit()');
  await transport.goTo(2);
  const sentence = await transport.sentence.textContent();
  const link = await bar.link();
  const elsewhere = await browser.newContext();
  const page = await elsewhere.newPage();
  await page.goto(link);
  const there = page.getByRole('main');
  await expect(there.getByRole('heading', { level: 1 })).toContainText('git apply put this hunk into deposit()');
  await expect(there.getByRole('paragraph').filter({ hasText: sentence! })).toBeVisible();
  await elsewhere.close();
});

test('a scenario with other options is still that scenario in its link', async ({ page, playground, drawer, bar }) => {
  await playground.open('fuzz-two');
  const meant = playground.facts.filter({ hasText: 'wrong place' });
  await expect(meant).toBeVisible();
  await drawer.open('Options');
  await drawer.command('patch -p1 --verbose');
  await expect(drawer.panel.getByRole('checkbox', { name: /^Verbose/ })).toBeChecked();
  const link = await bar.link();
  expect(link).toContain('/state/');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(meant).toBeVisible();
  await expect(page.getByText('Fuzz 2 with two lines of context')).toBeVisible();
});

test('a link that was cut short says so', async ({ page, playground, texts, bar }) => {
  await playground.open();
  await texts.drop({ 'account.py': account, 'fix.diff': patchStated(4) });
  await expect(playground.headline).toContainText('deposit()');
  const link = await bar.link();
  await page.goto('about:blank');
  await page.goto(link.slice(0, link.length - 20));
  await expect(page.getByRole('status')).toContainText(/cut|missing|short/i);
});

test('opening a scenario keeps one’s own work: Back and History both bring it back', async ({
  page,
  playground,
  texts,
  bar,
}) => {
  await playground.open();
  await texts.drop({ 'account.py': account, 'fix.diff': patchStated(4) });
  await expect(playground.headline).toContainText('deposit()');
  await bar.choosePreset('A clean apply');
  await expect(playground.headline).not.toContainText('deposit()');
  await page.goBack();
  await expect(playground.headline).toContainText('deposit()');
  await bar.choosePreset('A clean apply');
  await expect(playground.headline).not.toContainText('deposit()');
  await bar.open('History');
  await expect(bar.kept()).toHaveCount(1);
  await bar.kept().first().getByRole('button').first().click();
  await expect(playground.headline).toContainText('deposit()');
});

test('a state can be forgotten', async ({ playground, texts, bar }) => {
  await playground.open();
  await texts.drop({ 'account.py': account, 'fix.diff': patchStated(4) });
  await expect(playground.headline).toContainText('deposit()');
  await bar.choosePreset('A clean apply');
  await bar.open('History');
  await bar
    .kept()
    .first()
    .getByRole('button', { name: /^Forget/ })
    .click();
  await expect(bar.kept()).toHaveCount(0);
});
