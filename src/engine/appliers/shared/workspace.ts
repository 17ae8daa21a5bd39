import { type ByteText, fromBytes, fromBytesReplacing, toBytes } from '../../text/bytes.ts';
import { plainFile, type Tree, type TreeFile } from '../../text/tree.ts';
import type { Scene } from '../applier.ts';
import type { Chunk, FileReport, Problem, Run } from '../run.ts';
import { leadsOut } from './paths.ts';

/** Stands for the working directory in the words of tools that print whole paths. */
export const rootOf = (scene: Scene): string => scene.env.ROOT ?? '<ROOT>';

/** A path as the tree has it: without `.` and empty components, `..` taken back. Never leaves the tree. */
export function resolved(path: string): string {
  const components: string[] = [];
  for (const component of path.split('/')) {
    if (component === '..') components.pop();
    else if (component !== '' && component !== '.') components.push(component);
  }
  return toBytes(components.join('/'));
}

/** A path as tools print it whole: below the root, without `.` and `..`. */
export const wholePath = (root: string, path: string): string =>
  [root, fromBytes(resolved(path))].filter((part) => part !== '').join('/');

/** What became of a file that was read as characters; `after` is null where nothing is written. */
interface Told extends Pick<FileReport, 'path' | 'searches' | 'hunks'> {
  readonly before: string;
  readonly after: string | null;
}

/**
 * The files that an agent's tool works on, as characters: such tools decode what they read. Collects what the
 * tool writes, says and reports, and gives the run at the end.
 */
export class Workspace {
  readonly #files: Map<string, TreeFile>;
  readonly #output: Chunk[] = [];
  readonly reports: FileReport[] = [];

  constructor(tree: Tree) {
    this.#files = new Map(tree);
  }

  has(path: string): boolean {
    return !leadsOut(path) && this.#files.has(resolved(path));
  }

  /** The paths of all files, as characters. */
  paths(): string[] {
    return [...this.#files.keys()].map((path) => fromBytes(path));
  }

  /** Whether some file lies below this path. The directory of all files is always one. */
  isDirectory(path: string): boolean {
    const at = resolved(path);
    return at === '' || [...this.#files.keys()].some((file) => file.startsWith(`${at}/`));
  }

  /** Whether a component before the last names a file, so that nothing can be there. */
  isBelowFile(path: string): boolean {
    const components = resolved(path).split('/');
    return components.some((_, i) => i > 0 && this.#files.has(components.slice(0, i).join('/')));
  }

  /** The bytes of a file; null when there is none. */
  bytes(path: string): ByteText | null {
    if (leadsOut(path)) return null;
    return this.#files.get(resolved(path))?.text ?? null;
  }

  /** The characters of a file; null when there is none. */
  read(path: string): string | null {
    const bytes = this.bytes(path);
    return bytes === null ? null : fromBytesReplacing(bytes);
  }

  report({ before, after, ...rest }: Told): void {
    const written = after === null ? null : toBytes(after);
    this.reports.push({ ...rest, writtenTo: null, before: toBytes(before), after: written });
  }

  /** What is written outside the tree is not seen. */
  write(path: string, text: string): void {
    if (leadsOut(path)) return;
    const at = resolved(path);
    const before = this.#files.get(at);
    this.#files.set(at, before ? { ...before, text: toBytes(text) } : plainFile(toBytes(text)));
  }

  remove(path: string): void {
    if (!leadsOut(path)) this.#files.delete(resolved(path));
  }

  /** One message of the tool, without the line feed that ends it. */
  say(message: string, stream: Chunk['stream'] = 'stdout'): void {
    this.#output.push({ stream, text: `${toBytes(message)}\n` });
  }

  /** The run so far. `exit` is null for tools that are called, not run. */
  finish(ok: boolean, exit: number | null = null, problem: Problem | null = null): Run {
    return {
      exit,
      ok,
      output: this.#output,
      filesAfter: this.#files,
      reports: this.reports,
      questions: [],
      problem,
    };
  }
}
