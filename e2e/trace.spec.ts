import { createHash } from 'node:crypto';
import { expect, test } from './story.ts';
import { terminal } from './terminal.ts';

const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('');

const script = lines(
  '#!/bin/sh',
  'set -e',
  'host=alpha',
  'PORT=80',
  'user=web',
  'log=/var/x',
  'tries=3',
  'wait=5',
  'run',
);
const base = script.replace('PORT', 'port').replace('/var/x', '/var');
const merging = lines(
  '--- a/run.sh',
  '+++ b/run.sh',
  '@@ -3,7 +3,7 @@',
  ' host=alpha',
  '-port=80',
  '+PORT=80',
  ' user=web',
  '-log=/var',
  '+log=/tmp',
  ' tries=3',
  '-wait=5',
  '+wait=9',
  ' run',
);
const applied = lines(
  '--- a/run.sh',
  '+++ b/run.sh',
  '@@ -3,3 +3,4 @@',
  ' host=alpha',
  '+PORT=80',
  ' user=web',
  ' log=/var/x',
);
const misordered = lines(
  '--- a/run.sh',
  '+++ b/run.sh',
  '@@ -7,2 +7,2 @@',
  '-tries=3',
  '+tries=4',
  ' wait=5',
  '@@ -3,3 +3,3 @@',
  ' host=alpha',
  '-PORT=80',
  '+PORT=81',
  ' user=web',
);

test('GNU patch asks, and the answers lead on; hunks out of order; merges', async ({
  page,
  playground,
  texts,
  matrix,
  drawer,
  transport,
}) => {
  await playground.open();
  await texts.drop({ 'run.sh': script, 'fix.diff': applied });
  await matrix.unfold();
  await matrix.replay('GNU patch');
  await expect(playground.headline).toContainText('The change of hunk 1 is in the file already, at line 3');
  await drawer.open('Transcript');
  const question = drawer.panel.getByRole('textbox', { name: 'Assume -R? [n]' });
  await question.fill('y');
  await question.press('Enter');
  await expect(playground.headline).toContainText('undid it: the change is out of the file now');
  await expect(transport.sentence).toHaveText('The change is undone at 3.');
  await transport.press('Previous move');
  await expect(transport.sentence).toContainText('turns the patch round');
  await drawer.panel.getByRole('button', { name: 'Leave the terminal' }).click();
  await expect(playground.headline).toContainText('is in the file already');

  await texts.drop({ 'fix.diff': misordered });
  await matrix.hunk(2).click();
  const real = terminal('patch -p1 --dry-run', { name: 'run.sh', text: script }, misordered);
  expect(real.lines).toContain('misordered hunks! output would be garbled');
  await expect(playground.headline).toHaveText(
    'GNU patch refused hunk 2. It fits at line 3, above line 7, down to which the file is written.',
  );
  await expect(page.getByRole('img', { name: /search/i }).first()).toBeVisible();

  await texts.drop({ 'fix.diff': merging });
  await drawer.open('Transcript');
  await drawer.command('patch -p1 --merge');
  await expect(transport.sentence).toHaveText('The hunk is merged at 3.');
  const file = page.locator('[data-pane="file"]');
  for (const word of ['already applied', 'conflict: both stay', 'merged']) await expect(file).toContainText(word);
  const merge = terminal('patch -p1 --merge --dry-run', { name: 'run.sh', text: script }, merging);
  await expect(drawer.panel).toContainText(merge.lines.at(-1)!);
});

test('git apply passes over lines that are used, prints nothing, and the page says how to hear of it', async ({
  playground,
  texts,
  matrix,
  drawer,
  transport,
}) => {
  const code = {
    name: 'x.c',
    text: lines('int', 'open', 'read', 'close', 'free', 'done', '', 'int', 'close', 'free', 'done', 'end'),
  };
  const patch = lines(
    '--- a/x.c',
    '+++ b/x.c',
    '@@ -2,3 +2,3 @@',
    ' open',
    '-read',
    '+load',
    ' close',
    '@@ -4,3 +4,3 @@',
    ' close',
    '-free',
    '+drop',
    ' done',
  );
  await playground.open();
  await texts.drop({ [code.name]: code.text, 'fix.diff': patch });
  await matrix.unfold();
  await matrix.replay('git apply');
  await matrix.hunk(2).click();
  await expect(transport.sentence).toContainText(
    'The same lines at 4 are nearer, but a hunk before it wrote lines there.',
  );
  await transport.goTo(2);
  await expect(transport.sentence).toContainText('a hunk before it wrote lines 2 to 4');
  await drawer.open('Transcript');
  await expect(drawer.panel).toContainText('It prints nothing.');
  const loud = terminal('git apply -v', code, patch).lines.find((line) => line.startsWith('Hunk #2'));
  await expect(drawer.panel).toContainText(`With -v it would print “${loud}”`);

  await texts.drop({ 'fix.diff': `diff --git a/x.c b/x.c\n${patch}` });
  await drawer.open('Options');
  await drawer.panel.getByRole('checkbox', { name: 'Run from a subdirectory of a repository' }).check();
  await expect(playground.headline).toContainText(
    'changed nothing, exited 0 and printed nothing. Skipped without a word',
  );
  await expect(playground.headline).toContainText('since a "diff --git" line makes it a path from the top');
});

test('--3way on a pasted base shows what each side was', async ({ playground, texts, matrix, drawer, transport }) => {
  const id = createHash('sha1').update(`blob ${base.length}\0${base}`).digest('hex').slice(0, 7);
  await playground.open();
  await texts.drop({
    'run.sh': script,
    'fix.diff': `diff --git a/run.sh b/run.sh\nindex ${id}..1234567 100644\n${merging}`,
  });
  await matrix.unfold();
  await matrix.replay('git apply');
  await drawer.open('Options');
  await drawer.command('git apply --3way');
  await drawer.panel.getByRole('checkbox', { name: 'Run from a subdirectory of a repository' }).check();
  await drawer.panel.getByRole('textbox', { name: 'Directory', exact: true }).fill('');
  await transport.goTo(2);
  await expect(transport.sentence).toContainText('is not known. So git apply falls back on the file as it is.');
  await drawer.panel.getByText('The version the patch was made from').click();
  await drawer.panel.getByRole('textbox', { name: /as the patch knew it/ }).fill(base);
  await expect(playground.headline).toContainText('left both versions in the file, between conflict markers');
  await drawer.open('Result');
  await drawer.panel.getByRole('button', { name: 'Three versions' }).click();
  const versions = drawer.panel.getByRole('table', { name: /three versions/ });
  const conflict = versions.getByRole('row').filter({ hasText: 'conflict' });
  for (const side of ['log=/var', 'log=/var/x', 'log=/tmp']) await expect(conflict).toContainText(side);
  await expect(versions.getByRole('row').filter({ hasText: 'the patch’s goes in' })).toContainText('wait=9');
  await expect(versions.getByRole('row').filter({ hasText: 'both made the same change' })).toContainText('PORT=80');
});

test('a version says what that version says', async ({ page, playground, texts, matrix, drawer }) => {
  await playground.open();
  await texts.drop({ 'run.sh': script, 'fix.diff': merging.replace('-3,7 +3,7', '-3,8 +3,8') });
  await matrix.unfold();
  await matrix.replay('git apply');
  await drawer.open('Transcript');
  await expect(drawer.panel).toContainText(/corrupt patch at line \d+/);
  await drawer.open('Options');
  await page.getByRole('group', { name: 'Version' }).getByRole('button', { name: 'newest' }).click();
  await drawer.open('Transcript');
  await expect(drawer.panel).toContainText(/corrupt patch at <stdin>:\d+/);
});
