import DiffMatchPatch from 'diff-match-patch';
import { pythonLines } from '../../text/blanks.ts';

/** Two texts compared line by line by the library that the tool uses, cleaned up as there: lines with their sign. */
export function comparedLines(before: string, after: string): string[] {
  const library = new DiffMatchPatch();
  const { chars1, chars2, lineArray } = library.diff_linesToChars_(before, after);
  // No deadline: the same input gives the same answer.
  const diffs = library.diff_main(chars1, chars2, false, Number.MAX_VALUE);
  library.diff_cleanupSemantic(diffs);
  library.diff_cleanupEfficiency(diffs);
  library.diff_charsToLines_(diffs, lineArray);
  return diffs.flatMap(({ 0: kind, 1: text }) =>
    pythonLines(text).map((line) => (kind < 0 ? '-' : kind > 0 ? '+' : ' ') + line),
  );
}
