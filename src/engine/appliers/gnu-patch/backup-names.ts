import type { ByteText } from '../../text/bytes.ts';
import type { Settings } from './settings.ts';

/** The settings that decide how a backup is named. */
type Naming = Pick<Settings, 'backupPrefix' | 'backupBasePrefix' | 'backupSuffix' | 'simpleSuffix' | 'versionControl'>;

/**
 * The name of the backup of file `name`. `siblings` are the names in its directory, for numbered backups.
 *
 * Source: GNU patch 2.7.6; vectors 327 to 336.
 */
export function backupName(name: ByteText, naming: Naming, siblings: Iterable<ByteText>): ByteText {
  const { backupPrefix: prefix, backupBasePrefix: basePrefix, backupSuffix: suffix } = naming;
  const slash = name.lastIndexOf('/') + 1;
  const base = name.slice(slash);
  if (prefix !== null || basePrefix !== null || suffix !== null) {
    return `${prefix ?? ''}${name.slice(0, slash)}${basePrefix ?? ''}${base}${suffix ?? ''}`;
  }
  const last = lastNumber(base, siblings);
  if (naming.versionControl === 'numbered' || (naming.versionControl === 'existing' && last > 0n)) {
    return `${name.replace(/\/+$/, '')}.~${last + 1n}~`;
  }
  // Slashes at the end are taken away after the name of a first numbered backup was made, of which as much stays.
  return name.replace(/\/+$/, ({ length }) => '.~1~'.slice(0, length)) + naming.simpleSuffix;
}

/** The highest number among the numbered backups of `base`; 0 when there is none. */
function lastNumber(base: ByteText, siblings: Iterable<ByteText>): bigint {
  let last = 0n;
  for (const sibling of siblings) {
    if (!sibling.startsWith(`${base}.~`)) continue;
    const digits = /^([1-9]\d*)~$/.exec(sibling.slice(base.length + 2))?.[1];
    if (digits !== undefined && BigInt(digits) > last) last = BigInt(digits);
  }
  return last;
}
