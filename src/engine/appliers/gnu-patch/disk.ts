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

export const noEntry = 'No such file or directory';
const notDirectory = 'Not a directory';
const mostLinks = 40;

const missing = (error: string, key: string | null = null): Node => ({ kind: 'missing', key, error });

/** The directory in which the tool runs, as it changes. Files are values of the tree; directories are kept beside. */
export class Disk {
  readonly #files: Map<string, TreeFile>;
  /** Directories by path, with the names of what lies in them. */
  readonly #directories = new Map<string, Set<string>>([['', new Set()]]);
  /** Null once the tree was left (`-d /`): nothing relative is known there. */
  #cwd: Route | null = [];

  constructor(tree: Tree) {
    this.#files = new Map(tree);
    for (const path of tree.keys()) this.#enlist(path);
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
    const parent = this.lookUp(parentOf(path), { follows: true });
    return parent.kind === 'directory' ? null : parent.kind === 'missing' ? parent.error : notDirectory;
  }

  /** Writes a file or symlink, making directories above it. Replaces what is there. */
  write(path: string, file: TreeFile): void {
    const key = this.lookUp(path).key ?? this.#keyBehindMissing(path);
    if (key === null) return;
    this.#enlist(key);
    this.#files.set(key, file);
  }

  /** Where a path leads once the directories that it goes through, even to leave them by `..`, have been made. */
  #keyBehindMissing(path: string): string | null {
    if (this.#cwd === null || path.startsWith('/')) return null;
    const at = [...this.#cwd];
    const steps = path.split('/').filter((step) => step !== '' && step !== '.');
    for (const step of steps.slice(0, -1)) {
      if (step === '..') {
        if (at.pop() === undefined) return null;
        continue;
      }
      at.push(step);
      const key = at.join('/');
      if (this.#files.has(key)) return null;
      if (this.#directories.has(key)) continue;
      this.#enlist(key);
      this.#directories.set(key, new Set());
    }
    const name = steps.at(-1);
    return name === undefined || name === '..' ? null : [...at, name].join('/');
  }

  remove(path: string): void {
    const { key } = this.lookUp(path);
    if (key === null || !this.#files.delete(key)) return;
    this.#strike(key);
  }

  /** Removes the directories above `path` that are empty, innermost first; gives their paths as the tool names them. */
  removeEmptyParents(path: string): string[] {
    const removed: string[] = [];
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const parent = path.slice(0, end);
      const { kind, key } = this.lookUp(parent);
      if (kind !== 'directory' || key === null || this.#directories.get(key)!.size > 0) break;
      this.#directories.delete(key);
      this.#strike(key);
      removed.push(parent);
    }
    return removed;
  }

  /** Names of what lies directly in the directory that holds `path`. */
  siblings(path: string): Iterable<string> {
    const { key } = this.lookUp(path);
    return (key === null ? null : this.#directories.get(folderOf(key))) ?? [];
  }

  /** Puts a path into the list of its directory, making the directories that are missing. */
  #enlist(path: string): void {
    for (let at = path; at !== ''; at = folderOf(at)) {
      const folder = folderOf(at);
      const names = this.#directories.get(folder);
      const name = folder === '' ? at : at.slice(folder.length + 1);
      if (names !== undefined) {
        names.add(name);
        return;
      }
      this.#directories.set(folder, new Set([name]));
    }
  }

  #strike(path: string): void {
    const folder = folderOf(path);
    this.#directories.get(folder)?.delete(folder === '' ? path : path.slice(folder.length + 1));
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

const folderOf = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf('/')));
const routeOf = (key: string): Route => (key === '' ? [] : key.split('/'));

/** The directory of what is at `path`, as the system is asked for it. */
export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1) || '.';

/** Whether only a directory can have that name: one is made for what is to be written below it for a while. */
export const namesDirectory = (path: string): boolean => /\/$|(?:^|\/)\.{1,2}$/.test(path);
