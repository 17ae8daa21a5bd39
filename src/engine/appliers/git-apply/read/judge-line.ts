import type { Entry } from '../entry.ts';
import type { Session } from '../session.ts';
import { whitespaceErrors } from '../whitespace/check.ts';
import type { Input } from './input.ts';

/**
 * Looks at the whitespace of the hunk line from `input.at` to `end`. Added lines (removed ones under -R) are
 * judged unless the action is `nowarn`, under `fix` context too. An old line that ends in CR LF says that such
 * ends are meant: from then on they are no errors in this entry.
 */
export function judgeLine(session: Session, input: Input, entry: Entry, end: number): void {
  const { text, at } = input;
  const sign = text[at]!;
  if (sign === '\n') return;
  const { isReversed } = session.settings;
  const isContext = sign === ' ';
  const isNew = !isContext && (sign === '+') !== isReversed;
  if (!isNew && end - at > 1 && text[end - 2] === '\r') {
    entry.oldEndsInCrlf = true;
    if (!entry.rules.crAtEol) entry.rules = { ...entry.rules, crAtEol: true };
  }
  const { action } = session.ledger;
  if (action === 'nowarn') return;
  if (!isNew && !(isContext && action === 'fix' && !isReversed)) return;
  const isIncomplete = session.version === 'newest' && text[end] === '\\';
  const line = text.slice(at + 1, isIncomplete ? end - 1 : end);
  const errors = whitespaceErrors(line, entry.rules);
  // Unless it is the missing line feed that is wrong, the newest version takes it off nevertheless: a byte too few.
  const losesEnd = line.endsWith('\n') || (isIncomplete && !entry.rules.incompleteLine);
  const shown = losesEnd ? line.slice(0, -1) : line;
  const { ledger, messages } = session;
  if (errors.length > 0) ledger.report(messages, `${input.name}:${input.line}`, errors.join(', '), shown);
}
