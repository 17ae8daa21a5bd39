import type { Locator, Page } from '@playwright/test';

/** What each applier makes of the edit. */
export class Matrix {
  readonly table: Locator;
  readonly #hunks: Locator;

  constructor(page: Page) {
    this.table = page.getByRole('table', { name: /^What each applier makes/ });
    this.#hunks = page.getByRole('group', { name: 'Hunks' });
  }

  row(applier: string): Locator {
    return this.table.getByRole('row').filter({ has: this.#replay(applier) });
  }

  /** The verdict's mark, by its word. */
  verdict(applier: string, word: string): Locator {
    return this.row(applier).getByRole('img', { name: word, exact: true });
  }

  /** Shows every row; the rows that agree are folded only once all are there. */
  async unfold(): Promise<void> {
    const all = this.table.getByRole('button', { name: /^Show all/ });
    if (await all.isVisible()) await all.click();
  }

  replay(applier: string): Promise<void> {
    return this.table.getByRole('button', { name: `Replay ${applier}`, exact: true }).click();
  }

  hunk(number: number): Locator {
    return this.#hunks.getByRole('button', { name: `Hunk ${number}:` });
  }

  #replay(applier: string): Locator {
    return this.table.page().getByRole('button', { name: `Replay ${applier}`, exact: true });
  }
}
