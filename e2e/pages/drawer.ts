import type { Locator, Page } from '@playwright/test';

type Tab =
  | 'Verdicts'
  | 'Converted'
  | 'Result'
  | 'Transcript'
  | 'Rejects'
  | 'Options'
  | 'Header check'
  | 'Twins'
  | 'Guard';

/** What came of it: the tabs under the search. */
export class Drawer {
  readonly panel: Locator;
  readonly #region: Locator;

  constructor(page: Page) {
    this.#region = page.getByRole('region', { name: 'Outcome' });
    this.panel = this.#region.getByRole('tabpanel');
  }

  async open(tab: Tab): Promise<void> {
    await this.#region.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await this.panel.and(this.panel.page().getByRole('tabpanel', { name: new RegExp(`^${tab}`) })).waitFor();
  }

  /** Chooses what the rows of the matrix are about. */
  show(view: 'This hunk' | 'Whole run'): Promise<void> {
    return this.#region.getByText(view, { exact: true }).click();
  }

  /** Types a whole command line, in a tab that has one. */
  async command(line: string): Promise<void> {
    const field = this.panel.getByRole('textbox', { name: /^Command line of/ });
    await field.fill(line);
    await field.press('Enter');
  }
}
