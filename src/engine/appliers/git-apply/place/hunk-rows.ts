import type { Row } from '../../../patch/row.ts';
import type { ByteText } from '../../../text/bytes.ts';
import type { Entry, Hunk } from '../entry.ts';
import type { Session } from '../session.ts';
import { cleanLine } from '../whitespace/clean.ts';

/** A hunk made ready to be searched for: in the direction in which it is applied, added lines as they will be written. */
export interface HunkRows {
  readonly rows: readonly Row[];
  /** Length of the run of blank added lines at the end, and git's line number of its first; 0 when there is none. */
  readonly blankTail: { readonly count: number; readonly line: number };
}

/**
 * The rows of a hunk; `written` says what becomes of an added line. `--no-add` leaves added rows out.
 */
export function hunkRows(
  { settings }: Session,
  entry: Entry,
  hunk: Hunk,
  written: (line: ByteText) => ByteText = (line) => line,
): HunkRows {
  const rows: Row[] = [];
  let count = 0;
  let first = 0;
  const { text } = hunk;
  let number = 1;
  for (let at = text.indexOf('\n') + 1; at < text.length; number++) {
    const end = nextLine(text, at);
    const isIncomplete = text[end] === '\\';
    const sign = text[at]!;
    const content = sign === '\n' ? '\n' : text.slice(at + 1, end);
    const line = isIncomplete && content.endsWith('\n') ? content.slice(0, -1) : content;
    const kind = kindOf(sign, settings.isReversed);
    const isBlank = entry.rules.blankAtEof && /^[ \t\r\n]*$/.test(line);
    at = end;
    if (kind === 'insert' && isBlank && !settings.noAdd) {
      if (count === 0) first = hunk.line + number;
      count++;
    } else if (sign !== '\n' && !(kind === 'context' && isBlank)) count = 0;
    if (kind === null || (kind === 'insert' && settings.noAdd) || (sign === '\n' && isIncomplete)) continue;
    rows.push({ kind, text: kind === 'insert' ? written(line) : line, patchLine: hunk.patchLine + number });
  }
  return { rows, blankTail: { count, line: first } };
}

function nextLine(text: ByteText, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

function kindOf(sign: string, isReversed: boolean): Row['kind'] | null {
  if (sign === ' ' || sign === '\n') return 'context';
  if (sign === '\\') return null;
  return (sign === '-') !== isReversed ? 'delete' : 'insert';
}

/** What is written of an added line: the action `fix` cleans it, once any whitespace error was counted in the run. */
export function writtenLine({ ledger }: Session, { rules }: Entry): (line: ByteText) => ByteText {
  return (line) => {
    if (ledger.action !== 'fix' || ledger.total === 0) return line;
    const { text, isFixed } = cleanLine(line, rules);
    if (isFixed) ledger.fixed++;
    return text;
  };
}
