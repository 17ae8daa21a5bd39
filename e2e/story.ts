import { test as base, expect } from '@playwright/test';
import { Bar } from './pages/bar.ts';
import { Drawer } from './pages/drawer.ts';
import { Matrix } from './pages/matrix.ts';
import { Playground } from './pages/playground.ts';
import { Pulse } from './pages/pulse.ts';
import { Texts } from './pages/texts.ts';
import { Transport } from './pages/transport.ts';

interface Story {
  /** Complaints of the page that a story provokes; empty for none. */
  readonly provoked: string;
  readonly playground: Playground;
  readonly transport: Transport;
  readonly matrix: Matrix;
  readonly bar: Bar;
  readonly drawer: Drawer;
  readonly texts: Texts;
  readonly pulse: Pulse;
  readonly quiet: undefined;
}

/** A story on the page. Every story also proves that nothing left the origin and that the page never complained. */
export const test = base.extend<Story>({
  provoked: ['', { option: true }],
  playground: ({ page }, use) => use(new Playground(page)),
  transport: ({ page }, use) => use(new Transport(page)),
  matrix: ({ page }, use) => use(new Matrix(page)),
  drawer: ({ page }, use) => use(new Drawer(page)),
  bar: ({ page }, use) => use(new Bar(page)),
  texts: ({ page }, use) => use(new Texts(page)),
  pulse: ({ page }, use) => use(new Pulse(page)),
  quiet: [
    async ({ page, baseURL, provoked }, use) => {
      const outside: string[] = [];
      const complaints: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) outside.push(url);
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' || /content security policy/i.test(message.text()))
          complaints.push(message.text());
      });
      await use(undefined);
      expect(outside, 'requests outside the origin').toEqual([]);
      const unexpected = complaints.filter((text) => provoked === '' || !new RegExp(provoked).test(text));
      expect(unexpected, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
