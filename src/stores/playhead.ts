import { createStore, type StoreApi } from 'zustand/vanilla';

/** 'moves': one step a move. 'places': one step a comparison. */
export type Zoom = 'moves' | 'places';

export const speeds = [0.25, 0.5, 1, 2, 4, 8] as const;

interface Playhead {
  /** From 0, at the zoom shown. `Infinity` stands for the last step, until the run is known. */
  readonly step: number;
  readonly zoom: Zoom;
  readonly isPlaying: boolean;
  readonly speed: number;
}

export type PlayheadStore = StoreApi<Playhead>;

/** The step shown. Kept alone, since it changes with every frame while playing. */
export const createPlayheadStore = (): PlayheadStore =>
  createStore<Playhead>()(() => ({ step: Number.POSITIVE_INFINITY, zoom: 'places', isPlaying: false, speed: 1 }));
