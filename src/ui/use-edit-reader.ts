import { later } from './kit/later.ts';

/** What reads the edit on the page; null until it has come. */
export const useEditReader = later(() => import('./edit-reader.ts'));
