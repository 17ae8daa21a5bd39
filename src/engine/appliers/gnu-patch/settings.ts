import type { ByteText } from '../../text/bytes.ts';
import type { QuotingStyle } from './quoting.ts';

export type DiffKind = 'unified' | 'context' | 'new-context' | 'normal' | 'ed';

/** What the command line and the environment ask for, with every default filled in. */
export interface Settings {
  readonly version: '2.7.6' | '2.8';
  /** `-p`; null when not given. Infinity where the number is beyond what the tool counts. */
  readonly strip: number | null;
  /** `-F` */
  readonly fuzz: number;
  /** `-l` */
  readonly ignoresBlanks: boolean;
  /** `-R` */
  readonly isReverse: boolean;
  /** `-N` */
  readonly isForward: boolean;
  /** `-f` */
  readonly isForced: boolean;
  /** `-t` */
  readonly isBatch: boolean;
  /** `-u -c -n -e`: the kind of the first patch; null when not given. */
  readonly kind: 'unified' | 'context' | 'normal' | 'ed' | null;
  /** ORIGFILE; every patch of the input then goes to it. */
  readonly operand: string | null;
  /** `-i` or PATCHFILE; null for stdin. */
  readonly patchFile: string | null;
  /** `-o`, as given: `-` is stdout. */
  readonly output: string | null;
  /** `-r`, as given: `-` discards. */
  readonly rejectFile: string | null;
  readonly rejectFormat: 'unified' | 'context' | null;
  /** `-b` */
  readonly backsUp: boolean;
  /** Backups of files that did not match perfectly: on unless POSIX or `--no-backup-if-mismatch`. */
  readonly backsUpMismatch: boolean;
  /** `-B`, `-Y`, `-z`; null when not given. */
  readonly backupPrefix: string | null;
  readonly backupBasePrefix: string | null;
  readonly backupSuffix: string | null;
  /** `$SIMPLE_BACKUP_SUFFIX`, by default `.orig`. */
  readonly simpleSuffix: string;
  /** `-V` and its environment. */
  readonly versionControl: 'existing' | 'numbered' | 'simple';
  /** `-E` */
  readonly removesEmpty: boolean;
  /** `-D` */
  readonly ifdef: string | null;
  /** `-T` reads header times as local time, `-Z` as UTC, and sets the file's time from them. */
  readonly setsTime: 'local' | 'utc' | null;
  readonly verbosity: 'silent' | 'default' | 'verbose';
  readonly isDryRun: boolean;
  readonly isPosix: boolean;
  readonly isBinary: boolean;
  readonly followsSymlinks: boolean;
  readonly readOnly: 'warn' | 'fail' | 'ignore';
  readonly merge: 'merge' | 'diff3' | null;
  readonly quoting: QuotingStyle;
  /** `-d`, in order; each is entered as it is read. */
  readonly directories: readonly Directory[];
  /** `-x`: bits; 1 reports changes of the offset. */
  readonly debug: number;
}

/** One `-d`. `shown` is its name as an error message shows it, in the quoting style in force at that argument. */
export interface Directory {
  readonly path: ByteText;
  readonly shown: ByteText;
}
