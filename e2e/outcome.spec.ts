import { account, patchStated } from './account.ts';
import { expect, test } from './story.ts';
import { terminal } from './terminal.ts';

const file = { name: 'account.py', text: account };

const nowhere = patchStated(8).replace('log("start")', 'log("nowhere")');

const runs = {
  'GNU patch': [
    ['patch -p1', patchStated(8)],
    ['patch -p1', patchStated(4)],
    ['patch -p1 -F0 --verbose', patchStated(4)],
    ['patch -p1 --dry-run', patchStated(4).replace('check(n)', 'verify(n)')],
    ['patch -p1', nowhere],
  ],
  'git apply': [
    ['git apply -v', patchStated(4)],
    ['git apply', nowhere],
    ['git apply --check', patchStated(8).replace('8,3 +8,3', '8,4 +8,4')],
  ],
} as const;

for (const [tool, calls] of Object.entries(runs)) {
  test(`${tool}: the page says what the terminal says`, async ({ playground, texts, matrix, drawer }) => {
    await playground.open();
    for (const [command, patch] of calls) {
      const real = terminal(command, file, patch);
      await texts.drop({ [file.name]: file.text, 'fix.diff': patch });
      await expect(playground.file.getByRole('tab', { name: file.name })).toBeVisible();
      await drawer.open('Verdicts');
      await matrix.replay(tool);
      await drawer.open('Transcript');
      await drawer.command(command);
      for (const line of real.lines) await expect(drawer.panel).toContainText(line.trimEnd());
      await expect(drawer.panel).toContainText(`exit ${real.status}`);
    }
  });
}

test('an option changes what happens; an unknown one is told', async ({ playground, matrix, drawer }) => {
  await playground.open('jitter.four-and-two');
  await expect(playground.headline).toContainText('refund()');
  await matrix.replay('GNU patch');
  await drawer.open('Options');
  await drawer.panel.getByRole('spinbutton', { name: /^Fuzz/ }).fill('0');
  await expect(playground.headline).toContainText(/refused|rejected/);
  await drawer.command('patch -p1');
  await expect(playground.headline).toContainText('refund()');
  await drawer.command('patch -p1 --frobnicate');
  await expect(drawer.panel.getByRole('status')).toContainText('--frobnicate');
});

test('a question of the tool is answered on the page', async ({ playground, texts, matrix, drawer }) => {
  await playground.open();
  await texts.drop({ [file.name]: file.text.replaceAll('start', 'begin'), 'fix.diff': patchStated(8) });
  await matrix.replay('GNU patch');
  await drawer.open('Transcript');
  await expect(drawer.panel).toContainText('Nobody was at the terminal');
  await expect(drawer.panel).toContainText('exit 1');
  const question = drawer.panel.getByRole('textbox', { name: /Assume -R/ });
  await question.fill('y');
  await question.press('Enter');
  await expect(drawer.panel).toContainText('exit 0');
  await drawer.panel.getByRole('button', { name: 'Leave the terminal' }).click();
  await expect(drawer.panel).toContainText('exit 1');
});

test('the result can be applied again', async ({ playground, matrix, drawer }) => {
  await playground.open('clean');
  await matrix.replay('GNU patch');
  const before = await playground.headline.textContent();
  await drawer.open('Result');
  await drawer.panel.getByRole('button', { name: 'Apply again' }).click();
  await expect(playground.headline).not.toHaveText(before!);
});

test('rejected hunks are there to be read', async ({ playground, texts, matrix, drawer }) => {
  await playground.open();
  await texts.drop({ [file.name]: file.text, 'fix.diff': nowhere });
  await matrix.replay('GNU patch');
  await expect(playground.headline).toContainText(/refused|rejected|fit/i);
  await drawer.open('Rejects');
  await expect(drawer.panel).toContainText('log("nowhere")');
});
