import { createStore, type StoreApi } from 'zustand/vanilla';

export type View = 'stage' | 'paste' | 'present';

interface Looking {
  /** Which of the page's faces is shown. */
  readonly view: View;
}

export type ViewStore = StoreApi<Looking>;

/** How a person looks at what is on the table. */
export const createViewStore = (): ViewStore => createStore<Looking>()(() => ({ view: 'stage' }));
