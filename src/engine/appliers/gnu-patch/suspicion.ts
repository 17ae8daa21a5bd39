import type { Mark } from './detected.ts';

/** What the patch's file is now. */
export type TargetState = 'missing' | 'empty' | 'filled';

/** Why a patch looks as if it were the wrong way round, in the tool's words: "would VERB the file, which TAIL". */
export interface Suspicion {
  readonly verb: 'create' | 'empty out' | 'delete';
  readonly tail: string;
}

/**
 * Whether the marks of a patch, in the direction in which it is applied, contradict what is there; null when not.
 *
 * Source: GNU patch 2.7.6; vectors 073 to 102.
 */
export function suspicionOf(state: TargetState, old: Mark, next: Mark): Suspicion | null {
  switch (state) {
    case 'filled':
      return old === 2 ? { verb: 'create', tail: 'already exists' } : null;
    // Git's index line may have said that the file is empty: then that it is, is no surprise.
    case 'empty':
      return next >= 1 && !(old === 1 && next === 2) ? { verb: 'empty out', tail: 'is already empty' } : null;
    case 'missing':
      return next >= 1 && !(next === 1 && old === 2) ? { verb: 'delete', tail: 'does not exist' } : null;
  }
}
