import { createStore, type StoreApi } from 'zustand/vanilla';

/** 'moves': one step a stretch of the search. 'places': one step a comparison. */
export type Zoom = 'moves' | 'places';

export const speeds = [0.25, 0.5, 1, 2, 4, 8] as const;

interface Playhead {
  /** From 0, in comparisons at either zoom. Null stands for the outcome: the landing or the refusal. */
  readonly step: number | null;
  readonly zoom: Zoom;
  readonly isPlaying: boolean;
  readonly speed: number;
}

export type PlayheadStore = StoreApi<Playhead>;

/** The step shown. Kept alone, since it changes with every frame while playing. */
export const createPlayheadStore = (): PlayheadStore =>
  createStore<Playhead>()(() => ({ step: null, zoom: 'places', isPlaying: false, speed: 1 }));
