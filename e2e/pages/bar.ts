import type { Locator, Page } from '@playwright/test';

/** The bar at the top and its menus. */
export class Bar {
  readonly #page: Page;
  readonly #bar: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#bar = page.getByRole('banner');
  }

  open(menu: 'Presets' | 'Paste' | 'History' | 'Share'): Promise<void> {
    return this.#bar.getByRole('button', { name: menu, exact: true }).click();
  }

  async choosePreset(title: string): Promise<void> {
    await this.open('Presets');
    await this.#bar.getByRole('button', { name: title, exact: true }).last().click();
  }

  /** States of one's own work, newest first. The menu must be open. */
  kept(): Locator {
    return this.#bar.getByRole('listitem').filter({ has: this.#page.getByRole('time') });
  }

  /** The address that Share gives. */
  async link(): Promise<string> {
    await this.open('Share');
    const field = this.#bar.getByRole('textbox', { name: 'Link' });
    await field.and(this.#page.locator('[value*="#"]')).waitFor();
    return field.inputValue();
  }
}
