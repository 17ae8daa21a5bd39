import { expect, test } from 'vitest';
import { createHistoryStore, forget, keep } from './history.ts';

/** A storage with room for so many characters. */
function storageOf(room = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  } as Storage;
}

const state = (key: string, at: number, title = key) => ({ key, at, title, fragment: `1/state/${key}` });
const keys = (storage: Storage) =>
  createHistoryStore(storage)
    .getState()
    .kept.map(({ key }) => key);

function kept(states: readonly ReturnType<typeof state>[], storage = storageOf()) {
  const store = createHistoryStore(storage);
  for (const one of states) keep(store, storage, one);
  return { store, storage };
}

test('states are kept newest first and survive the page', () => {
  const { storage } = kept([state('a', 0), state('b', 1), state('c', 2)]);
  expect(keys(storage)).toEqual(['c', 'b', 'a']);
});

test('the same texts are kept once', () => {
  expect(keys(kept([state('a', 0), state('b', 1), state('a', 2)]).storage)).toEqual(['a', 'b']);
});

test('typing on makes one state a minute, not one a pause', () => {
  const typed = [0, 20_000, 40_000, 70_000].map((at) => state(`typed ${at}`, at, 'my file'));
  expect(keys(kept(typed).storage)).toEqual(['typed 70000', 'typed 40000']);
});

test('the last fifty are kept', () => {
  const many = Array.from({ length: 60 }, (_, i) => state(`s${i}`, i));
  expect(keys(kept(many).storage)).toHaveLength(50);
});

test('a full storage drops the oldest, and says so only when nothing fits', () => {
  const some = kept([state('a', 0), state('b', 1), state('c', 2), state('d', 3)], storageOf(200));
  expect(keys(some.storage)).toEqual(['d', 'c']);
  expect(some.store.getState()).toMatchObject({ isFull: false });
  expect(kept([state('a', 0)], storageOf(10)).store.getState()).toMatchObject({ isFull: true, kept: [{ key: 'a' }] });
});

test('one can be deleted', () => {
  const { store, storage } = kept([state('a', 0), state('b', 1)]);
  forget(store, storage, store.getState().kept[0]!.id);
  expect(keys(storage)).toEqual(['a']);
});

test('a storage that holds something else is an empty history', () => {
  const storage = storageOf();
  storage.setItem('hunkscope.history', '{"kept":');
  expect(keys(storage)).toEqual([]);
});
