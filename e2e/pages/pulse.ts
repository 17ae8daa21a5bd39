import { expect, type Page } from '@playwright/test';

/** Whether the page lives: it counts its own heartbeats, and answers to a click. */
export class Pulse {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Begins to count. */
  async feel(): Promise<void> {
    await this.#page.evaluate(() => {
      const counting = globalThis as unknown as { beats?: number };
      if (counting.beats === undefined) setInterval(() => counting.beats!++, 20);
      counting.beats = 0;
    });
  }

  /** The page went on while it worked: it beat many times since, and a click changes it now. */
  async isFelt(): Promise<void> {
    const beats = await this.#page.evaluate(() => (globalThis as unknown as { beats: number }).beats);
    expect(beats).toBeGreaterThan(10);
    await this.click();
  }

  /** A click that shows: it opens a menu, and Escape closes it. */
  async click(): Promise<void> {
    const history = this.#page.getByRole('button', { name: 'History', exact: true });
    await history.click();
    await expect(history).toHaveAttribute('aria-expanded', 'true');
    await this.#page.keyboard.press('Escape');
    await expect(history).toHaveAttribute('aria-expanded', 'false');
  }
}
