import type { ByteText } from '../../text/bytes.ts';
import type { EditProblem } from '../problem.ts';

const prefixes = 'Lines of an update begin with a space, + or -; between its parts stand lines that begin with @@.';
const headers = '*** Add File:, *** Update File: or *** Delete File:';
const fileHeader = /^\*\*\* (Add|Update|Delete) File:\s*(.*?)\s*$/;
const known = /^\*\*\* (?:Move to: \S|End of File$|Environment ID:|Begin Patch$|End Patch$)/;

/**
 * The first thing that is wrong with a V4A patch, whatever a tool would forgive; null when nothing is. `isBody`: it is
 * the body of one update, without markers and file headers. Lines from 1.
 */
export function v4aProblem(text: ByteText, isBody = false): EditProblem | null {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const first = lines.findIndex((line) => !isBlank(line) && !/^<<|^```/.test(line));
  const last = lines.findLastIndex((line) => !isBlank(line) && !/^EOF$|^```$/.test(line));
  if (first < 0) return problem('empty', null, 'There is nothing in this patch.', 'Paste it whole.');
  if (isBody) return bodyProblem(lines, first, last + 1, 'update');
  if (lines[first]!.trim() !== '*** Begin Patch')
    return problem(
      'no-begin',
      first + 1,
      `Line ${first + 1} is not *** Begin Patch, with which a patch begins.`,
      'Put *** Begin Patch above it.',
    );
  if (last === first || lines[last]!.trim() !== '*** End Patch')
    return problem(
      'no-end',
      last + 1,
      `The patch does not end with *** End Patch, but at line ${last + 1}: its end may have been cut off.`,
      'Add *** End Patch below it, or copy the patch to its end.',
    );
  return bodyProblem(lines, first + 1, last, 'none');
}

type State = 'none' | 'add' | 'delete' | 'update';

function bodyProblem(lines: readonly string[], from: number, to: number, begin: State): EditProblem | null {
  let state = begin;
  /** The line (from 0) that must have something below it, and what it is. */
  let bare: { readonly at: number; readonly what: string } | null = null;
  for (let at = from; at < to; at++) {
    const line = lines[at]!;
    const header = fileHeader.exec(line.trimEnd());
    if (header || (line.startsWith('*** ') && !known.test(line.trimEnd()))) {
      if (bare) return nothingBelow(bare);
      if (!header)
        return problem('bad-marker', at + 1, `Line ${at + 1} is no marker that is known.`, `Markers are ${headers}.`);
      if (header[2] === '')
        return problem('no-path', at + 1, `Line ${at + 1} names no file.`, 'Put the path after the colon.');
      state = header[1]!.toLowerCase() as State;
      bare = state === 'update' ? { at, what: 'This update' } : null;
    } else if (/^\*\*\* Move to: /.test(line)) bare = null;
    else if (known.test(line.trimEnd())) {
      if (bare && /End of File/.test(line)) return nothingBelow(bare);
    } else {
      const fault = lineProblem(line, at, state);
      if (fault) return fault;
      if (state === 'update') bare = line.startsWith('@@') ? { at, what: 'The part' } : null;
    }
  }
  if (bare) return nothingBelow(bare);
  return state === 'none'
    ? problem('no-operation', null, 'The patch names no file.', `Put ${headers} with a path into it.`)
    : null;
}

function lineProblem(line: string, at: number, state: State): EditProblem | null {
  const number = at + 1;
  if (state === 'update')
    return line === '' || /^(?:[ +-]|@@)/.test(line)
      ? null
      : problem('bad-prefix', number, `Line ${number} begins with ${JSON.stringify(line[0])}.`, prefixes);
  if (isBlank(line) && state !== 'add') return null;
  if (state === 'add')
    return line.startsWith('+')
      ? null
      : problem(
          'no-plus',
          number,
          `Line ${number} of an added file does not begin with +.`,
          'Put + before every line of an added file, blank ones too.',
        );
  const sentence =
    state === 'delete' ? `Line ${number} follows a deletion.` : `Line ${number} stands before any file is named.`;
  return problem('stray-line', number, sentence, `Put ${headers} with a path above it.`);
}

const nothingBelow = ({ at, what }: { readonly at: number; readonly what: string }) =>
  problem(
    'nothing-below',
    at + 1,
    `${what} at line ${at + 1} has no lines.`,
    'Put the lines to find and to change below it, or remove it.',
  );

const isBlank = (line: string) => line.trim() === '';

const problem = (code: string, line: number | null, sentence: string, remedy: string): EditProblem => ({
  code,
  line,
  sentence,
  remedy,
});
