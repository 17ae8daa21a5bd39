import { fromBytes } from '../../text/bytes.ts';
import { leadsOut } from './paths.ts';
import { resolved, type Workspace } from './workspace.ts';

const nowhere = '/dev/null';

/** Files as a tool reads and writes them that works on what a chat reply names, wherever that is. Text mode. */
export class ChatFiles {
  readonly #workspace: Workspace;
  /** Files outside the working directory: nothing is known of them but what is written. */
  readonly #outside = new Map<string, string>([[nowhere, '']]);

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  isInside(path: string): boolean {
    return !path.startsWith('/') && !leadsOut(path);
  }

  /** Whether there is a file or a directory. */
  exists(path: string): boolean {
    if (!this.isInside(path)) return this.#outside.has(path);
    return this.#workspace.has(path) || this.#workspace.isDirectory(path);
  }

  isDirectory(path: string): boolean {
    return this.isInside(path) && this.#workspace.isDirectory(path);
  }

  /** The text, every line end a line feed; null of a directory, and where there is nothing. */
  read(path: string): string | null {
    const text = this.isInside(path) ? this.#workspace.read(path) : this.#outside.get(path);
    return text?.replace(/\r\n?/g, '\n') ?? null;
  }

  write(path: string, text: string): void {
    if (this.isInside(path)) this.#workspace.write(path, text);
    else if (path !== nowhere) this.#outside.set(path, text);
  }

  remove(path: string): void {
    if (this.isInside(path)) this.#workspace.remove(path);
    else this.#outside.delete(path);
  }

  /** A new file is confirmed, and then made empty. False where it cannot be made, below another file. */
  confirm(path: string): boolean {
    if (this.exists(path)) return true;
    const steps = fromBytes(resolved(path)).split('/');
    const isBelowFile = steps.some((_, i) => i > 0 && this.#workspace.has(steps.slice(0, i).join('/')));
    if (this.isInside(path) && isBelowFile) return false;
    this.write(path, '');
    return true;
  }
}
