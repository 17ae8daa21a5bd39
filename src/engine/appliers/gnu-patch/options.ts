import { type ByteText, toBytes } from '../../text/bytes.ts';
import type { Chunk } from '../run.ts';
import { readArguments } from './arguments.ts';
import { chooseQuotingStyle, chooseVersionControl } from './option-choice.ts';
import { complaint, type Draft, type Exit, fatal, misuse, optionEffects } from './option-effects.ts';
import { readNumber32 } from './option-number.ts';
import { quoted } from './quoting.ts';
import type { Directory, Settings } from './settings.ts';

/** What the arguments come to: settings, and what was already printed; or the end of the run. */
export type Options =
  | { readonly kind: 'settings'; readonly settings: Settings; readonly output: readonly Chunk[] }
  /** `directories` were entered before, one by one, and may have failed first. */
  | {
      readonly kind: 'exit';
      readonly exit: number;
      readonly output: readonly Chunk[];
      readonly directories: readonly Directory[];
    };

type Environment = Readonly<Record<string, string>>;

/**
 * Reads arguments and environment as GNU patch does, errors in its words. Checks that need the file system (`-d`,
 * `-i`, `-o`) are left to the session.
 *
 * Source: runs of 2.7.6 (Debian); for 2.8 its recorded differences.
 */
export function readOptions(args: readonly ByteText[], env: Environment, version: Settings['version']): Options {
  const draft = initialDraft(env, version);
  const operands: ByteText[] = [];
  const output: Chunk[] = [];
  const stop = (exit: Exit): Options => ({
    kind: 'exit',
    exit: exit.exit,
    output: [...output, ...exit.output],
    directories: draft.directories,
  });

  const badGet = wrongGet(env.PATCH_GET, draft);
  if (badGet) return stop(badGet);

  const reading = { hasMergeLetter: version === '2.7.6', permutes: env.POSIXLY_CORRECT === undefined };
  for (const argument of readArguments(args, reading)) {
    if (argument.kind === 'error') return stop(misuse(`patch: ${argument.text}\n`));
    if (argument.kind === 'operand') {
      operands.push(argument.text);
      continue;
    }
    const exit = optionEffects[argument.name](draft, argument.value ?? impliedValue);
    if (exit) return stop(exit);
    if (argument.written !== '-b' || !isObsoleteSuffix(argument.rest)) continue;
    const [suffix, ...rest] = argument.rest as [ByteText, ...ByteText[]];
    if (draft.verbosity !== 'silent') output.push({ stream: 'stdout', text: obsoleteWarning(suffix) });
    const badSuffix = optionEffects.suffix(draft, suffix);
    if (badSuffix) return stop(badSuffix);
    operands.push(...rest);
    break;
  }

  const [operand = null, patchOperand, extra] = operands;
  if (extra !== undefined) return stop(misuse(`patch: ${quoted(extra, draft.quoting)}: extra operand\n`));
  const byDefault = env.POSIXLY_CORRECT === undefined && !(version === '2.8' && draft.isPosix);
  const backsUpMismatch = draft.backsUpMismatch ?? byDefault;
  const isChecked = draft.backsUp || backsUpMismatch;
  const style = isChecked ? backupStyle(draft.versionControl, env) : { chosen: 'existing' as const };
  if ('wrong' in style) return stop(complaint(style.wrong));
  const patchFile = patchOperand ?? draft.patchFile;
  const settings = { ...draft, operand, patchFile, backsUpMismatch, versionControl: style.chosen };
  return { kind: 'settings', settings, output };
}

/** The value of `--merge` alone. */
const impliedValue = 'merge';

/** `-b SUFFIX ORIGFILE PATCHFILE` at the end of the line is how CVS 1.9 asked for `-b -z SUFFIX`. */
const isObsoleteSuffix = (rest: readonly ByteText[]) =>
  rest.length === 3 && rest.every((arg) => arg === '-' || !arg.startsWith('-'));

const obsoleteWarning = (suffix: ByteText): ByteText =>
  `warning: the '-b ${suffix}' option is obsolete; use '-b -z ${suffix}' instead\n`;

/** The real tool reports a bad `$PATCH_GET` and then crashes (SIGSEGV). */
function wrongGet(value: string | undefined, { quoting }: Draft): Exit | null {
  if (value === undefined) return null;
  const read = readNumber32(toBytes(value));
  if (!('wrong' in read)) return null;
  return { ...fatal(`PATCH_GET value ${quoted(toBytes(value), quoting)} ${read.wrong}`), exit: 139 };
}

function backupStyle(versionControl: ByteText | null, env: Environment) {
  if (versionControl !== null) return chooseVersionControl(versionControl, '--version-control or -V option');
  const what = env.PATCH_VERSION_CONTROL === undefined ? 'VERSION_CONTROL' : 'PATCH_VERSION_CONTROL';
  return chooseVersionControl(toBytes(env[what] ?? ''), `$${what}`);
}

function initialDraft(env: Environment, version: Settings['version']): Draft {
  const quoting = chooseQuotingStyle(toBytes(env.QUOTING_STYLE ?? 'shell'));
  return {
    version,
    operand: null,
    patchFile: null,
    directories: [],
    strip: null,
    fuzz: 2,
    ignoresBlanks: false,
    kind: null,
    isReverse: false,
    isForward: false,
    isForced: false,
    isBatch: false,
    verbosity: 'default',
    isDryRun: false,
    isPosix: env.POSIXLY_CORRECT !== undefined,
    isBinary: false,
    output: null,
    rejectFile: null,
    rejectFormat: null,
    merge: null,
    ifdef: null,
    removesEmpty: false,
    setsTime: null,
    backsUp: false,
    backsUpMismatch: null,
    backupPrefix: null,
    backupBasePrefix: null,
    backupSuffix: null,
    simpleSuffix: toBytes(env.SIMPLE_BACKUP_SUFFIX || '.orig'),
    readOnly: 'warn',
    followsSymlinks: false,
    quoting: 'chosen' in quoting ? quoting.chosen : 'shell',
    debug: 0,
    versionControl: null,
  };
}
