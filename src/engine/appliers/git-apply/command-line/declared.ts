import type { Version } from '../settings.ts';

/** An option as git declares it, in the order of its usage text, which also settles ambiguous abbreviations. */
export interface Declared {
  /** Without `--`; null when there is only the letter. A name that starts with `no-` has an opposite without it. */
  readonly long: string | null;
  /** The letter; null when there is none. */
  readonly short: string | null;
  /** What the usage text calls its value; null when it takes none. */
  readonly value: string | null;
  /** Its line in the usage text; null hides it. */
  readonly help: string | null;
  /** Whether `--no-…` is understood. */
  readonly isNegatable: boolean;
  /** Understood by the newest version only. */
  readonly isRecent: boolean;
}

const flag = (names: string, help: string | null): Declared => ({
  ...named(names),
  value: null,
  help,
  isNegatable: true,
  isRecent: false,
});
const valued = (names: string, value: string, help: string): Declared => ({ ...flag(names, help), value });
const firm = (option: Declared): Declared => ({ ...option, isNegatable: false });
const recent = (option: Declared): Declared => ({ ...option, isRecent: true });

/** Reads `-R, --reverse`, `-z` or `--check`. */
function named(names: string): { long: string | null; short: string | null } {
  const long = names.match(/--(.*)/)?.[1] ?? null;
  const short = names.match(/^-([^-])/)?.[1] ?? null;
  return { long, short };
}

const all: readonly Declared[] = [
  firm(valued('--exclude', 'path', "don't apply changes matching the given path")),
  firm(valued('--include', 'path', 'apply changes matching the given path')),
  firm(valued('-p', 'num', 'remove <num> leading slashes from traditional diff paths')),
  flag('--no-add', 'ignore additions made by the patch'),
  flag('--stat', 'instead of applying the patch, output diffstat for the input'),
  flag('--allow-binary-replacement', null),
  flag('--binary', null),
  flag('--numstat', 'show number of added and deleted lines in decimal notation'),
  flag('--summary', 'instead of applying the patch, output a summary for the input'),
  flag('--check', 'instead of applying the patch, see if the patch is applicable'),
  flag('--index', 'make sure the patch is applicable to the current index'),
  flag('-N, --intent-to-add', 'mark new files with `git add --intent-to-add`'),
  flag('--cached', 'apply a patch without touching the working tree'),
  flag('--unsafe-paths', 'accept a patch that touches outside the working area'),
  flag('--apply', 'also apply the patch (use with --stat/--summary/--check)'),
  flag('-3, --3way', 'attempt three-way merge, fall back on normal patch if that fails'),
  recent(firm(flag('--ours', 'for conflicts, use our version'))),
  recent(firm(flag('--theirs', 'for conflicts, use their version'))),
  recent(firm(flag('--union', 'for conflicts, use a union version'))),
  valued('--build-fake-ancestor', 'file', 'build a temporary index based on embedded index information'),
  firm(flag('-z', 'paths are separated with NUL character')),
  firm(valued('-C', 'n', 'ensure at least <n> lines of context match')),
  valued('--whitespace', 'action', 'detect new or modified lines that have whitespace errors'),
  flag('--ignore-space-change', 'ignore changes in whitespace when finding context'),
  flag('--ignore-whitespace', 'ignore changes in whitespace when finding context'),
  flag('-R, --reverse', 'apply the patch in reverse'),
  flag('--unidiff-zero', "don't expect at least one line of context"),
  flag('--reject', 'leave the rejected hunks in corresponding *.rej files'),
  flag('--allow-overlap', 'allow overlapping hunks'),
  flag('-v, --verbose', 'be more verbose'),
  flag('-q, --quiet', 'be more quiet'),
  flag('--inaccurate-eof', 'tolerate incorrectly detected missing new-line at the end of file'),
  flag('--recount', 'do not trust the line counts in the hunk headers'),
  valued('--directory', 'root', 'prepend <root> to all filenames'),
  flag('--allow-empty', "don't return error for empty patches"),
];

/** Every option that a version understands. Source: `git apply -h`, and runs for the hidden ones. */
export const declaredIn = (version: Version): readonly Declared[] =>
  all.filter((option) => version === 'newest' || !option.isRecent);
