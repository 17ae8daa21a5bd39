import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import type { Inputs } from './inputs.ts';

/** How the page feels with what it is given. Milliseconds. */
export interface PageRow {
  readonly name: string;
  /** From dropping file and patch to their row in the table; from a paste to what is said of it. */
  readonly toAnswer: number;
  /** The longest time in which the page answered to nothing, until then and while the rest was computed. */
  readonly longestBlock: number;
  /** While the search is played; null where there is nothing to play. */
  readonly frames: Frames | null;
}

interface Frames {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
}

const sizes = [
  { lines: 1_412, offset: 500 },
  { lines: 100_000, offset: 5_000 },
  { lines: 1_000_000, offset: 5_000 },
] as const;

/** Measures the production build in a browser. `dist` must be built. */
export async function pageRows(inputs: Inputs, executablePath: string | undefined): Promise<PageRow[]> {
  const server = await preview({ logLevel: 'error', preview: { host: 'localhost', port: 4290 } });
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const rows: PageRow[] = [];
    for (const { lines, offset } of sizes) {
      const page = await opened(browser, server.resolvedUrls!.local[0]!);
      const { file, patch } = inputs.drifted(lines, 1, offset);
      const measured = await dropped(
        page,
        readFileSync(file, 'utf8'),
        readFileSync(patch, 'utf8'),
        landingLine(patch, offset),
      );
      rows.push({ name: `${lines} lines`, ...measured, frames: framesOf(await played(page)) });
      await page.close();
    }
    for (const pane of ['file', 'patch'] as const) {
      const page = await opened(browser, server.resolvedUrls!.local[0]!);
      rows.push({ name: `50 MB into the ${pane}`, ...(await pasted(page, pane)), frames: null });
      await page.close();
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function opened(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('table').waitFor();
  await page.getByRole('textbox', { name: /^The patch\./ }).waitFor();
  await page.evaluate(watchForBlocks);
  return page;
}

/** Keeps the longest time between two heartbeats, and when a paste came. */
function watchForBlocks() {
  const kept = { started: 0, longest: 0 };
  Object.assign(globalThis, { kept });
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    // The heart beats every ten milliseconds; what is beyond is a block.
    kept.longest = Math.max(kept.longest, now - last - 10);
    last = now;
  }, 10);
}

type Kept = typeof globalThis & { kept: { started: number; longest: number } };

/** Until nothing is computed any more; gives the longest block so far. */
async function blockOf(page: Page): Promise<number> {
  await page.waitForTimeout(5000);
  return page.evaluate(() => (globalThis as Kept).kept.longest);
}

/** Pastes fifty megabytes in place of all that a pane holds. */
async function pasted(page: Page, pane: 'file' | 'patch'): Promise<Omit<PageRow, 'name' | 'frames'>> {
  await page.evaluate(() =>
    navigator.clipboard.writeText('lorem ipsum dolor sit amet, consectetur adipiscing\n'.repeat(1_000_000)),
  );
  const name = pane === 'file' ? /the file that is patched/ : /^The patch\./;
  await page.getByRole('textbox', { name }).focus();
  await page.keyboard.press('Control+A');
  await page.evaluate(() => {
    const { kept } = globalThis as Kept;
    kept.started = performance.now();
    kept.longest = 0;
  });
  await page.keyboard.press('Control+V');
  await page.getByRole('status').filter({ hasText: 'MB' }).waitFor();
  const toAnswer = await page.evaluate(() => performance.now() - (globalThis as Kept).kept.started);
  return { toAnswer, longestBlock: await blockOf(page) };
}

const landingLine = (patch: string, offset: number) =>
  Number(/^@@ -(\d+)/m.exec(readFileSync(patch, 'utf8'))![1]) + offset;

/** Drops both texts and waits for the line on which the hunk lands to stand in the table. */
async function dropped(
  page: Page,
  file: string,
  patch: string,
  line: number,
): Promise<Omit<PageRow, 'name' | 'frames'>> {
  const transfer = await page.evaluateHandle(
    ([text, edit]) => {
      const data = new DataTransfer();
      data.items.add(new File([text!], 'file'));
      data.items.add(new File([edit!], 'fix.diff'));
      return data;
    },
    [file, patch],
  );
  // Handing the texts to the page blocks it, and a person's browser has no such moment: let a heart beat pass first.
  await page.waitForTimeout(200);
  const toAnswer = await page.evaluate(
    ([dataTransfer, wanted]) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        (globalThis as Kept).kept.longest = 0;
        document
          .querySelector('main')!
          .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
        const look = () => {
          const told = document.querySelector('table')?.textContent?.replaceAll(/[,\u202f]/g, '') ?? '';
          if (told.includes(wanted)) resolve(performance.now() - started);
          else requestAnimationFrame(look);
        };
        look();
      }),
    [transfer, String(line)] as const,
  );
  return { toAnswer, longestBlock: await blockOf(page) };
}

/** Plays the search from its beginning, as fast as it goes, for three seconds. Gives the time between frames. */
async function played(page: Page): Promise<number[]> {
  const steps = page.getByRole('region', { name: 'Steps' });
  await steps.getByRole('textbox', { name: /^Step/ }).fill('1');
  await page.keyboard.press('Enter');
  await steps.getByRole('combobox', { name: 'Speed' }).selectOption({ index: 5 });
  await steps.getByRole('button', { name: 'Play' }).click();
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const started = performance.now();
        let last = started;
        const tick = (now: number) => {
          times.push(now - last);
          last = now;
          if (now - started < 3000) requestAnimationFrame(tick);
          else resolve(times.slice(1));
        };
        requestAnimationFrame(tick);
      }),
  );
  return frames;
}

function framesOf(times: readonly number[]): Frames {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { count: sorted.length, median: at(0.5), p95: at(0.95), longest: at(1) };
}
