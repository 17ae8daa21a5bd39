import type { Random } from './random.ts';
import { spelled } from './spelling.ts';

const backupValues = ['.bak', '~', '.x.y', 'b'];
const styles = ['literal', 'shell', 'shell-always', 'c', 'escape', 'c-maybe', 'locale', 'clocale', 'lit', 'x'];
const controls = ['simple', 'numbered', 'existing', 't', 'nil', 'never', 'none', 'off', 'n', 'nu', 'e', ''];

type Draw = (random: Random) => string[];

const flag =
  (letter: string | null, long: string): Draw =>
  (random) =>
    spelled(random, letter, long);

const valued =
  (letter: string | null, long: string, values: readonly string[]): Draw =>
  (random) =>
    spelled(random, letter, long, random.pick(values));

const draws: readonly (readonly [weight: number, Draw])[] = [
  [8, (random) => spelled(random, 'F', 'fuzz', `${random.int(0, 5)}`)],
  [3, flag('l', 'ignore-whitespace')],
  [4, flag('N', 'forward')],
  [5, flag('R', 'reverse')],
  [3, flag('f', 'force')],
  [3, flag('t', 'batch')],
  [1, flag('s', 'silent')],
  [1, flag('s', 'quiet')],
  [3, flag('b', 'backup')],
  [1.5, valued('z', 'suffix', backupValues)],
  [1.5, valued('B', 'prefix', ['old/', 'pre-', 'd/'])],
  [1.5, valued('Y', 'basename-prefix', ['was-', '.'])],
  [1.5, valued('V', 'version-control', controls)],
  [2, flag('E', 'remove-empty-files')],
  [1, flag('u', 'unified')],
  [1, flag('c', 'context')],
  [1, flag('n', 'normal')],
  [2, valued('o', 'output', ['out', 'd2/out', 'f', '-', 'g.txt'])],
  [2, valued('r', 'reject-file', ['rejects', '-', 'd3/rej', 'f.rej'])],
  [3, flag(null, 'dry-run')],
  [3, flag(null, 'verbose')],
  [1, flag(null, 'binary')],
  [2, flag(null, 'posix')],
  [4, (random) => [random.pick(['--merge', '--merge=diff3', '--merge=merge', '-m', '--me', '--merge=d'])]],
  [2, valued(null, 'reject-format', ['context', 'unified', 'u', 'c'])],
  [1, flag(null, 'no-backup-if-mismatch')],
  [0.5, flag(null, 'backup-if-mismatch')],
  [2, valued(null, 'quoting-style', styles)],
  [1, flag('T', 'set-time')],
  [1, flag('Z', 'set-utc')],
  [0.7, valued('D', 'ifdef', ['NEW', 'X Y', '1'])],
  [0.3, valued(null, 'read-only', ['ignore', 'warn', 'fail', 'x'])],
  [0.3, flag(null, 'follow-symlinks')],
  [0.3, valued('d', 'directory', ['.', 'd', 'nowhere', 'f'])],
  [0.3, valued('i', 'input', ['-', 'nowhere', 'f', '.'])],
  [0.2, valued('p', 'strip', ['', '-1', 'x', '99999999999999999999', '1 ', ' 1', '0x1', '01', '+1'])],
  [0.1, valued('F', 'fuzz', ['', '-1', 'x', '99999999999999999999', '1k'])],
  [0.3, (random) => [random.pick(['--bogus', '-q', '-F', '--', '--fuzz', '--dry-run=1', '-h', '--b', '-', '--re'])]],
];

/** An option of GNU patch, or of a person who does not know it well. */
export const gnuPatchOption = (random: Random): string[] => random.weighted(...draws)(random);

/** Options that take no value. */
export const gnuPatchFlags = 'lNRftsbEucnTZ';
