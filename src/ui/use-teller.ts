import { later } from './kit/later.ts';

/** What tells in words what happened; null until it has come, which is while the first applier runs. */
export const useTeller = later(() => import('./teller.ts'));
