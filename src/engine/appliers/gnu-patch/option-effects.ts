import type { ByteText } from '../../text/bytes.ts';
import type { Chunk } from '../run.ts';
import { chooseQuotingStyle } from './option-choice.ts';
import { readNumber, readNumber32 } from './option-number.ts';
import type { OptionName } from './option-table.ts';
import { quoted } from './quoting.ts';
import type { Settings } from './settings.ts';
import { usage, versionText } from './usage.ts';

/** Settings while they are being read. */
export type Draft = { -readonly [K in keyof Omit<Settings, 'backsUpMismatch' | 'versionControl'>]: Settings[K] } & {
  /** Null until an option says so. */
  backsUpMismatch: boolean | null;
  /** `-V` as typed: looked at once all options are read, and only if backups may be made. */
  versionControl: ByteText | null;
};

/** The run ends while its options are read. */
export interface Exit {
  readonly exit: number;
  readonly output: readonly Chunk[];
}

const stderr = (exit: number, text: ByteText): Exit => ({ exit, output: [{ stream: 'stderr', text }] });
const printed = (text: ByteText): Exit => ({ exit: 0, output: [{ stream: 'stdout', text }] });

/** A fatal error, in the tool's frame. */
export const fatal = (text: ByteText): Exit => stderr(2, `patch: **** ${text}\n`);
/** A complaint that names the tool only. */
export const complaint = (text: ByteText): Exit => stderr(2, `patch: ${text}`);
/** Wrong use; `text` says what is wrong, if the tool does. */
export const misuse = (text: ByteText): Exit => stderr(2, `${text}patch: Try 'patch --help' for more information.\n`);

/** What an option does to the settings; an `Exit` when the run ends there. */
type Effect = (draft: Draft, value: ByteText) => Exit | undefined;

const set =
  (change: Partial<Draft>): Effect =>
  (draft) => {
    Object.assign(draft, change);
    return undefined;
  };

const name =
  (key: 'ifdef' | 'patchFile' | 'output' | 'rejectFile' | 'versionControl'): Effect =>
  (draft, value) => {
    draft[key] = value;
    return undefined;
  };

const number =
  (what: string, set: (draft: Draft, value: number) => void, allowsNegative = false): Effect =>
  (draft, value) => {
    const read = draft.version === '2.8' ? readNumber(value) : readNumber32(value);
    const wrong =
      'wrong' in read ? read.wrong : read.number < 0 && !allowsNegative ? 'is negative' : set(draft, read.number);
    return wrong ? fatal(`${what} ${quoted(value, draft.quoting)} ${wrong}`) : undefined;
  };

const backupPart =
  (key: 'backupPrefix' | 'backupBasePrefix' | 'backupSuffix', what: string): Effect =>
  (draft, value) => {
    if (value === '') return fatal(`${what} is empty`);
    draft[key] = value;
    return undefined;
  };

/** A word that must be written out. */
const word =
  <K extends 'merge' | 'rejectFormat' | 'readOnly'>(key: K, words: readonly NonNullable<Settings[K]>[]): Effect =>
  (draft, value) => {
    const found = words.find((candidate) => candidate === value);
    if (found === undefined) return misuse('');
    (draft as Record<K, Settings[K]>)[key] = found;
    return undefined;
  };

/** The effect of every option. Those without a value ignore the one they are given. */
export const optionEffects: Readonly<Record<OptionName, Effect>> = {
  backup: set({ backsUp: true }),
  prefix: backupPart('backupPrefix', 'backup prefix'),
  context: set({ kind: 'context' }),
  directory: (draft, path) => {
    draft.directories = [...draft.directories, { path, shown: quoted(path, draft.quoting) }];
    return undefined;
  },
  ifdef: name('ifdef'),
  ed: set({ kind: 'ed' }),
  'remove-empty-files': set({ removesEmpty: true }),
  force: set({ isForced: true }),
  fuzz: number('fuzz factor', (draft, value) => {
    draft.fuzz = value;
  }),
  get: number('get option value', () => undefined, true),
  input: name('patchFile'),
  'ignore-whitespace': set({ ignoresBlanks: true }),
  merge: word('merge', ['merge', 'diff3']),
  normal: set({ kind: 'normal' }),
  forward: set({ isForward: true }),
  output: name('output'),
  strip: number('strip count', (draft, value) => {
    draft.strip = value;
  }),
  'reject-file': name('rejectFile'),
  reverse: set({ isReverse: true }),
  quiet: set({ verbosity: 'silent' }),
  silent: set({ verbosity: 'silent' }),
  batch: set({ isBatch: true }),
  'set-time': (draft) => {
    draft.setsTime ??= 'local';
    return undefined;
  },
  unified: set({ kind: 'unified' }),
  version: (draft) => printed(versionText(draft.version)),
  'version-control': name('versionControl'),
  debug: number(
    'debugging option',
    (draft, value) => {
      draft.debug = value;
    },
    true,
  ),
  'basename-prefix': backupPart('backupBasePrefix', 'backup basename prefix'),
  suffix: backupPart('backupSuffix', 'backup suffix'),
  'set-utc': set({ setsTime: 'utc' }),
  'dry-run': set({ isDryRun: true }),
  verbose: set({ verbosity: 'verbose' }),
  binary: set({ isBinary: true }),
  help: () => printed(usage),
  'backup-if-mismatch': set({ backsUpMismatch: true }),
  'no-backup-if-mismatch': set({ backsUpMismatch: false }),
  posix: set({ isPosix: true }),
  'quoting-style': (draft, value) => {
    const choice = chooseQuotingStyle(value);
    if ('wrong' in choice) return misuse(`patch: ${choice.wrong}`);
    draft.quoting = choice.chosen;
    return undefined;
  },
  'reject-format': word('rejectFormat', ['context', 'unified']),
  'read-only': word('readOnly', ['ignore', 'warn', 'fail']),
  'follow-symlinks': set({ followsSymlinks: true }),
};
