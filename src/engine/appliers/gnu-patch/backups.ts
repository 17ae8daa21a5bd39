import type { ByteText } from '../../text/bytes.ts';
import { plainFile } from '../../text/tree.ts';
import { backupName } from './backup-names.ts';
import { obstacleToBackup } from './backup-place.ts';
import { type Disk, namesDirectory, parentOf } from './disk.ts';
import { type Fatal, fatal } from './hunk.ts';
import { quoted } from './quoting.ts';
import type { Settings } from './settings.ts';
import type { Voice } from './voice.ts';

/**
 * Makes backups of files, wherever their names say. Source: GNU patch 2.7.6; vectors 091, 098, 327 to 336.
 */
export class Backups {
  readonly #disk: Disk;
  readonly #settings: Settings;
  readonly #voice: Voice;

  constructor(disk: Disk, settings: Settings, voice: Voice) {
    this.#disk = disk;
    this.#settings = settings;
    this.#voice = voice;
  }

  /**
   * Puts what is there under the backup's name; nothing there makes an empty backup. The file itself becomes its
   * backup if it `moves`, or else is copied to it.
   */
  keep(name: ByteText, moves: boolean): Fatal | null {
    const { backupPrefix: prefix, backupBasePrefix, quoting } = this.#settings;
    const node = this.#disk.lookUp(name);
    const isThere = node.kind === 'file' || node.kind === 'symlink';
    if (moves && !isThere && namesDirectory(name))
      return fatal(`File ${quoted(name, quoting)} is not a regular file -- refusing to create backup`);
    const place = this.#placeOf(name);
    const isPrefixed = (prefix !== null && `${prefix}${name}`.includes('/')) || backupBasePrefix?.includes('/');
    // Where nothing is, the directories of the file are made before, and for a backup with it all.
    const isBeside = parentOf(place) === parentOf(name);
    const makesDirectories = isPrefixed === true || (!isThere && (moves || isBeside));
    const way = { makesDirectories, moves: moves && isThere };
    const obstacle = obstacleToBackup(this.#disk, place, way);
    if (obstacle !== null) {
      // To another system the file is copied.
      const isFar = obstacle === 'Invalid cross-device link';
      const act = way.moves && !isFar ? `rename file ${quoted(name, quoting)} to` : 'create file';
      return fatal(`Can't ${act} ${quoted(place, quoting)} : ${obstacle}`);
    }
    this.#voice.noteMissing(this.#disk.lookUp(parentOf(place)));
    const kept = isThere ? node.file : plainFile('');
    // The place is emptied before the copy is made: that of a file to itself is empty.
    this.#disk.write(place, !moves && this.isItself(name) ? { ...kept, text: '' } : kept);
    return null;
  }

  /** Whether the backup of a file has the place of the file itself. */
  isItself(name: ByteText): boolean {
    const { key } = this.#disk.lookUp(name);
    return key !== null && this.#disk.lookUp(this.#placeOf(name)).key === key;
  }

  #placeOf(name: ByteText): ByteText {
    return backupName(name, this.#settings, this.#disk.siblings(name));
  }
}
