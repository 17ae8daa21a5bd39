import type { ByteText } from '../../text/bytes.ts';
import { plainFile, type TreeFile } from '../../text/tree.ts';
import { Backups } from './backups.ts';
import { type Disk, namesDirectory, noEntry, parentOf } from './disk.ts';
import { type Fatal, fatal } from './hunk.ts';
import { Inodes } from './inodes.ts';
import { quoted } from './quoting.ts';
import type { Settings } from './settings.ts';
import type { Voice } from './voice.ts';

/** A file to be written. */
export interface Output {
  readonly name: ByteText;
  readonly file: TreeFile;
  readonly backsUp: boolean;
}

/** Something that is put off. */
interface Pending {
  readonly inode: number;
  carryOut(): Fatal | null;
}

/** A file to delete. */
interface Doomed {
  readonly name: ByteText;
  readonly key: string;
  /** Whether a backup stays behind. */
  readonly backsUp: boolean;
  /** False where nothing was found, or only a version that waits to be written. */
  readonly isThere: boolean;
  /** A new file has its name at once. */
  readonly isReplaced: boolean;
}

/** Files written, put off, backed up and deleted by a run. */
export class Outputs {
  readonly #disk: Disk;
  readonly #settings: Settings;
  readonly #voice: Voice;
  readonly #backups: Backups;
  #queue: Pending[] = [];
  /** Files that are there and of which a new version waits to be written, or did until it was given up. */
  readonly #queued = new Set<string>();
  /** Files to delete at the end. */
  #doomed: Doomed[] = [];
  /** Files that a git section renames to the name that they have: until `flush` they are not found. */
  readonly #hidden = new Set<string>();
  /** Files that this run has written: they are not backed up again (vector 282). */
  readonly #written = new Set<string>();
  readonly #rejected = new Set<string>();
  readonly #result: ByteText[] = [];

  readonly #inodes: Inodes;

  constructor(disk: Disk, settings: Settings, voice: Voice, reusesInode: () => boolean) {
    this.#disk = disk;
    this.#settings = settings;
    this.#voice = voice;
    this.#backups = new Backups(disk, settings, voice);
    this.#inodes = new Inodes(() => settings.version === '2.7.6' && reusesInode());
  }

  /** Whether a name from a header leads to no file any more: it is to be deleted, or renamed. */
  isGone(name: ByteText): boolean {
    const key = this.#keyOf(name);
    return this.#doomed.some((doomed) => doomed.key === key && !doomed.isReplaced) || this.#hidden.has(key);
  }

  /** Whether a new version of a file that is there waits to be written. */
  isQueued(name: ByteText): boolean {
    return this.#queued.has(this.#keyOf(name));
  }

  /** Writes a file now, making its backup first when one is due. */
  write(output: Output): Fatal | null {
    this.#overtake(this.#inodes.attempt());
    return this.#put(output);
  }

  /** The same for the backup of a file that stays as it is. */
  writeBackup(name: ByteText): Fatal | null {
    this.#overtake(this.#inodes.attempt());
    return this.#backUpUnchanged(name);
  }

  /**
   * 2.7.6 knows by inode what waits. A file made now, be it of rejects, may get the inode that an attempt without
   * success gave back; then that one's backup is taken for this file, and no longer waits.
   */
  #overtake(inode: number): void {
    this.#queue = this.#queue.filter((pending) => pending.inode !== inode);
  }

  #put({ name, file, backsUp }: Output): Fatal | null {
    const key = this.#keyOf(name);
    // Another file takes the name: what was noted of the one before does not hold for it.
    this.#doomed = this.#doomed.filter((doomed) => doomed.key !== key || !doomed.isThere);
    this.#queued.delete(key);
    this.#hidden.delete(key);
    const stop = backsUp ? this.#backUp(name) : null;
    if (stop !== null) return stop;
    if (namesDirectory(name)) {
      // The last six letters of the temporary file's name are random.
      const shown = [`${parentOf(name)}.oXXXXXX`, name].map((path) => quoted(path, this.#settings.quoting));
      return fatal(`Can't rename file ${shown.join(' to ')} : Not a directory`);
    }
    this.#written.add(key);
    this.#voice.noteMissing(this.#disk.lookUp(name));
    this.#disk.write(name, file);
    return null;
  }

  /** Puts a file off until `flush`: later sections of a git diff still read what was there before. */
  queue(output: Output): void {
    this.#markQueued(output.name);
    this.#queue.push({ inode: this.#inodes.attempt(), carryOut: () => this.#put(output) });
  }

  /** The same for the backup of a file that stays as it is, because it has no hunks or because they failed. */
  queueBackup(name: ByteText): void {
    this.#markQueued(name);
    const inode = this.#inodes.attempt();
    this.#queue.push({ inode, carryOut: () => this.#backUpUnchanged(name) });
    this.#inodes.giveUp(inode);
  }

  /** What was made of a file is thrown away. Later sections that touch it wait for what is put off all the same. */
  throwAway(name: ByteText): void {
    this.#markQueued(name);
    this.#inodes.giveUp(this.#inodes.attempt());
  }

  #markQueued(name: ByteText): void {
    if (this.#disk.lookUp(name).kind !== 'missing') this.#queued.add(this.#keyOf(name));
  }

  /** Carries out what was put off; the first failure ends it, and stays to be met again. */
  flush(): Fatal | null {
    this.#hidden.clear();
    this.#inodes.forget();
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const stop = next.carryOut();
      if (stop !== null) return stop;
      this.#queue.shift();
    }
    return null;
  }

  /**
   * Backs up a file that stays as it is; 2.7.6 also does so when the run has already changed it, and stumbles when
   * it is not there (vector 358).
   */
  #backUpUnchanged(name: ByteText): Fatal | null {
    const { version, quoting } = this.#settings;
    const { kind } = this.#disk.lookUp(name);
    const isMissing = kind === 'missing';
    const shown = quoted(name, quoting);
    if (version !== '2.7.6' && isMissing) {
      this.#voice.say(`Cannot stat file ${shown}, skipping backup\n`);
      return null;
    }
    const stop = version === '2.7.6' ? this.#backups.keep(name, false) : this.#backUp(name, false);
    if (stop !== null) return stop;
    if (kind === 'directory' || (isMissing && namesDirectory(name))) return fatal('read error : Is a directory');
    return isMissing ? fatal(`Can't reopen file ${shown} : ${noEntry}`) : null;
  }

  /** `moves`: the file itself becomes its backup, or else is copied to it. */
  #backUp(name: ByteText, moves = true): Fatal | null {
    return this.#written.has(this.#keyOf(name)) ? null : this.#backups.keep(name, moves);
  }

  /** Hides a file that is renamed to its own name. That it was written is forgotten. */
  hide(name: ByteText): void {
    this.#written.delete(this.#keyOf(name));
    this.#hidden.add(this.#keyOf(name));
  }

  /** Marks a file for deletion at the end of the run. That it was written is forgotten. */
  doom({ name, ...how }: Omit<Doomed, 'key'>): void {
    if (!how.isReplaced) this.#written.delete(this.#keyOf(name));
    this.#doomed.push({ name, key: this.#keyOf(name), ...how });
  }

  deleteDoomed(): Fatal | null {
    for (const { name, backsUp, isThere, isReplaced } of this.#doomed.splice(0)) {
      if (this.#settings.verbosity === 'verbose')
        this.#voice.say(`Removing file ${quoted(name, this.#settings.quoting)}\n`);
      // To make the backup is to remove the file; that was made when the new one came.
      if (isReplaced && backsUp) continue;
      // Of one that went away meanwhile there is nothing to keep; one that never was is only backed up.
      const keeps = backsUp && (!isThere || this.#disk.lookUp(name).kind !== 'missing');
      const stop = keeps ? this.#backUp(name) : null;
      if (stop !== null) return stop;
      if (keeps && this.#backups.isItself(name)) continue;
      if (isThere || !backsUp) this.#disk.remove(name);
      for (const parent of this.#disk.removeEmptyParents(name)) {
        if (this.#settings.verbosity !== 'verbose') continue;
        this.#voice.say(`Removed empty directory ${quoted(parent, this.#settings.quoting)}\n`);
      }
    }
    return null;
  }

  /**
   * Saves rejected hunks: the first time in a run the file is replaced, then it grows. Directories are made for the
   * name that the tool chose itself (`isDefault`), not for one that it was given.
   */
  saveRejects(name: ByteText, text: ByteText, isDefault: boolean): Fatal | null {
    const obstacle = isDefault ? null : this.#disk.obstacle(name);
    if (obstacle !== null) return fatal(`Can't create file ${quoted(name, this.#settings.quoting)} : ${obstacle}`);
    if (isDefault) this.#overtake(this.#inodes.take());
    const key = this.#keyOf(name);
    const node = this.#disk.lookUp(name);
    const before = this.#rejected.has(key) && node.kind === 'file' ? node.file.text : '';
    if (isDefault) this.#voice.noteMissing(this.#disk.lookUp(name));
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
    if (name === '-') {
      this.#voice.result(text);
      return;
    }
    // Rejects may have been saved to the same file: the result is written over their beginning.
    const node = this.#disk.lookUp(name);
    const rejects = this.#rejected.has(this.#keyOf(name)) && node.kind === 'file' ? node.file.text : '';
    this.#disk.write(name, plainFile(text + rejects.slice(text.length), 0o600));
  }

  isSame(name: ByteText, other: ByteText): boolean {
    return this.#keyOf(name) === this.#keyOf(other);
  }

  #keyOf(name: ByteText): string {
    return this.#disk.lookUp(name).key ?? `outside:${name}`;
  }
}
