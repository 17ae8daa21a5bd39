import type { ByteText } from '../../text/bytes.ts';
import { plainFile, type Tree, type TreeFile } from '../../text/tree.ts';
import { audited } from './choose.ts';
import { portabilityWarning } from './windows-names.ts';

/** What is printed of a part when it ends, whatever ends it. Lines with their line feeds. */
export interface Closing {
  readonly stdout: ByteText;
  readonly stderr: ByteText;
}

/**
 * The files of a working copy, and what the tool knows of them. A file is found by any spelling of its path, but
 * tracked under one: `d//f` is there when `d/f` is, and is not tracked.
 *
 * Methods that may be refused give the reason as printed after `abort: `, or null.
 */
export class WorkingCopy {
  readonly files: Map<string, TreeFile>;
  readonly #root: string;
  readonly #tracked: Set<string>;
  /** Tracked, but in no commit yet: added by an earlier part. */
  readonly #uncommitted = new Set<string>();
  /** Of this part. */
  #removed = new Set<string>();
  #written = new Set<string>();
  /** What was copied or moved, and from where. */
  #sources = new Map<string, string>();
  #unknown = new Set<string>();
  #originals = new Map<string, TreeFile>();

  constructor(tree: Tree, root: string) {
    this.files = new Map(tree);
    this.#root = root;
    this.#tracked = new Set(tree.keys());
  }

  has(path: string): boolean {
    return this.files.has(spelled(path));
  }

  file(path: string): TreeFile | undefined {
    return this.files.get(spelled(path));
  }

  /** Puts aside what is to be copied, as it is now: what hunks do to it later makes no difference to the copy. */
  keep(sources: readonly string[]): string | null {
    for (const path of sources) {
      const illegal = audited(path);
      if (illegal !== null) return illegal;
      const file = this.file(path);
      if (file) this.#originals.set(path, file);
    }
    return null;
  }

  /** A file that was put aside. */
  original(path: string): TreeFile | undefined {
    return this.#originals.get(path);
  }

  write(path: string, file: TreeFile): string | null {
    const refusal = audited(path) ?? this.#unknownFile(path) ?? this.#missingFolder(path);
    if (refusal !== null) return refusal;
    this.#written.add(path);
    this.files.set(spelled(path), file);
    return null;
  }

  /** A file of hunks that were rejected: the tool knows nothing of it. */
  writeRejects(path: string, text: ByteText): string | null {
    const refusal = this.#missingFolder(path);
    if (refusal === null) this.files.set(spelled(path), plainFile(text));
    return refusal;
  }

  copied(path: string, source: string): void {
    this.#sources.set(path, source);
  }

  setExecutable(path: string, isExecutable: boolean): string | null {
    const file = this.file(path);
    if (!file) return `No such file or directory: '${this.#root}/${path}'`;
    return this.write(path, { ...file, mode: isExecutable ? 0o755 : 0o644 });
  }

  remove(path: string): string | null {
    const refusal = this.#unknownFile(path);
    if (refusal !== null) return refusal;
    this.files.delete(spelled(path));
    if (this.#tracked.has(path)) this.#removed.add(path);
    else this.#unknown.add(path);
    return null;
  }

  /** Ends a part. New files are tracked from now on, copies are not. */
  close(): Closing {
    const added = [...this.#written].filter(
      (path) => this.#removed.has(path) || !(this.#tracked.has(path) || this.#sources.has(path)),
    );
    added.sort();
    const unstored = [...this.#sources]
      .filter(([, source]) => this.#uncommitted.has(source))
      .map(([path, source]) => `${source} has not been committed yet, so no copy data will be stored for ${path}.\n`);
    const closing = {
      stdout: added.map((path) => `adding ${path}\n`).join(''),
      stderr: [
        ...unstored,
        ...[...this.#unknown].sort().map((path) => `${path} not tracked!\n`),
        ...added.map(portabilityWarning),
      ].join(''),
    };
    for (const path of added) {
      if (!this.#tracked.has(path)) this.#uncommitted.add(path);
      this.#tracked.add(path);
    }
    this.#removed = new Set();
    this.#written = new Set();
    this.#sources = new Map();
    this.#unknown = new Set();
    this.#originals = new Map();
    return closing;
  }

  /** Only what is tracked may be changed. */
  #unknownFile(path: string): string | null {
    return this.has(path) && !this.#tracked.has(path) ? `cannot patch ${path}: file is not tracked` : null;
  }

  /** It cannot make a folder that is spelled with a dot at its end. */
  #missingFolder(path: string): string | null {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    if (!folder.endsWith('/.')) return null;
    const isThere = [...this.files.keys()].some((known) => known.startsWith(`${spelled(folder)}/`));
    return isThere ? null : `No such file or directory: '${this.#root}/${folder}'`;
  }
}

/** A path as the disk has it. */
const spelled = (path: string): string =>
  path
    .split('/')
    .filter((component) => component !== '' && component !== '.')
    .join('/');
