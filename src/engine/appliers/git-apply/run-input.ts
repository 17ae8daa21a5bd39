import type { ByteText } from '../../text/bytes.ts';
import type { Problem } from '../run.ts';
import { linkChanges } from './check/beyond-link.ts';
import { type Checked, checkEntry } from './check/check-entry.ts';
import { PathTable } from './check/path-table.ts';
import { printLooks, widenColumns } from './look/print-looks.ts';
import { problemOf } from './read/fault.ts';
import { Input } from './read/input.ts';
import { type Reading, readInput } from './read/read-input.ts';
import type { Session } from './session.ts';
import type { WorkTree } from './work-tree.ts';
import { writeResults } from './write/write-results.ts';

/** How one input went. */
export interface InputRun {
  /** 0: on to the next input. Otherwise the run ends here. */
  readonly exit: 0 | 1 | 128 | 134;
  readonly reading: Reading;
  readonly results: readonly Checked[];
  readonly isWritten: boolean;
  /** Files were left with conflicts: later inputs are still read, but the run fails. */
  readonly hasConflicts: boolean;
  /** Git's line counter behind it. */
  readonly line: number;
  /** What is wrong with the input, in our words. */
  readonly problem: Problem | null;
}

/** Reads one input and carries it out: all of it, or, unless hunks may be rejected, nothing. */
export function runInput(
  session: Session,
  tree: WorkTree,
  source: { name: ByteText; text: ByteText; line: number },
): InputRun {
  const { settings, messages, ledger } = session;
  const input = new Input(source.name, source.text, source.line, session.version);
  const reading = readInput(session, input);
  const end = (exit: InputRun['exit'], results: readonly Checked[] = [], isWritten = false): InputRun => ({
    exit,
    reading,
    results,
    isWritten,
    hasConflicts: false,
    line: input.line,
    problem: reading.fault
      ? problemOf(reading.fault, input.trueLine(reading.fault.at))
      : (results.find(({ problem }) => problem)?.problem ?? null),
  });
  if (reading.fault?.kind === 'fatal') return end(128);
  const { entries } = reading;
  if (entries.length === 0 && reading.skipped.length === 0) {
    if (settings.allowEmpty) return end(0);
    messages.error('No valid patches in input (allow with "--allow-empty")');
    return { ...end(128), problem: reading.fault === null ? nothingThere : end(128).problem };
  }
  widenColumns(session, entries);
  if (ledger.stopsRun) session.applies = false;
  const results = settings.checks || session.applies ? checkAll(session, tree, entries) : [];
  const last = results.at(-1)?.status;
  if (last === 'stop' || last === 'crash') return end(last === 'stop' ? 128 : 134, results);
  if (results.some(({ status }) => status === 'fails') && !settings.rejects) return end(1, results);
  if (session.applies) {
    const written = writeResults(session, tree, results);
    if (written === 'conflicts') return { ...end(0, results, true), hasConflicts: true };
    if (written !== 'done') return end(written === 'stop' ? 128 : 1, results, true);
  }
  printLooks(session, entries);
  return end(0, results, session.applies);
}

const nothingThere: Problem = {
  code: 'no-patch',
  line: null,
  sentence: 'There is no patch in this text: no "diff --git" line, and no ---, +++ and @@ lines together.',
  remedy: 'Paste the output of git diff or diff -u.',
};

/** Tries every entry in memory. A path that may not be touched ends it at once. */
function checkAll(session: Session, tree: WorkTree, entries: Reading['entries']): Checked[] {
  const results: Checked[] = [];
  const checking = { session, tree, table: new PathTable(entries), links: linkChanges(entries) };
  for (const entry of entries) {
    const result = checkEntry(checking, entry);
    results.push(result);
    if (result.status === 'stop' || result.status === 'crash') break;
  }
  return results;
}
