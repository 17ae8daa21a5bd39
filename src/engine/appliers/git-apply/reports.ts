import { fromBytes } from '../../text/bytes.ts';
import type { FileReport } from '../run.ts';
import type { Checked } from './check/check-entry.ts';
import { type Entry, nameOf } from './entry.ts';
import { untried } from './place/untried.ts';
import type { InputRun } from './run-input.ts';
import type { Session } from './session.ts';
import type { WorkTree } from './work-tree.ts';

/** What one input did, entry by entry: those that were tried, those that were only read, those that were skipped. */
export function reportsOf(session: Session, tree: WorkTree, run: InputRun): FileReport[] {
  const { reading, results } = run;
  const sentence = whyUntried(session, run);
  return [
    ...results.map((result) => triedReport(session, tree, result, run.isWritten)),
    ...reading.entries.slice(results.length).map((entry) => untriedReport(session, tree, entry, sentence)),
    ...reading.skipped.map((entry) => untriedReport(session, tree, entry, whySkipped(session, entry))),
  ];
}

function whyUntried({ settings, applies, ledger }: Session, { reading, results }: InputRun): string {
  if (reading.fault !== null) {
    return 'Never tried: git apply reads the whole patch first, and could not read it to the end.';
  }
  if (results.length > 0 || applies || settings.checks) return 'Never tried: the run had ended.';
  return ledger.stopsRun
    ? 'Never tried: whitespace errors in the lines that are added ended the run.'
    : 'Never tried: with --stat, --numstat or --summary git apply only describes the patch, unless --apply is given too.';
}

function triedReport(session: Session, tree: WorkTree, result: Checked, isWritten: boolean): FileReport {
  const { entry, before, after, status, hunks, merge, refusal } = result;
  if (hunks.length === 0 && entry.hunks.length > 0) {
    const why = refusal === undefined ? '.' : `: “${fromBytes(refusal)}”.`;
    return untriedReport(session, tree, entry, `The file was refused before any hunk was tried${why}`);
  }
  const isGone = entry.isDelete === 1 || !isWritten || status !== 'fits';
  const names = namesOf(tree, entry);
  const freezes = !session.settings.allowOverlap;
  const written = isGone ? null : after;
  return { ...names, before, after: written, searches: 'running', freezes, hunks, ...(merge && { merge }) };
}

function untriedReport(session: Session, tree: WorkTree, entry: Entry, sentence: string): FileReport {
  const names = namesOf(tree, entry);
  const file = names.path === null ? undefined : tree.tree.get(names.path);
  const hunks = entry.hunks.map((hunk, i) => untried(session, entry, hunk, { number: i + 1, sentence }));
  return { ...names, writtenTo: null, before: file?.text ?? '', after: null, searches: 'running', hunks };
}

/** Paths as the tree has them: from where the command runs. */
function namesOf(tree: WorkTree, { oldName, newName }: Entry): Pick<FileReport, 'path' | 'writtenTo'> {
  const name = oldName ?? newName;
  const path = name === null ? null : tree.key(name);
  return { path, writtenTo: newName === name || newName === null ? null : tree.key(newName) };
}

function whySkipped({ prefix }: Session, entry: Entry): string {
  const path = nameOf(entry);
  const verbose = `With -v it would print “Skipped patch '${fromBytes(path)}'.”`;
  if (path.startsWith(prefix)) return `Skipped without a word: --include or --exclude keeps this file out. ${verbose}`;
  const because = entry.isGit
    ? 'a "diff --git" line makes it a path from the top of the repository'
    : 'it is an absolute path';
  return `Skipped without a word: ${fromBytes(path)} lies outside ${prefix}, where the command runs, since ${because}. ${verbose}`;
}
