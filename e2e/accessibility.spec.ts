import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './story.ts';

const states = ['jitter', 'clean', 'vanishing-line', 'jitter/s1', 'jitter/strict', 'jitter/moves'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const state of states) {
      test(`axe finds nothing in ${state}`, async ({ page, playground }) => {
        await playground.open(state);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
      });
    }
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
