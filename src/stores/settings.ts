import { createStore, type StoreApi } from 'zustand/vanilla';

export type Theme = 'system' | 'light' | 'dark';

interface Settings {
  readonly theme: Theme;
  /** Whether single characters act as keys of the player. */
  readonly characterKeys: boolean;
}

export type SettingsStore = StoreApi<Settings>;

const key = 'hunkscope.settings';
const defaults: Settings = { theme: 'system', characterKeys: true };

/** What a person prefers, kept in the browser. */
export function createSettingsStore(storage: Storage | null): SettingsStore {
  const store = createStore<Settings>()(() => ({ ...defaults, ...read(storage) }));
  store.subscribe((settings) => write(storage, settings));
  return store;
}

function read(storage: Storage | null): Partial<Settings> {
  try {
    return JSON.parse(storage?.getItem(key) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

function write(storage: Storage | null, settings: Settings): void {
  try {
    storage?.setItem(key, JSON.stringify(settings));
  } catch {
    // A full or forbidden storage loses a preference, nothing more.
  }
}
