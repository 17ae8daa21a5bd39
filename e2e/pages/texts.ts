import type { Locator, Page } from '@playwright/test';

/** A long text, told shortly: `head`, then `unit` again and again. */
export interface Made {
  readonly head: string;
  readonly unit: string;
  readonly times: number;
}

/** The texts on the page, and the ways in which one's own come onto it. */
export class Texts {
  readonly file: Locator;
  readonly patch: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.file = page.getByRole('textbox', { name: /the file that is patched/ });
    this.patch = page.getByRole('textbox', { name: /^The patch\./ });
  }

  /** Drops files anywhere, as from a file manager. */
  async drop(files: Readonly<Record<string, string>>): Promise<void> {
    const transfer = await this.#page.evaluateHandle((entries) => {
      const data = new DataTransfer();
      for (const [name, text] of entries) data.items.add(new File([text], name));
      return data;
    }, Object.entries(files));
    await this.#page.getByRole('main').dispatchEvent('drop', { dataTransfer: transfer });
  }

  /** Drops files that are made on the page, for they are long. Bytes are code units. */
  async dropMade(files: Readonly<Record<string, Made>>): Promise<void> {
    const transfer = await this.#page.evaluateHandle((entries) => {
      const data = new DataTransfer();
      for (const [name, { head, unit, times }] of entries) {
        const bytes = Uint8Array.from(head, (char) => char.charCodeAt(0));
        data.items.add(new File([bytes, unit.repeat(times)], name));
      }
      return data;
    }, Object.entries(files));
    await this.#page.getByRole('main').dispatchEvent('drop', { dataTransfer: transfer });
  }

  /** Puts a long text on the clipboard. */
  async copyMade(made: Made): Promise<void> {
    await this.#page.evaluate(
      ({ head, unit, times }) => navigator.clipboard.writeText(head + unit.repeat(times)),
      made,
    );
  }

  /** Pastes into whatever has the focus. */
  async paste(text: string): Promise<void> {
    await this.#page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.#page.keyboard.press('Control+V');
  }

  /** Selects all of an editor's text and writes another. */
  async rewrite(editor: Locator, text: string): Promise<void> {
    await editor.focus();
    await this.#page.keyboard.press('Control+A');
    await this.paste(text);
  }
}
