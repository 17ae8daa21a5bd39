import type { ByteText } from '../../text/bytes.ts';
import type { Tree, TreeFile } from '../../text/tree.ts';

/** What `lstat` says about a path. */
export type Status =
  | { readonly kind: 'file' | 'symlink'; readonly file: TreeFile }
  | { readonly kind: 'directory' | 'device' | 'missing' | 'not-a-directory' };

/** The one path outside the tree that patches name by mistake. It exists, but is no file that could be patched. */
const device = '/dev/null';
/** Symbolic links followed before a path counts as a loop. */
const mostLinks = 40;

/**
 * The files that the command sees and changes. Paths are those of the patch, from the top of the repository;
 * the tree's are relative to where the command runs (`../` leads out of it).
 */
export class WorkTree {
  readonly #files: Map<string, TreeFile>;
  readonly #prefix: ByteText;
  #directories: Set<string> | null = null;

  constructor(tree: Tree, prefix: ByteText) {
    this.#files = new Map(tree);
    this.#prefix = prefix;
  }

  get tree(): Tree {
    return this.#files;
  }

  status(path: ByteText): Status {
    const key = this.key(path);
    const file = this.#files.get(key);
    if (file !== undefined) return path.endsWith('/') ? { kind: 'not-a-directory' } : { kind: file.kind, file };
    if (key === device) return { kind: 'device' };
    if (this.#directorySet().has(key)) return { kind: 'directory' };
    return { kind: ancestors(key).some((above) => this.#files.has(above)) ? 'not-a-directory' : 'missing' };
  }

  /** What is read when the path is opened: what symbolic links lead to, in the end. Null: they lead in a circle. */
  opened(path: ByteText): Status | null {
    let at = path;
    for (let i = 0; i < mostLinks; i++) {
      const status = this.status(at);
      if (status.kind !== 'symlink') return status;
      const { text } = status.file;
      at = text.startsWith('/') ? text : at.slice(0, at.lastIndexOf('/') + 1) + text;
    }
    return null;
  }

  /** Whether some directory on the way to `path` is a symbolic link. */
  isBeyondLink(path: ByteText): boolean {
    return ancestors(this.#relative(path)).some((above) => this.#files.get(above)?.kind === 'symlink');
  }

  write(path: ByteText, file: TreeFile): void {
    this.#files.set(this.key(path), file);
    this.#directories = null;
  }

  remove(path: ByteText): void {
    this.#files.delete(this.key(path));
    this.#directories = null;
  }

  /** The tree's own path, with symbolic links on the way followed. */
  key(path: ByteText): string {
    let key = normal('', this.#relative(path));
    for (let i = 0; i < mostLinks; i++) {
      const link = ancestors(key).find((above) => this.#files.get(above)?.kind === 'symlink');
      if (link === undefined) return key;
      const target = this.#files.get(link)!.text;
      key = normal(link.slice(0, link.lastIndexOf('/') + 1), `${target}/${key.slice(link.length + 1)}`);
    }
    return key;
  }

  #relative(path: ByteText): string {
    if (this.#prefix === '') return path;
    if (path.startsWith(this.#prefix)) return path.slice(this.#prefix.length);
    const here = this.#prefix.split('/').slice(0, -1);
    const there = path.split('/');
    let shared = 0;
    while (shared < here.length && here[shared] === there[shared]) shared++;
    return '../'.repeat(here.length - shared) + there.slice(shared).join('/');
  }

  #directorySet(): Set<string> {
    this.#directories ??= new Set([...this.#files.keys()].flatMap(ancestors));
    return this.#directories;
  }
}

/** The directories that a path lies in, from the top. */
export function ancestors(path: ByteText): ByteText[] {
  const above: ByteText[] = [];
  for (let at = path.indexOf('/', 1); at >= 0; at = path.indexOf('/', at + 1)) above.push(path.slice(0, at));
  return above;
}

/** `base` (ending in a slash, or empty) followed by a path, with empty components, `.` and `..` carried out. */
function normal(base: ByteText, path: ByteText): ByteText {
  const whole = path.startsWith('/') ? path : base + path;
  const parts: ByteText[] = whole.startsWith('/') ? [''] : [];
  for (const part of whole.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..' && parts.at(-1) !== '') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
