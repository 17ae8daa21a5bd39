import type { ByteText } from '../../../text/bytes.ts';
import type { TreeFile } from '../../../text/tree.ts';
import { blobId } from '../binary/sha1.ts';

/** Shorter ids name nothing. */
const shortestId = 4;

/**
 * The contents that a repository holds, by id. Ours holds what it is given: the version the patch was made from, and
 * the files as they are, since all of them count as committed.
 */
export class Blobs {
  readonly #files: readonly TreeFile[];
  #contents: Map<string, ByteText> | null = null;

  constructor(files: readonly TreeFile[]) {
    this.#files = files;
  }

  add(content: ByteText): void {
    this.#ids().set(blobId(content), content);
  }

  /** The content whose id starts with these hex digits; null: there is none. */
  find(id: ByteText): ByteText | null {
    if (id.length < shortestId || !/^[0-9a-f]+$/i.test(id)) return null;
    for (const [known, content] of this.#ids()) if (known.startsWith(id.toLowerCase())) return content;
    return null;
  }

  /** Computed when first asked for: most runs never ask. */
  #ids(): Map<string, ByteText> {
    this.#contents ??= new Map(this.#files.map(({ text }) => [blobId(text), text]));
    return this.#contents;
  }
}
