import type { ByteText } from '../../text/bytes.ts';
import { plainFile, type Tree, type TreeFile } from '../../text/tree.ts';
import type { Chunk } from '../run.ts';

/** What the kernel says to an open; the text, when it goes well. */
export type Opened = { readonly ok: true; readonly text: ByteText } | { readonly ok: false; readonly error: string };

/** The directory that the tool works in, and its two streams. Nothing is written in a dry run. */
export class Disk {
  readonly files: Map<string, TreeFile>;
  readonly #isDryRun: boolean;
  readonly #printed = { stdout: '', stderr: '' };

  constructor(tree: Tree, isDryRun: boolean) {
    this.files = new Map(tree);
    this.#isDryRun = isDryRun;
  }

  open(name: ByteText): Opened {
    const path = inside(name);
    const file = path === null ? undefined : this.files.get(path);
    if (file) return { ok: true, text: file.text };
    if (name === '/dev/null') return { ok: true, text: '' };
    if (path !== null && this.#isFolder(path)) return { ok: true, text: '' };
    return { ok: false, error: this.#fileAbove(path) === null ? missing : 'Not a directory' };
  }

  /** Opens a file that is to be emptied or removed: a directory can only be read. */
  openToEmpty(name: ByteText): Opened {
    const path = inside(name);
    const isFolder = path !== null && !this.files.has(path) && this.#isFolder(path);
    return isFolder ? { ok: false, error: 'Is a directory' } : this.open(name);
  }

  /** Makes an empty file, which must not be there. */
  create(name: ByteText): Opened {
    const path = inside(name);
    if (this.#isDryRun) return { ok: true, text: '' };
    const above = this.#fileAbove(path);
    if (above !== null) {
      this.complain(`can't create directory '${above}': File exists`);
      return { ok: false, error: 'Not a directory' };
    }
    if (path === null) return { ok: false, error: missing };
    if (this.files.has(path) || this.#isFolder(path)) return { ok: false, error: 'File exists' };
    this.files.set(path, plainFile(''));
    return { ok: true, text: '' };
  }

  write(name: ByteText, text: ByteText): void {
    const path = inside(name);
    if (this.#isDryRun || path === null) return;
    // What it has copied so far stays beside the folder, under a random name: that is left out.
    if (!this.files.has(path) && this.#isFolder(path)) {
      this.complain('read error: Is a directory');
      return;
    }
    this.files.set(path, { ...(this.files.get(path) ?? plainFile('')), text });
  }

  remove(name: ByteText): void {
    const path = inside(name);
    if (!this.#isDryRun && path !== null) this.files.delete(path);
  }

  say(line: ByteText): void {
    this.#printed.stdout += `${line}\n`;
  }

  tell(line: ByteText): void {
    this.#printed.stderr += `${line}\n`;
  }

  /** A message that begins with the name of the tool. */
  complain(line: ByteText): void {
    this.tell(`patch: ${line}`);
  }

  /** All of each stream at once: which line of one comes before which of the other is not known. */
  output(): Chunk[] {
    const chunks = (['stdout', 'stderr'] as const).map((stream) => ({ stream, text: this.#printed[stream] }));
    return chunks.filter(({ text }) => text !== '');
  }

  #isFolder(path: string): boolean {
    return path === '' || [...this.files.keys()].some((known) => known.startsWith(`${path}/`));
  }

  /** A file that stands where a path needs a directory. */
  #fileAbove(path: string | null): string | null {
    const components = path?.split('/') ?? [];
    const above = components.slice(0, -1).map((_, i) => components.slice(0, i + 1).join('/'));
    return above.find((folder) => this.files.has(folder)) ?? null;
  }
}

const missing = 'No such file or directory';

/** The path within the directory; null for none, and for paths that lead out of it. */
function inside(name: ByteText): string | null {
  if (name === '' || name.startsWith('/') || name.split('/').includes('..')) return null;
  const components = name.split('/').filter((component) => component !== '' && component !== '.');
  return components.join('/');
}
