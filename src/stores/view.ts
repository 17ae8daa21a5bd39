import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ByteText, FormatId } from '../engine/index.ts';

export type View = 'stage' | 'paste' | 'present';

interface Looking {
  /** Which of the page's faces is shown. */
  readonly view: View;
  /** What a person says that an edit is, against what it looks like; of that edit alone. */
  readonly taken: { readonly edit: ByteText; readonly format: FormatId } | null;
}

export type ViewStore = StoreApi<Looking>;

/** How a person looks at what is on the table. */
export const createViewStore = (): ViewStore => createStore<Looking>()(() => ({ view: 'stage', taken: null }));
