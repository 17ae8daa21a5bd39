import type { ByteText } from '../../text/bytes.ts';
import { plainFile, type TreeFile } from '../../text/tree.ts';
import { backupName } from './backup-names.ts';
import type { Disk } from './disk.ts';
import { type Fatal, fatal } from './hunk.ts';
import { quoted } from './quoting.ts';
import type { Settings } from './settings.ts';
import type { Voice } from './voice.ts';

/** A file to be written. */
export interface Output {
  readonly name: ByteText;
  readonly file: TreeFile;
  readonly backsUp: boolean;
}

/** Files written, put off, backed up and deleted by a run. */
export class Outputs {
  readonly #disk: Disk;
  readonly #settings: Settings;
  readonly #voice: Voice;
  readonly #queue: Output[] = [];
  /** Files to delete at the end, and whether a backup stays behind. */
  readonly #doomed = new Map<string, { readonly name: ByteText; readonly backsUp: boolean }>();
  /** Files that this run has written or backed up: they are not backed up again (vector 282). */
  readonly #settled = new Set<string>();
  readonly #rejected = new Set<string>();
  readonly #result: ByteText[] = [];

  constructor(disk: Disk, settings: Settings, voice: Voice) {
    this.#disk = disk;
    this.#settings = settings;
    this.#voice = voice;
  }

  isDoomed(name: ByteText): boolean {
    return this.#doomed.has(this.#keyOf(name));
  }

  isQueued(name: ByteText): boolean {
    const key = this.#keyOf(name);
    return this.#queue.some((output) => this.#keyOf(output.name) === key);
  }

  /** Writes a file now, making its backup first when one is due. */
  write({ name, file, backsUp }: Output): void {
    this.#doomed.delete(this.#keyOf(name));
    if (backsUp) this.backUp(name);
    this.#settled.add(this.#keyOf(name));
    this.#disk.write(name, file);
  }

  /** Puts a file off until `flush`: later sections of a git diff still read what was there before. */
  queue(output: Output): void {
    this.#queue.push(output);
  }

  flush(): void {
    for (const output of this.#queue.splice(0)) this.write(output);
  }

  /** Copies what is there to the backup's name; nothing there makes an empty backup (vectors 091, 098). */
  backUp(name: ByteText): void {
    const key = this.#keyOf(name);
    if (this.#settled.has(key)) return;
    this.#settled.add(key);
    const node = this.#disk.lookUp(name);
    const kept = node.kind === 'file' || node.kind === 'symlink' ? node.file : plainFile('');
    this.#disk.write(backupName(name, this.#settings, this.#disk.siblings(name)), kept);
  }

  /** Marks a file for deletion at the end of the run. */
  doom(name: ByteText, backsUp: boolean): void {
    this.#doomed.set(this.#keyOf(name), { name, backsUp });
  }

  deleteDoomed(): void {
    for (const { name, backsUp } of this.#doomed.values()) {
      if (backsUp) this.backUp(name);
      if (this.#disk.lookUp(name).kind === 'missing') continue;
      if (this.#settings.verbosity === 'verbose')
        this.#voice.say(`Removing file ${quoted(name, this.#settings.quoting)}\n`);
      this.#disk.remove(name);
      for (const parent of this.#disk.removeEmptyParents(name)) {
        if (this.#settings.verbosity !== 'verbose') continue;
        this.#voice.say(`Removed empty directory ${quoted(parent, this.#settings.quoting)}\n`);
      }
    }
    this.#doomed.clear();
  }

  /**
   * Saves rejected hunks: the first time in a run the file is replaced, then it grows. Directories are made for the
   * name that the tool chose itself (`isDefault`), not for one that it was given.
   */
  saveRejects(name: ByteText, text: ByteText, isDefault: boolean): Fatal | null {
    const obstacle = isDefault ? null : this.#disk.obstacle(name);
    if (obstacle !== null) return fatal(`Can't create file ${quoted(name, this.#settings.quoting)} : ${obstacle}`);
    const key = this.#keyOf(name);
    const node = this.#disk.lookUp(name);
    const before = this.#rejected.has(key) && node.kind === 'file' ? node.file.text : '';
    this.#rejected.add(key);
    this.#disk.write(name, plainFile(before + text));
    return null;
  }

  /** Empties the file that `-o` names, before anything else happens. */
  openResult(): Fatal | null {
    const name = this.#settings.output;
    if (name === null) return null;
    if (name === '-') {
      this.#voice.leaveStdoutToResult();
      return null;
    }
    const obstacle = this.#disk.obstacle(name);
    if (obstacle !== null) return fatal(`Can't create file ${quoted(name, this.#settings.quoting)} : ${obstacle}`);
    this.#disk.write(name, plainFile('', 0o600));
    return null;
  }

  /** Adds to what `-o` asks for. */
  appendResult(text: ByteText): void {
    this.#result.push(text);
  }

  closeResult(): void {
    const name = this.#settings.output;
    if (name === null) return;
    const text = this.#result.join('');
    if (name === '-') this.#voice.result(text);
    else this.#disk.write(name, plainFile(text, 0o600));
  }

  #keyOf(name: ByteText): string {
    return this.#disk.lookUp(name).key ?? `outside:${name}`;
  }
}
