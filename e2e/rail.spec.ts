import { expect, test } from './story.ts';

const figure = /^Search in 1,412 lines/;

test.beforeEach(({ playground }) => playground.open('jitter'));

test('the picture of a step is the same, whichever way one came to it', async ({ page, transport }) => {
  const rail = page.getByRole('img', { name: figure });
  const still = async () => {
    await page.mouse.move(0, 0);
    return (await rail.innerHTML()).replace(/ id="[^"]*"|url\([^)]*\)/g, '');
  };
  await transport.goTo(65);
  await expect(rail).toHaveAccessibleName(/now looking at line 734/);
  const jumped = await still();
  await transport.goTo(63);
  await transport.press('One step on');
  await transport.press('One step on');
  await expect.poll(() => transport.step()).toBe(65);
  expect(await still()).toBe(jumped);
  await transport.goTo(97);
  await transport.goTo(66);
  await transport.press('One step back');
  await expect.poll(() => transport.step()).toBe(65);
  expect(await still()).toBe(jumped);
});

test('a click on a place goes to the step that tries it; one never tried is shown in the file', async ({
  page,
  transport,
}) => {
  const rail = page.getByRole('img', { name: figure });
  const box = (await rail.boundingBox())!;
  // 734 is 31 lines above the middle of 129.
  await page.mouse.click(box.x + 280, box.y + (box.height * (64 - 31 + 3.5)) / 129);
  await expect.poll(() => transport.step()).toBe(65);
  await page.mouse.click(box.x + 280, box.y + (box.height * (64 - 47 + 3.5)) / 129);
  await expect(page.getByText(/lines 71\d to 73\d/)).toBeVisible();
  expect(await transport.step()).toBe(65);
});
