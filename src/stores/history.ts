import { createStore, type StoreApi } from 'zustand/vanilla';

/** A state that was left or saved: enough to name it, and the link that brings it back. */
export interface Kept {
  readonly id: string;
  /** Milliseconds since 1970, when it was last changed. */
  readonly at: number;
  /** When this stretch of work began. */
  readonly since: number;
  readonly title: string;
  /** What its texts are, so that the same ones are kept once. */
  readonly key: string;
  readonly fragment: string;
}

interface History {
  /** Newest first. */
  readonly kept: readonly Kept[];
  /** The newest could not be written down: it lives as long as the page does. */
  readonly isFull: boolean;
}

export type HistoryStore = StoreApi<History>;

const storageKey = 'hunkscope.history';
const most = 50;
/** Changes within this time make one state, not one for every pause in typing. */
const stretch = 60_000;

/** The last fifty states of the work, in this browser only. */
export function createHistoryStore(storage: Storage | null): HistoryStore {
  return createStore<History>()(() => ({ kept: read(storage), isFull: false }));
}

/** Keeps a state: in place of one with the same texts, or of the one that this stretch of work began with. */
export function keep(store: HistoryStore, storage: Storage | null, state: Omit<Kept, 'id' | 'since'>): void {
  const { kept } = store.getState();
  const newest = kept[0];
  const continues = newest && state.at - newest.since < stretch && newest.title === state.title;
  const since = continues ? newest.since : state.at;
  const others = kept.filter((other) => other.key !== state.key && !(continues && other === newest));
  save(store, storage, [{ ...state, id: `${state.at.toString(36)}-${state.key}`, since }, ...others].slice(0, most));
}

export const forget = (store: HistoryStore, storage: Storage | null, id: string): void =>
  save(
    store,
    storage,
    store.getState().kept.filter((state) => state.id !== id),
  );

export const forgetAll = (store: HistoryStore, storage: Storage | null): void => save(store, storage, []);

/** Writes as many as there is room for, the newest first; all stay on the page. */
function save(store: HistoryStore, storage: Storage | null, kept: readonly Kept[]): void {
  let count = within(kept, room);
  while (storage && count > 0 && !write(storage, kept.slice(0, count))) count = Math.floor(count / 2);
  if (kept.length === 0 && storage) write(storage, kept);
  store.setState({ kept, isFull: kept.length > 0 && (!storage || count === 0) });
}

/** Browsers give a page about five million characters. */
const room = 4_500_000;

/** How many of the first states stay within so many characters. */
function within(kept: readonly Kept[], most: number): number {
  let sum = 0;
  const end = kept.findIndex(({ fragment }) => {
    sum += fragment.length;
    return sum > most;
  });
  return end < 0 ? kept.length : end;
}

function write(storage: Storage, kept: readonly Kept[]): boolean {
  try {
    storage.setItem(storageKey, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

function read(storage: Storage | null): readonly Kept[] {
  try {
    const list: unknown = JSON.parse(storage?.getItem(storageKey) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (entry: unknown): entry is Kept =>
  typeof entry === 'object' && entry !== null && 'fragment' in entry && typeof entry.fragment === 'string';
