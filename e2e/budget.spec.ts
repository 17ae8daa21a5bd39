import { gzipSync } from 'node:zlib';
import { expect, test } from './story.ts';

test('the page itself is light, and is painted before the editor is there', async ({ page, playground, request }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.monaco-editor')) return;
      performance.mark('editor-seen');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await playground.open();
  // What the document names: its script, what that imports at once, its style. A scenario's texts are data, and come after.
  const html = await (await request.get(page.url().replace(/#.*/, ''))).text();
  const first = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
    ([, file]) => new URL(file!, page.url()).href,
  );
  expect(first.length).toBeGreaterThan(1);
  const sizes = await Promise.all(first.map(async (file) => gzipSync(await (await request.get(file)).body()).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
  const [painted, edited] = await page.evaluate(async () => {
    while (!performance.getEntriesByName('editor-seen')[0]) await new Promise(requestAnimationFrame);
    const at = (name: string) => performance.getEntriesByName(name)[0]!.startTime;
    return [at('first-contentful-paint'), at('editor-seen')];
  });
  expect(painted).toBeLessThan(edited!);
});
