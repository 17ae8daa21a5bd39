import type { FileReport } from '../run.ts';
import type { Entry } from './entry.ts';
import { untried } from './place/untried.ts';
import type { InputRun } from './run-input.ts';
import type { Session } from './session.ts';

/** What one input did, entry by entry: those that were tried, and those that were only read. */
export function reportsOf(session: Session, { reading, results, isWritten }: InputRun): FileReport[] {
  const tried = results.map(({ entry, before, after, status, hunks, merge }): FileReport => {
    const path = entry.oldName ?? entry.newName;
    const isGone = entry.isDelete === 1 || !isWritten || status !== 'fits';
    return {
      path,
      writtenTo: entry.newName === path ? null : entry.newName,
      before,
      after: isGone ? null : after,
      searches: 'running',
      hunks: hunks.length > 0 ? hunks : untriedHunks(session, entry, 'The file was refused before any hunk was tried.'),
      ...(merge && { merge }),
    };
  });
  const sentence =
    reading.fault === null
      ? 'Never tried: the run had ended.'
      : 'Never tried: git apply reads the whole patch first, and could not read it to the end.';
  const rest = reading.entries.slice(results.length).map(
    (entry): FileReport => ({
      path: entry.oldName ?? entry.newName,
      writtenTo: null,
      before: '',
      after: null,
      searches: 'running',
      hunks: untriedHunks(session, entry, sentence),
    }),
  );
  return [...tried, ...rest];
}

const untriedHunks = (session: Session, entry: Entry, sentence: string) =>
  entry.hunks.map((hunk, i) => untried(session, entry, hunk, { number: i + 1, sentence }));
