import { type ByteText, recognise } from '../../engine/index.ts';
import { readingOf } from '../reading.ts';

/** Only unified diffs have headers whose arithmetic can be wrong. */
export function hasHeaders(edit: ByteText): boolean {
  const { kind } = recognise(edit.slice(0, 200_000));
  return kind === 'unified' || kind === 'git-diff';
}

/** How many faults the headers and bodies of the edit have. */
export const headerFaults = (edit: ByteText): number => (hasHeaders(edit) ? readingOf(edit).problems.length : 0);
