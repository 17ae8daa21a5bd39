import type { HunkReport } from '../../run.ts';
import type { Entry, Hunk } from '../entry.ts';
import type { Session } from '../session.ts';
import { hunkHead } from './hunk-head.ts';
import { hunkRows } from './hunk-rows.ts';

/** The report of a hunk that was read, but that git never came to. */
export function untried(
  session: Session,
  entry: Entry,
  hunk: Hunk,
  { number, sentence }: { readonly number: number; readonly sentence: string },
): HunkReport {
  const { rows } = hunkRows(session, entry, hunk);
  const note = { kind: 'note', code: 'untried', sentence, at: null } as const;
  return { ...hunkHead(hunk, number), rows, expected: null, moves: [note], outcome: { kind: 'untried', sentence } };
}
