import { readUnified } from '../formats/unified/read.ts';
import { hunksOf, type UnifiedHunk } from '../formats/unified/reading.ts';
import type { ByteText } from '../text/bytes.ts';

/** The last edit that was read. Every applier is asked about the same one, and a pasted edit may be long. */
let last: { readonly edit: ByteText; readonly hunks: readonly UnifiedHunk[] } = { edit: '', hunks: [] };

/** The hunks of a unified diff as its lines show them; none for other edits. */
export function hunksWritten(edit: ByteText): readonly UnifiedHunk[] {
  if (last.edit !== edit) last = { edit, hunks: hunksOf(readUnified(edit)) };
  return last.hunks;
}

/** The lines of the edit (1-based) that say + or -. */
export const changedLines = (edit: ByteText): number[] =>
  hunksWritten(edit).flatMap(({ rows }) => rows.filter(({ kind }) => kind !== 'context').map((row) => row.patchLine));
