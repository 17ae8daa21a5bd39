import type { Locator, Page } from '@playwright/test';

/** What each applier makes of the edit. */
export class Matrix {
  readonly table: Locator;
  readonly #hunks: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
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

  /** Gives the edit converted to all that read other kinds of edits. */
  convertAll(): Promise<void> {
    return this.#page.getByRole('button', { name: /^Run (them|it) on the edit converted$/ }).click();
  }

  /** Takes that back. */
  asPasted(): Promise<void> {
    return this.#page.getByRole('button', { name: 'Run them as pasted' }).click();
  }

  /** Gives the edit converted to one applier, whose row must be in sight. */
  convert(applier: string): Promise<void> {
    return this.#page.getByRole('button', { name: `Run ${applier} on the edit converted` }).click();
  }

  /** How many appliers made what of the hunk: "718 in charge() × 8". */
  get camps(): Locator {
    return this.#page.getByRole('list', { name: 'Camps' }).getByRole('listitem');
  }

  hunk(number: number): Locator {
    return this.#hunks.getByRole('button', { name: `Hunk ${number}:` });
  }

  #replay(applier: string): Locator {
    return this.table.page().getByRole('button', { name: `Replay ${applier}`, exact: true });
  }
}
