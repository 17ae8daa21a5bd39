import type { ByteText } from '../../text/bytes.ts';
import type { Image } from '../../text/image.ts';
import type { EditProblem } from '../problem.ts';
import type { UnifiedFile, UnifiedHunk } from './reading.ts';

/** What is wrong with one hunk, whose first line is `line`. */
export function hunkProblems(hunk: UnifiedHunk, line: ByteText, image: Image): EditProblem[] {
  const { header, rows, extra, from, to } = hunk;
  if (header === null) return [badHeader(line, from)];
  const old = rows.filter((row) => row.kind !== 'insert').length;
  const now = rows.filter((row) => row.kind !== 'delete').length;
  const problems: EditProblem[] = [];
  if (extra > 0) {
    problems.push({
      code: 'counts-too-small',
      line: rows[rows.length - extra]!.patchLine,
      sentence: `The counts of the hunk end here, but ${lines(extra)} more ${extra === 1 ? 'follows' : 'follow'}: tools that count leave ${extra === 1 ? 'it' : 'them'} out.`,
      remedy: `Write ${rangeText(header.old.start, old)} and ${rangeText(header.new.start, now)} in line ${from}.`,
    });
  } else if (old !== header.old.count || now !== header.new.count) {
    const isCut = to >= image.count;
    problems.push({
      code: isCut ? 'cut-short' : 'counts-too-large',
      line: to,
      sentence: `The header promises ${header.old.count} lines before and ${header.new.count} after, but the hunk has ${old} and ${now}${isCut ? ', and the patch ends here' : ''}.`,
      remedy: isCut
        ? 'Paste the whole patch again, to its last line and its line end.'
        : `Write ${rangeText(header.old.start, old)} and ${rangeText(header.new.start, now)} in line ${from}.`,
    });
  }
  if (rows.length > 0 && rows.every((row) => row.kind === 'context')) {
    problems.push({
      code: 'no-change',
      line: from,
      sentence: 'This hunk changes nothing: none of its lines begins with + or -.',
      remedy: 'Leave the hunk out, or check that the signs were not lost.',
    });
  }
  return problems;
}

/** What is wrong with the whole. */
export function wholeProblems(files: readonly UnifiedFile[], image: Image): EditProblem[] {
  const problems: EditProblem[] = [];
  const hunks = files.flatMap((file) => file.hunks);
  const nameless = files.find((file) => file.hunks.length > 0 && file.oldName === null && file.git === null);
  if (nameless) {
    problems.push({
      code: 'no-names',
      line: nameless.from,
      sentence: 'No --- and +++ lines say which file these hunks are for.',
      remedy: 'Put "--- a/path" and "+++ b/path" above the first @@ line, or name the file.',
    });
  }
  const last = hunks.at(-1);
  if (last && last.to === image.count && !image.text.endsWith('\n')) {
    problems.push({
      code: 'no-last-newline',
      line: image.count,
      sentence: 'The last line of the patch has no line end: it was cut, or lost on copying.',
      remedy: 'Add a line end after the last line.',
    });
  }
  return problems;
}

function badHeader(line: ByteText, at: number): EditProblem {
  const isBare = /^@@(?: \.\.\.)?(?: @@)?/.test(line) && !/\d/.test(line);
  return {
    code: isBare ? 'no-numbers' : 'bad-header',
    line: at,
    sentence: isBare
      ? 'This @@ line has no line numbers: some agents write hunks so, but patch and git cannot read them.'
      : 'This @@ line cannot be read: it must look like @@ -12,7 +12,8 @@.',
    remedy: isBare ? 'Apply it with a tool that searches by text, or add the numbers.' : 'Correct the four numbers.',
  };
}

const rangeText = (start: number, count: number) => `${start},${count}`;
const lines = (n: number) => (n === 1 ? 'one line' : `${n} lines`);
