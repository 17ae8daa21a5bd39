import { v4aWriter } from '../../formats/v4a/write.ts';

/** What functions have in common that place all sections of a V4A patch before they write. */
export const v4aFunction = {
  family: 'agent',
  command: [],
  defaults: [],
  formats: ['v4a'],
  convert: v4aWriter({ joinsAdded: true }),
  options: [],
  evidence: 'recorded',
} as const;

/** The words of their cards that are the same. */
export const v4aCard = {
  finds: 'Old lines as text, below the section before; an @@ line moves the search below it, if it is found.',
  twins: 'Takes the first below the cursor, without a word.',
  context: 'The file’s.',
  atomicity: 'Everything is placed before anything is written.',
} as const;
