import type { Applier } from './applier.ts';

/** Every applier, in the order of the matrix. */
export const appliers: readonly Applier[] = [];

export const applierById = (id: string): Applier | undefined => appliers.find((applier) => applier.id === id);
