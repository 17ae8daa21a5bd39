import type { Locator, Page } from '@playwright/test';

/** The page as a person knows it: what happened, the panels, the address. */
export class Playground {
  readonly page: Page;
  readonly headline: Locator;
  readonly facts: Locator;
  readonly file: Locator;

  constructor(page: Page) {
    this.page = page;
    const lead = page.getByRole('region', { name: 'What happened' });
    this.headline = lead.getByRole('heading', { level: 1 });
    this.facts = lead.getByRole('listitem');
    this.file = page.getByRole('region', { name: 'File', exact: true });
  }

  /** Opens a scenario by its name in links; nothing for the page as a newcomer finds it. */
  async open(scenario?: string): Promise<void> {
    await this.page.goto(scenario === undefined ? '/' : `/#1/${scenario}`);
    await this.headline.filter({ hasText: /\w/ }).waitFor();
  }
}
