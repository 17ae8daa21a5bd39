import type { ByteText } from '../../../text/bytes.ts';
import { fileType, submoduleType } from '../check/modes.ts';
import { type Entry, nameOf } from '../entry.ts';
import { ancestors, type WorkTree } from '../work-tree.ts';

/** The names in the index, as far as they decide what may be added to it. At first they are those of all files. */
export class IndexNames {
  readonly #tree: WorkTree;
  readonly #names: Set<ByteText>;

  constructor(tree: WorkTree) {
    this.#tree = tree;
    this.#names = new Set(tree.tree.keys());
  }

  remove(path: ByteText): void {
    this.#names.delete(this.#tree.key(path));
  }

  /** Adds the result of an entry, or gives the reason why it cannot be there. */
  add(entry: Entry, text: ByteText): ByteText | null {
    const path = nameOf(entry);
    if (fileType(entry.newMode) === submoduleType && !namesCommit.test(text)) {
      return `corrupt patch for submodule ${path}`;
    }
    const key = this.#tree.key(path);
    if (ancestors(key).some((above) => this.#names.has(above)) || this.#isDirectory(key)) {
      return `'${path}' appears as both a file and as a directory\nerror: unable to add cache entry for ${path}`;
    }
    this.#names.add(key);
    return null;
  }

  #isDirectory(key: ByteText): boolean {
    for (const name of this.#names) if (name.startsWith(`${key}/`)) return true;
    return false;
  }
}

/** How a diff writes the commit of a submodule. */
const namesCommit = /^Subproject commit [0-9a-f]{40}/i;
