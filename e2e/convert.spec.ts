import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './story.ts';

const camps = [
  /812\s*in\s*refund\(\)\s*× 4/,
  /718\s*in\s*charge\(\)\s*× 9/,
  /refused\s*× 7/,
  /734\s*in\s*capture\(\)\s*× 1/,
  /718\s*and\s*812, both\s*× 1/,
];

test('one switch shows what every tool makes of the charge/refund edit', async ({ playground, matrix, page }) => {
  await playground.open('jitter');
  await expect(matrix.table).toContainText('16 read other kinds of edits');
  await matrix.convertAll();
  await expect(matrix.camps).toHaveText(camps);
  await matrix.unfold();
  await expect(matrix.row('Codex apply_patch')).toContainText('converted');
  await expect(matrix.verdict('Aider udiff', 'wrong place').first()).toBeVisible();
  await expect(matrix.row('Aider whole file')).toContainText('a listing would have to choose');
  await matrix.replay('Codex apply_patch');
  await expect(playground.headline).toHaveText(
    'Codex apply_patch put this hunk into charge(), one of two places where its lines occur.',
  );
  await expect(page.getByText('→ V4A')).toBeVisible();
  await matrix.asPasted();
  await expect(matrix.camps).toHaveCount(0);
  await expect(matrix.table).toContainText('16 read other kinds of edits');
});

test('the converted text is shown with what it lost, and becomes the patch', async ({
  playground,
  matrix,
  drawer,
  page,
}) => {
  await playground.open('jitter/str_replace/converted');
  await expect(playground.headline).toContainText('str_replace');
  await drawer.open('Converted');
  await expect(drawer.panel).toContainText('Invented');
  await expect(drawer.panel).toContainText('That it is 2 calls, one after the other');
  await expect(drawer.panel).toContainText('The line numbers: a str_replace call has none.');
  await expect(drawer.panel).toContainText('"command": "str_replace"');
  const { violations } = await new AxeBuilder({ page }).include('[role=tabpanel]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: 'Use this text as the patch' }).click();
  await expect(page.getByRole('region', { name: 'Hunk against file', exact: true })).toContainText(
    '"command": "str_replace"',
  );
  await expect(page.getByRole('tab', { name: 'Converted' })).toHaveCount(0);
  await matrix.unfold();
  await expect(matrix.row('GNU patch')).toContainText('reads unified diffs');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Converted' })).toBeVisible();
});

test('one applier alone is given it converted, and a link says so', async ({
  playground,
  matrix,
  drawer,
  bar,
  page,
}) => {
  await playground.open('jitter');
  await matrix.unfold();
  await matrix.convert('Aider udiff');
  await expect(playground.headline).toContainText('Aider udiff');
  await expect(matrix.row('Aider udiff')).toContainText('718 and 812, both');
  await expect(matrix.row('str_replace, simple')).toContainText('reads old_str calls');
  const link = await bar.link();
  expect(link).toContain('converted.aider-udiff');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(playground.headline).toHaveText(
    'Aider udiff changed both places where these lines occur: charge() and refund().',
  );
  await drawer.open('Converted');
  await page.getByRole('button', { name: 'Run it on the patch as pasted' }).click();
  await expect(page.getByRole('tab', { name: 'Converted' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the cards do the same', async ({ playground, matrix, page }) => {
    await playground.open('jitter');
    await matrix.convertAll();
    await expect(matrix.camps).toHaveText(camps);
    await page.getByRole('button', { name: 'Replay Aider udiff', exact: true }).click();
    await expect(playground.headline).toContainText('changed both places');
    await page.getByText('Converted', { exact: true }).click();
    await expect(page.getByText('@@ ... @@').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
