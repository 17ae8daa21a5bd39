import { createStore, type StoreApi } from 'zustand/vanilla';

export type View = 'stage' | 'paste' | 'present';

export type ViewStore = StoreApi<{ readonly view: View }>;

/** Which of the page's faces is shown. */
export const createViewStore = (): ViewStore => createStore<{ readonly view: View }>()(() => ({ view: 'stage' }));
