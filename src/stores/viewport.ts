import { createStore, type StoreApi } from 'zustand/vanilla';

interface Viewport {
  /** First line on show in the file pane, as a place of the searched text, with the part of it that is scrolled away. */
  readonly top: number;
  /** Lines by which the searched text is ahead of the file there. */
  readonly shift: number;
  /** Height of a line in CSS pixels. */
  readonly lineHeight: number;
  /** Whole lines on show. */
  readonly lines: number;
  /** A place of the searched text (from 0) that somebody asked to see; another object for each time it is asked. */
  readonly wanted: { readonly place: number } | null;
}

export type ViewportStore = StoreApi<Viewport>;

/** What the file pane shows, for the lens that leads to it. */
export const createViewportStore = (): ViewportStore =>
  createStore<Viewport>()(() => ({ top: 0, shift: 0, lineHeight: 20, lines: 20, wanted: null }));
