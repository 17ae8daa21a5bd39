import type { ByteText } from '../../../text/bytes.ts';
import type { Entry } from '../entry.ts';

/** What earlier entries of the same input left at a path. */
export type Earlier =
  /** A later entry will delete or rename it away. */
  | { readonly kind: 'to-be-deleted' }
  /** An entry deleted or renamed it. */
  | { readonly kind: 'was-deleted' }
  | { readonly kind: 'result'; readonly text: ByteText; readonly mode: number };

/** Paths that entries of one input have touched, so that a second entry for a path sees the first one's result. */
export class PathTable {
  readonly #paths = new Map<ByteText, Earlier>();

  /** Deletions and renames are known in advance, so that a creation may come before them. */
  constructor(entries: readonly Entry[]) {
    for (const entry of entries) {
      if (goesAway(entry) && entry.oldName !== null) this.#paths.set(entry.oldName, { kind: 'to-be-deleted' });
    }
  }

  get(path: ByteText): Earlier | null {
    return this.#paths.get(path) ?? null;
  }

  /** Notes what a checked entry leaves behind. */
  add(entry: Entry, text: ByteText): void {
    if (entry.newName !== null) this.#paths.set(entry.newName, { kind: 'result', text, mode: entry.newMode });
    if (goesAway(entry) && entry.oldName !== null) this.#paths.set(entry.oldName, { kind: 'was-deleted' });
  }
}

const goesAway = (entry: Entry) => entry.newName === null || entry.isRename;
