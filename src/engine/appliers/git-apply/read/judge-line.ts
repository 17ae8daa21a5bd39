import type { ByteText } from '../../../text/bytes.ts';
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
  const sign = input.text[input.at]!;
  const { isReversed } = session.settings;
  const isContext = sign === ' ' || sign === '\n';
  const isNew = !isContext && (sign === '+') !== isReversed;
  if (entry.rules !== null && !isNew && end - input.at > 1 && input.text[end - 2] === '\r') {
    if (!entry.rules.crAtEol) entry.rules = { ...entry.rules, crAtEol: true };
  }
  const { action } = session.ledger;
  if (entry.rules === null || action === 'nowarn') return;
  if (!isNew && !(isContext && action === 'fix' && !isReversed)) return;
  const line = input.text.slice(input.at + 1, end);
  const errors = whitespaceErrors(line, entry.rules);
  if (errors.length > 0) {
    session.ledger.report(session.messages, `${input.name}:${input.line}`, errors.join(', '), withoutLineFeed(line));
  }
}

const withoutLineFeed = (line: ByteText) => (line.endsWith('\n') ? line.slice(0, -1) : line);
