import type { Tree, TreeFile } from '../../text/tree.ts';
import { outsideNode } from './outside.ts';

/** What a path leads to. `key` is where it lies in the tree; null when that is outside of it. */
export type Node =
  | { readonly kind: 'file' | 'symlink'; readonly key: string | null; readonly file: TreeFile }
  | { readonly kind: 'directory'; readonly key: string | null }
  | { readonly kind: 'missing'; readonly key: string | null; readonly error: string };

/** When every file was last changed, in seconds since 1970: texts have no time of their own. 2000-01-01, as in the vectors. */
export const timeOfFiles = 946_684_800;

interface Walk {
  readonly follows: boolean;
  /** How many components of a path can not be left by `..`. */
  readonly root: number;
  readonly links: number;
}

type Route = readonly string[];

const noEntry = 'No such file or directory';
const notDirectory = 'Not a directory';
const mostLinks = 40;

const missing = (error: string, key: string | null = null): Node => ({ kind: 'missing', key, error });

/** The directory in which the tool runs, as it changes. Files are values of the tree; directories are kept beside. */
export class Disk {
  readonly #files: Map<string, TreeFile>;
  readonly #directories = new Set<string>(['']);
  /** Null once the tree was left (`-d /`): nothing relative is known there. */
  #cwd: Route | null = [];

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
    if (node.kind !== 'directory') return notDirectory;
    this.#cwd = node.key === null ? null : routeOf(node.key);
    return null;
  }

  /** Whether the tool runs outside the tree. */
  get isOutside(): boolean {
    return this.#cwd === null;
  }

  /** What `path` leads to; `follows` a symlink at its very end too, and `isInside` forbids it to leave the directory. */
  lookUp(path: string, { follows = false, isInside = false } = {}): Node {
    if (path === '' || (this.#cwd === null && !path.startsWith('/'))) return missing(noEntry);
    const from = this.#cwd ?? [];
    return this.#walk(path, from, { follows, root: isInside ? from.length : 0, links: 0 });
  }

  /** Why no file can be made at `path`, in the system's words; null when one can. */
  obstacle(path: string): string | null {
    const node = this.lookUp(path, { follows: true });
    if (node.kind === 'directory') return 'Is a directory';
    const parent = this.lookUp(path.slice(0, path.lastIndexOf('/') + 1) || '.', { follows: true });
    return parent.kind === 'directory' ? null : parent.kind === 'missing' ? parent.error : notDirectory;
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

  #walk(path: string, from: Route, walk: Walk): Node {
    if (path.startsWith('/')) return walk.root > 0 ? missing(noEntry) : outsideNode(path);
    let at = [...from];
    const steps = path.split('/').filter((step) => step !== '' && step !== '.');
    for (let i = 0; i < steps.length; i++) {
      if (steps[i] === '..') {
        if (at.length <= walk.root) return missing(noEntry);
        at.pop();
        continue;
      }
      at.push(steps[i]!);
      const isLast = i === steps.length - 1 && !path.endsWith('/');
      const key = at.join('/');
      const file = this.#files.get(key);
      if (file === undefined) {
        if (this.#directories.has(key)) continue;
        const rest = steps.slice(i + 1);
        return missing(noEntry, rest.includes('..') ? null : [...at, ...rest].join('/'));
      }
      if (isLast && !(file.kind === 'symlink' && walk.follows)) return { kind: file.kind, key, file };
      if (file.kind !== 'symlink') return missing(notDirectory);
      if (walk.links >= mostLinks) return missing('Too many levels of symbolic links');
      const target = this.#walk(file.text, at.slice(0, -1), { ...walk, follows: true, links: walk.links + 1 });
      if (isLast) return target;
      if (target.kind !== 'directory') return missing(target.kind === 'missing' ? target.error : notDirectory);
      if (target.key === null) return missing(noEntry);
      at = [...routeOf(target.key)];
    }
    return { kind: 'directory', key: at.join('/') };
  }
}

const routeOf = (key: string): Route => (key === '' ? [] : key.split('/'));
