import type { VerdictKind } from '../src/engine/index.ts';
import { appliers, casesOf, presets } from './scenarios.ts';
import { expect, test } from './story.ts';

const words: Readonly<Record<VerdictKind, string>> = {
  intended: 'intended place',
  'wrong-place': 'wrong place',
  refused: 'refused',
  'silent-loss': 'silent loss',
  'silent-no-op': 'nothing done',
  'at-stated': 'at its stated line',
  'off-stated': 'off its stated line',
  unstated: 'landed',
};

test('there are scenarios to tell', () => {
  expect(presets.length).toBeGreaterThanOrEqual(8);
});

for (const preset of presets) {
  test(`${preset.title}: the screen shows what its data promise`, async ({ playground, matrix }) => {
    for (const { name, shown } of casesOf(preset)) {
      await playground.open(name);
      for (const { id, name: applier } of appliers) {
        const expected = shown.expected[id];
        if (!expected) continue;
        await expect(async () => {
          await matrix.unfold();
          await expect(matrix.verdict(applier, words[expected.verdict]).first()).toBeVisible({ timeout: 500 });
        }, `${name}, ${applier}`).toPass();
        if (expected.at !== null) await expect(matrix.row(applier), name).toContainText(String(expected.at));
      }
      const opened = appliers.find(({ id }) => id === preset.applier) ?? appliers[0]!;
      if (shown.expected[opened.id]?.at) await expect(playground.headline, name).toContainText(opened.name);
    }
  });
}
