import type { ByteText } from '../../text/bytes.ts';

/** The versions that are told apart: 2.39.5, and the newest at the time of writing, 2.55.0. */
export type Version = '2.39.5' | 'newest';

/** What happens to whitespace errors in added lines. `strip` on the command line is `fix`. */
export type WhitespaceAction = 'nowarn' | 'warn' | 'error' | 'error-all' | 'fix';

/** One `--include` or `--exclude`, in command-line order: the first whose glob matches decides. */
export interface Limit {
  readonly isInclude: boolean;
  readonly glob: ByteText;
}

/**
 * The command line of `git apply`, read: options and configuration only, with the rules that combine options
 * (`--reject` turns apply on, `--check` turns it off, ...) already carried out.
 */
export interface Settings {
  /** Patch files in order, as given; '-' is standard input. Empty: standard input once. */
  readonly inputs: readonly ByteText[];
  /** `-p<n>`; null when it was not given, so that it starts as 1 and traditional headers may guess. */
  readonly strip: number | null;
  /** `-C<n>`: fewest context lines to insist on at each end; Infinity when absent or negative. */
  readonly contextFloor: number;
  readonly isReversed: boolean;
  readonly checks: boolean;
  readonly applies: boolean;
  readonly rejects: boolean;
  readonly threeWay: boolean;
  /** Which side wins a conflict (`--ours`, `--theirs`, `--union`); null leaves markers. */
  readonly favour: 'ours' | 'theirs' | 'union' | null;
  readonly usesIndex: boolean;
  readonly isCached: boolean;
  readonly unidiffZero: boolean;
  readonly allowOverlap: boolean;
  readonly recount: boolean;
  readonly inaccurateEof: boolean;
  readonly noAdd: boolean;
  readonly unsafePaths: boolean;
  readonly allowEmpty: boolean;
  readonly ignoreWhitespace: boolean;
  /** `--whitespace=` or `apply.whitespace`; null when neither says: warn if applying, else nowarn. */
  readonly whitespace: WhitespaceAction | null;
  /** Whitespace errors are all printed, however many: `error-all` was named, even if a later option overrode it. */
  readonly neverSquelches: boolean;
  /** `--directory`, with its slash; '' when absent. */
  readonly directory: ByteText;
  readonly limits: readonly Limit[];
  readonly stat: boolean;
  readonly numstat: boolean;
  readonly summary: boolean;
  readonly nulTerminated: boolean;
  /** Below 0 silent, 0 normal, above 0 verbose. */
  readonly verbosity: number;
}
