import { expect, test } from './story.ts';

test.beforeEach(({ playground }) => playground.open('jitter'));

test('one opens on the landing; every way to a step shows the same picture', async ({ transport }) => {
  const landed = await transport.sentence.textContent();
  const step = await transport.step();
  expect(step).toBeGreaterThan(1);
  await transport.press('One step back');
  await expect.poll(() => transport.step()).toBe(step - 1);
  await transport.press('One step on');
  await expect(transport.sentence).toHaveText(landed!);
  await transport.goTo(5);
  const jumped = await transport.sentence.textContent();
  await transport.goTo(1);
  for (let i = 1; i < 5; i++) await transport.press('One step on');
  await expect(transport.sentence).toHaveText(jumped!);
  await transport.goTo(9);
  for (let i = 9; i > 5; i--) await transport.press('One step back');
  await expect(transport.sentence).toHaveText(jumped!);
});

test('moves are a coarser way through the same search; the bar can be clicked anywhere', async ({ transport }) => {
  await transport.goTo(1);
  const visited = [await transport.step()];
  for (let i = 0; i < 3; i++) {
    await transport.press('Next move');
    visited.push(await transport.step());
  }
  expect(visited).toEqual([...new Set(visited)].sort((a, b) => a - b));
  await transport.press('Previous move');
  await expect.poll(() => transport.step()).toBe(visited[2]!);
  await transport.zoom('Moves');
  await transport.press('Next move');
  const byMove = await transport.sentence.textContent();
  await transport.press('One step back');
  await transport.press('One step on');
  await expect(transport.sentence).toHaveText(byMove!);
  await transport.zoom('Places');
  await transport.scrubTo(0.01);
  await expect.poll(() => transport.step()).toBe(1);
  await transport.scrubTo(0.99);
  await expect.poll(() => transport.step()).toBe(await transport.total());
});

test('it plays when told to, stops when told to, and never by itself', async ({ transport }) => {
  const opened = await transport.step();
  await transport.region.page().waitForTimeout(300);
  expect(await transport.step()).toBe(opened);
  await transport.goTo(1);
  await transport.press('Play');
  await expect.poll(() => transport.step()).toBeGreaterThan(1);
  await transport.press('Pause');
  const paused = await transport.step();
  await transport.region.page().waitForTimeout(300);
  expect(await transport.step()).toBe(paused);
});

test('choosing a row of the table replays that tool, choosing a hunk shows that hunk', async ({
  playground,
  matrix,
}) => {
  await matrix.replay('git apply');
  await expect(playground.headline).toContainText('git apply put this hunk into refund()');
  await matrix.replay('Strict guard');
  await expect(playground.headline).toContainText('Strict guard');
  await expect(playground.headline).not.toContainText('git apply');
  const before = await playground.headline.textContent();
  await matrix.hunk(1).click();
  await expect(playground.headline).not.toHaveText(before!);
});
