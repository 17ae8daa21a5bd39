import type { Random } from './random.ts';

/** One option as words of the command line: letter or long name, its value glued on or apart, long names cut short. */
function spelled(random: Random, letter: string | null, long: string, value?: string): string[] {
  if (letter !== null && random.chance(0.6)) {
    if (value === undefined) return [`-${letter}`];
    return random.chance(0.6) && value !== '' ? [`-${letter}${value}`] : [`-${letter}`, value];
  }
  const name = random.chance(0.2) ? long.slice(0, random.int(2, long.length)) : long;
  if (value === undefined) return [`--${name}`];
  return random.chance(0.7) ? [`--${name}=${value}`] : [`--${name}`, value];
}

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

/** Letters without values may share one word. */
export function clustered(random: Random, args: readonly string[]): string[] {
  const out: string[] = [];
  for (const arg of args) {
    const last = out.at(-1);
    const joins = last !== undefined && /^-[lNRftsbEucnTZ]+$/.test(last) && /^-[A-Za-z]/.test(arg);
    if (joins && random.chance(0.2)) out[out.length - 1] = last + arg.slice(1);
    else out.push(arg);
  }
  return out;
}
