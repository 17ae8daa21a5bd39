import { expect, test, vi } from 'vitest';
import type { PresetEntry } from '../content/presets/index.ts';
import { createDocumentStore } from './document.ts';
import { emptyDraft } from './draft.ts';
import { createHistoryStore } from './history.ts';
import { createPlayheadStore } from './playhead.ts';
import { type Address, createSession } from './session.ts';
import { positionOf, withPosition } from './shared-draft.ts';
import { createViewStore } from './view.ts';

const entry = (id: string): PresetEntry => ({
  id,
  title: id,
  load: async () => ({
    id,
    title: id,
    story: '',
    applier: 'gnu-patch',
    cases: ['one', 'two'].map((name) => ({
      id: name,
      label: name,
      files: { 'a.txt': `${id} ${name}\n` },
      edit: 'patch\n',
      hunk: 1,
      intents: [{ symbol: 'meant', line: null }],
      expected: {},
    })) as never,
  }),
});

/** A browser's address bar with its entries. */
function addressBar(start = '') {
  const entries: { fragment: string; visit: number | null }[] = [{ fragment: start, visit: null }];
  let at = 0;
  let heard: (visit: number | null) => void = () => {};
  const address: Address = {
    read: () => entries[at]!.fragment,
    replace: (fragment, visit) => {
      entries[at] = { fragment, visit };
    },
    push: (fragment, visit) => {
      entries.splice(at + 1, Number.POSITIVE_INFINITY, { fragment, visit });
      at++;
    },
    listen: (callback) => {
      heard = callback;
    },
  };
  const back = () => {
    at--;
    heard(entries[at]!.visit);
  };
  const type = (fragment: string) => {
    entries.splice(at + 1, Number.POSITIVE_INFINITY, { fragment, visit: null });
    at++;
    heard(null);
  };
  return { address, back, type, now: () => entries[at]!.fragment };
}

function unopened(fragment = '') {
  const bar = addressBar(fragment);
  const document = createDocumentStore();
  const history = createHistoryStore(null);
  const presets = [entry('first'), entry('second')];
  const session = createSession({
    document,
    playhead: createPlayheadStore(),
    view: createViewStore(),
    history,
    storage: null,
    presets,
    address: bar.address,
    now: Date.now,
  });
  return { ...bar, presets, document, history, session, text: () => document.getState().files[0]?.text };
}

async function setup(fragment = '') {
  const page = unopened(fragment);
  await page.session.start();
  return page;
}

const own = { ...emptyDraft, files: [{ path: 'my.txt', text: 'mine\n' }], edit: 'p\n', active: 'my.txt' };

test('without a fragment the first scenario opens', async () => {
  const { text } = await setup();
  expect(text()).toBe('first one\n');
});

test('a scenario has a short address: its id, its case, and what is otherwise', async () => {
  const { session, now, document } = await setup();
  await session.openPreset('second.two');
  expect(now()).toBe('1/second.two');
  document.getState().choose('strict', { file: 0, hunk: 0 });
  expect(await session.save()).toBe('1/second.two/strict/h1');
});

test('opening something keeps what was there, one step back and in the history', async () => {
  const { session, document, text, back, history } = await setup();
  await session.openDraft(own);
  document.getState().setFile('my.txt', 'mine, changed\n');
  await session.openPreset('second');
  expect(text()).toBe('second one\n');
  expect(history.getState().kept[0]).toMatchObject({ title: 'my.txt' });
  back();
  await vi.waitFor(() => expect(text()).toBe('mine, changed\n'));
});

test('a state of the history comes back whole', async () => {
  const { session, text, history } = await setup();
  await session.openDraft(own);
  await session.openPreset('second');
  await session.openFragment(history.getState().kept[0]!.fragment);
  expect(text()).toBe('mine\n');
});

test('a link typed into the address bar opens like any other', async () => {
  const { type, text, session, back } = await setup();
  await session.openDraft(own);
  type('1/second');
  await vi.waitFor(() => expect(text()).toBe('second one\n'));
  back();
  await vi.waitFor(() => expect(text()).toBe('mine\n'));
});

test.for([
  ['1/nowhere', 'There is no scenario called'],
  ['7/what', 'cannot be read'],
])('%s opens something and says why it is not that', async ([fragment, words]) => {
  const { session, text } = await setup(fragment);
  expect(session.told.getState().notice).toContain(words);
  expect(text()).toBe('first one\n');
});

test('a scenario with other options is still that scenario in its link, and means the same', async () => {
  const { document, session, now, type } = await setup('1/second.two');
  document.getState().setArgs('gnu-patch', ['-F0']);
  await session.save();
  const link = now();
  await session.openDraft(own);
  type(link);
  await vi.waitFor(() => expect(document.getState().args).toEqual({ 'gnu-patch': ['-F0'] }));
  expect(document.getState().scenario).toMatchObject({ id: 'second', caseId: 'two', intents: [{ symbol: 'meant' }] });
  document.getState().setEdit('other\n');
  await session.save();
  type(now());
  await vi.waitFor(() => expect(document.getState().edit).toBe('other\n'));
  expect(document.getState().scenario).toBeNull();
});

test('a changed scenario is one’s own work', async () => {
  const { document, session, history } = await setup();
  document.getState().setEdit('other\n');
  expect(document.getState().scenario).toBeNull();
  await session.save();
  expect(history.getState().kept).toHaveLength(1);
});

test('what is dropped while the page is still opening is not covered', async () => {
  const { session, text, presets } = unopened();
  let isLoaded = () => {};
  const loaded = new Promise<void>((resolve) => {
    isLoaded = resolve;
  });
  const { load } = presets[0]!;
  vi.spyOn(presets[0]!, 'load').mockImplementationOnce(async () => {
    await loaded;
    return load();
  });
  const opening = session.start();
  await session.openDraft({ ...emptyDraft, files: [{ path: 'own.txt', text: 'own\n' }] });
  isLoaded();
  await opening;
  expect(text()).toBe('own\n');
});

test('what an edit is taken for is in its link, and is no longer said of another edit', () => {
  const draft = { ...emptyDraft, edit: 'one', takenFor: 'v4a' as const };
  const linked = withPosition({ ...emptyDraft, edit: 'one' }, positionOf(draft, null, 'places'));
  expect(linked.takenFor).toBe('v4a');
  expect(withPosition(emptyDraft, { format: 'evil-call' }).takenFor).toBeNull();
  const document = createDocumentStore();
  document.getState().load(linked);
  document.getState().setEdit('two');
  expect(document.getState().takenFor).toBeNull();
});
