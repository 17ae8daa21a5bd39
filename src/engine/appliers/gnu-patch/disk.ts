import type { ByteText } from '../../text/bytes.ts';
import type { Tree, TreeFile } from '../../text/tree.ts';

/** What a path leads to. `key` is where it lies in the tree; null when that is outside of it. */
export type Node =
  | { readonly kind: 'file' | 'symlink'; readonly key: string; readonly file: TreeFile }
  | { readonly kind: 'directory'; readonly key: string }
  | { readonly kind: 'missing'; readonly key: string | null; readonly error: string };

type Route = readonly string[];

const noEntry = 'No such file or directory';
const mostLinks = 40;

/** The directory in which the tool runs, as it changes. Files are values of the tree; directories are kept beside. */
export class Disk {
  readonly #files: Map<string, TreeFile>;
  readonly #directories = new Set<string>(['']);
  #cwd: Route = [];

  constructor(tree: Tree) {
    this.#files = new Map(tree);
    for (const path of tree.keys()) this.#makeParents(path);
  }

  /** The files by path, from the directory in which the run began. */
  get tree(): Tree {
    return this.#files;
  }

  /** Enters a directory; gives the system's words when that fails. */
  enter(path: string): string | null {
    const node = this.lookUp(path, { follows: true });
    if (node.kind === 'missing') return node.error;
    if (node.kind !== 'directory') return 'Not a directory';
    this.#cwd = routeOf(node.key);
    return null;
  }

  /** What `path` leads to; `follows` a symlink at its very end too, and `isInside` forbids it to leave the directory. */
  lookUp(path: string, { follows = false, isInside = false } = {}): Node {
    if (path === '') return { kind: 'missing', key: null, error: noEntry };
    const root = isInside ? this.#cwd : [];
    return this.#walk(path, this.#cwd, { follows, root, links: 0 });
  }

  /** Writes a file or symlink, making directories above it. Replaces what is there. */
  write(path: string, file: TreeFile): void {
    const { key } = this.lookUp(path);
    if (key === null) return;
    this.#makeParents(key);
    this.#files.set(key, file);
  }

  remove(path: string): void {
    const { key } = this.lookUp(path);
    if (key !== null) this.#files.delete(key);
  }

  /** Removes the directories above `path` that are empty, innermost first; gives their paths as the tool names them. */
  removeEmptyParents(path: string): string[] {
    const removed: string[] = [];
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const parent = path.slice(0, end);
      const { kind, key } = this.lookUp(parent);
      if (kind !== 'directory' || key === null || this.#holdsAny(key)) break;
      this.#directories.delete(key);
      removed.push(parent);
    }
    return removed;
  }

  /** Names of what lies directly in the directory that holds `path`. */
  siblings(path: string): string[] {
    const { key } = this.lookUp(path);
    if (key === null) return [];
    const folder = key.slice(0, key.lastIndexOf('/') + 1);
    const names = new Set<string>();
    for (const known of [...this.#files.keys(), ...this.#directories]) {
      if (known.startsWith(folder) && known !== folder) names.add(known.slice(folder.length).split('/')[0]!);
    }
    return [...names];
  }

  #holdsAny(directory: string): boolean {
    const within = `${directory}/`;
    const isWithin = (path: string) => path.startsWith(within);
    return [...this.#files.keys()].some(isWithin) || [...this.#directories].some(isWithin);
  }

  #makeParents(path: string): void {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const parent = path.slice(0, end);
      if (this.#directories.has(parent)) break;
      this.#directories.add(parent);
    }
  }

  #walk(path: string, from: Route, options: { follows: boolean; root: Route; links: number }): Node {
    if (path.startsWith('/')) return this.#outside(path);
    let at = [...from];
    const steps = path.split('/').filter((step) => step !== '' && step !== '.');
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i]!;
      if (step === '..') {
        if (at.length <= options.root.length) return { kind: 'missing', key: null, error: noEntry };
        at.pop();
        continue;
      }
      at.push(step);
      const isLast = i === steps.length - 1;
      const key = at.join('/');
      const file = this.#files.get(key);
      if (file === undefined) {
        if (this.#directories.has(key)) continue;
        return {
          kind: 'missing',
          key: isLast || !steps.includes('..', i) ? [...at, ...steps.slice(i + 1)].join('/') : null,
          error: noEntry,
        };
      }
      if (file.kind === 'symlink' && (!isLast || options.follows || path.endsWith('/'))) {
        if (options.links >= mostLinks)
          return { kind: 'missing', key: null, error: 'Too many levels of symbolic links' };
        const target = this.#walk(file.text, at.slice(0, -1), { ...options, follows: true, links: options.links + 1 });
        if (isLast || target.kind !== 'directory') return isLast ? target : brokenOff(target);
        at = [...routeOf(target.key)];
        continue;
      }
      if (!isLast || path.endsWith('/')) return { kind: 'missing', key: null, error: 'Not a directory' };
      return { kind: file.kind, key, file };
    }
    return { kind: 'directory', key: at.join('/') };
  }

  /** Nothing outside the tree is known, but for the root itself. */
  #outside(path: ByteText): Node {
    return { kind: 'missing', key: null, error: /^\/+$/.test(path) ? 'Is a directory' : noEntry };
  }
}

const routeOf = (key: string): Route => (key === '' ? [] : key.split('/'));

function brokenOff(target: Node): Node {
  return { kind: 'missing', key: null, error: target.kind === 'missing' ? target.error : 'Not a directory' };
}
