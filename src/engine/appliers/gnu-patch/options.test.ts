import { describe, expect, test } from 'vitest';
import { optionSpecs } from './option-specs.ts';
import { optionLetters, optionNames } from './option-table.ts';
import { readOptions } from './options.ts';
import type { Settings } from './settings.ts';

const read = (args: readonly string[], env = {}, version: Settings['version'] = '2.7.6') =>
  readOptions(args, env, version);

function settings(...[args, env, version]: Parameters<typeof read>): Settings {
  const options = read(args, env, version);
  if (options.kind === 'exit') throw new Error(options.output[0]?.text);
  return options.settings;
}

const tryHelp = "patch: Try 'patch --help' for more information.\n";
const versionControls =
  "Valid arguments are:\n  - 'none', 'off'\n  - 'simple', 'never'\n  - 'existing', 'nil'\n  - 'numbered', 't'\n";

/** Recorded from 2.7.6: arguments, standard error. */
test.for<[string[], string]>([
  [['-q'], `patch: invalid option -- 'q'\n${tryHelp}`],
  [['-bq'], `patch: invalid option -- 'q'\n${tryHelp}`],
  [['-b', '-p'], `patch: option requires an argument -- 'p'\n${tryHelp}`],
  [['--nope=3'], `patch: unrecognized option '--nope=3'\n${tryHelp}`],
  [['--strip'], `patch: option '--strip' requires an argument\n${tryHelp}`],
  [['--verbo=x'], `patch: option '--verbose' doesn't allow an argument\n${tryHelp}`],
  [
    ['--re=3'],
    `patch: option '--re=3' is ambiguous; possibilities: '--remove-empty-files' '--reject-file' '--reverse' '--reject-format' '--read-only'\n${tryHelp}`,
  ],
  [['a', 'b', 'c d'], `patch: 'c d': extra operand\n${tryHelp}`],
  [['-F', 'two'], 'patch: **** fuzz factor two is not a number\n'],
  [['-p', ''], "patch: **** strip count '' is not a number\n"],
  [['-p-1'], 'patch: **** strip count -1 is negative\n'],
  [['-p', '2147483648'], 'patch: **** strip count 2147483648 is too large\n'],
  [['-p', '4294967295'], 'patch: **** strip count 4294967295 is negative\n'],
  [['-g', '-2147483649'], 'patch: **** get option value -2147483649 is too large\n'],
  [['-x', 'q'], 'patch: **** debugging option q is not a number\n'],
  [['--quoting-style=c', '-p', 'a b'], 'patch: **** strip count "a b" is not a number\n'],
  [['--quoting-style=s'], `patch: ambiguous argument 's' for 'quoting style'\n${tryHelp}`],
  [['--quoting-style=zz'], `patch: invalid argument 'zz' for 'quoting style'\n${tryHelp}`],
  [['--reject-format=zzz'], tryHelp],
  [['--read-only='], tryHelp],
  [['--merge=m'], tryHelp],
  [['-z', ''], 'patch: **** backup suffix is empty\n'],
  [['-B', ''], 'patch: **** backup prefix is empty\n'],
  [['-Y', ''], 'patch: **** backup basename prefix is empty\n'],
  [['-V', "z'z"], `patch: invalid argument 'z\\'z' for '--version-control or -V option'\n${versionControls}`],
  [['-V', 'zz', '-q'], `patch: invalid option -- 'q'\n${tryHelp}`],
])('%j is refused', ([args, stderr]) => {
  expect(read(args)).toMatchObject({ kind: 'exit', exit: 2, output: [{ stream: 'stderr', text: stderr }] });
});

test.for<[string[], Partial<Settings>]>([
  [['f', '-p1', 'p', '-F', '010'], { operand: 'f', patchFile: 'p', strip: 1, fuzz: 10 }],
  [['f', 'p', '-i', 'q'], { operand: 'f', patchFile: 'p' }],
  [['-Rsi', 'q', '--', '-x'], { isReverse: true, verbosity: 'silent', patchFile: 'q', operand: '-x' }],
  [['-p', '4294967297'], { strip: 1 }],
  [['--dry', '--silent', '--verb'], { isDryRun: true, verbosity: 'verbose' }],
  [['-m'], { merge: 'merge' }],
  [['--mer=diff3'], { merge: 'diff3' }],
  [['-c', '-u'], { kind: 'unified' }],
  [['-ZT'], { setsTime: 'utc' }],
  [['-p', '0', '-', '\xc3\xa9'], { strip: 0, operand: '-', patchFile: '\xc3\xa9' }],
  [['-V', 'zz', '--no-backup-if-mismatch'], { backsUpMismatch: false }],
])('%j is read', ([args, expected]) => {
  expect(settings(args)).toMatchObject(expected);
});

test('-d keeps the quoting style of its moment', () => {
  expect(settings(['-d', 'a b', '--quoting-style=c', '-d', 'a b']).directories).toEqual([
    { path: 'a b', shown: "'a b'" },
    { path: 'a b', shown: '"a b"' },
  ]);
});

describe('-b SUFFIX ORIGFILE PATCHFILE', () => {
  const names = (...args: string[]) => settings(args).backupSuffix;

  test('is the obsolete form only at the end of the line, and without further options', () => {
    expect(names('-R', '-b', '.bk', 'f', '-')).toBe('.bk');
    expect(() => names('-b', '.bk', 'f', 'p', '-s')).toThrow('extra operand');
    expect(() => names('-sb', '.bk', 'f', 'p')).toThrow('extra operand');
  });

  test('is told on standard output, unless silent', () => {
    const text = "warning: the '-b .bk' option is obsolete; use '-b -z .bk' instead\n";
    expect(read(['-b', '.bk', 'f', 'p']).output).toEqual([{ stream: 'stdout', text }]);
    expect(read(['-s', '-b', '.bk', 'f', 'p']).output).toEqual([]);
  });
});

describe('the environment', () => {
  test('POSIXLY_CORRECT ends options at the first operand and mismatch backups', () => {
    const posix = settings(['f', '-s'], { POSIXLY_CORRECT: '' });
    expect(posix).toMatchObject({ patchFile: '-s', isPosix: true, backsUpMismatch: false });
  });

  test('backup style: option, then PATCH_VERSION_CONTROL, then VERSION_CONTROL', () => {
    const style = (args: string[], env: object) => settings(args, env).versionControl;
    expect(style(['-Vt'], { VERSION_CONTROL: 'zz' })).toBe('numbered');
    expect(style([], { VERSION_CONTROL: 't', PATCH_VERSION_CONTROL: '' })).toBe('existing');
    expect(style([], { VERSION_CONTROL: 'ne' })).toBe('simple');
    expect(() => style([], { VERSION_CONTROL: 'zz' })).toThrow("invalid argument 'zz' for '$VERSION_CONTROL'");
  });

  test('QUOTING_STYLE may be abbreviated; nonsense is ignored', () => {
    expect(settings([], { QUOTING_STYLE: 'esc' }).quoting).toBe('escape');
    expect(settings([], { QUOTING_STYLE: 's' }).quoting).toBe('shell');
  });

  test('a bad PATCH_GET crashes', () => {
    expect(read(['-q'], { PATCH_GET: 'zz' })).toMatchObject({ kind: 'exit', exit: 139 });
  });

  test('SIMPLE_BACKUP_SUFFIX, unless empty', () => {
    expect(settings([], { SIMPLE_BACKUP_SUFFIX: '.sav' }).simpleSuffix).toBe('.sav');
    expect(settings([], { SIMPLE_BACKUP_SUFFIX: '' }).simpleSuffix).toBe('.orig');
  });
});

describe('2.8', () => {
  test('has no -m, takes huge numbers, and backs up no mismatch under --posix', () => {
    expect(read(['-m'], {}, '2.8')).toMatchObject({ kind: 'exit', exit: 2 });
    expect(settings(['-p', '2147483648'], {}, '2.8').strip).toBe(2147483648);
    expect(settings(['--posix'], {}, '2.8').backsUpMismatch).toBe(false);
    expect(settings(['--posix']).backsUpMismatch).toBe(true);
  });
});

test('--help and --version end the run at once', () => {
  expect(read(['--version', '-q'])).toMatchObject({ exit: 0, output: [{ stream: 'stdout' }] });
  expect(read(['--he']).output[0]!.text).toMatch(/^Usage: patch \[OPTION\]/);
});

test('the panel offers options that exist', () => {
  for (const { id, flags } of optionSpecs) {
    expect(optionNames).toContain(id);
    for (const flag of flags) {
      const name = flag.startsWith('--') ? flag.slice(2) : optionLetters[flag.slice(1)];
      expect(name === id || name === 'silent').toBe(true);
    }
  }
});
