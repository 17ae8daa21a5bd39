import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import type { Inputs } from './inputs.ts';

/** How the page feels with a file of so many lines. Milliseconds. */
export interface PageRow {
  readonly lines: number;
  /** From dropping file and patch to their row in the table. */
  readonly toMatrix: number;
  readonly frames: { readonly count: number; readonly median: number; readonly p95: number; readonly longest: number };
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
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(server.resolvedUrls!.local[0]!);
      await page.getByRole('table').waitFor();
      const { file, patch } = inputs.drifted(lines, 1, offset);
      const toMatrix = await dropped(
        page,
        readFileSync(file, 'utf8'),
        readFileSync(patch, 'utf8'),
        landingLine(patch, offset),
      );
      rows.push({ lines, toMatrix, frames: framesOf(await played(page)) });
      await page.close();
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
  }
}

const landingLine = (patch: string, offset: number) =>
  Number(/^@@ -(\d+)/m.exec(readFileSync(patch, 'utf8'))![1]) + offset;

/** Drops both texts and waits for the line on which the hunk lands to stand in the table. */
async function dropped(page: Page, file: string, patch: string, line: number): Promise<number> {
  const transfer = await page.evaluateHandle(
    ([text, edit]) => {
      const data = new DataTransfer();
      data.items.add(new File([text!], 'file'));
      data.items.add(new File([edit!], 'fix.diff'));
      return data;
    },
    [file, patch],
  );
  return page.evaluate(
    ([dataTransfer, wanted]) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
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

function framesOf(times: readonly number[]): PageRow['frames'] {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { count: sorted.length, median: at(0.5), p95: at(0.95), longest: at(1) };
}
