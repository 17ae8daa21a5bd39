import type { Locator, Page } from '@playwright/test';

/** The steps of the search and the ways between them. */
export class Transport {
  readonly region: Locator;
  readonly sentence: Locator;
  readonly scrubber: Locator;
  readonly #field: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'Steps' });
    this.sentence = this.region.getByRole('paragraph').first();
    this.scrubber = this.region.getByRole('slider', { name: 'Step' });
    this.#field = this.region.getByRole('textbox', { name: /^Step, of/ });
  }

  /** The number of the step on show. */
  async step(): Promise<number> {
    return Number(await this.#field.inputValue());
  }

  async total(): Promise<number> {
    return Number(/of ([\d,]+)/.exec((await this.#field.getAttribute('aria-label')) ?? '')?.[1]?.replaceAll(',', ''));
  }

  async goTo(step: number): Promise<void> {
    await this.#field.fill(String(step));
    await this.#field.press('Enter');
  }

  press(name: 'Previous move' | 'One step back' | 'Play' | 'Pause' | 'One step on' | 'Next move'): Promise<void> {
    return this.region.getByRole('button', { name, exact: true }).click();
  }

  /** Drags to a place along the bar, from 0 to 1. */
  async scrubTo(share: number): Promise<void> {
    const box = (await this.scrubber.boundingBox())!;
    await this.scrubber.page().mouse.click(box.x + box.width * share, box.y + box.height / 2);
  }

  zoom(name: 'Moves' | 'Places'): Promise<void> {
    return this.region.getByText(name, { exact: true }).click();
  }
}
