import type { Entry } from '../entry.ts';
import type { Session } from '../session.ts';
import { quotedName } from '../shown-name.ts';
import { numstatText, statText } from './stat.ts';
import { summaryText } from './summary.ts';

/** Makes room for the entries of one more input, as they were read. */
export function widenColumns(session: Session, entries: readonly Entry[]): void {
  for (const entry of entries) session.widths.widen(entry, (name) => quotedName(session, name));
}

/** Prints what `--stat`, `--numstat` and `--summary` ask for, in this order; nothing in a silent run. */
export function printLooks(session: Session, entries: readonly Entry[]): void {
  const { settings, messages, widths } = session;
  if (messages.isSilent) return;
  const quoting = (name: string) => quotedName(session, name);
  if (settings.stat) messages.stdout(statText(entries, widths, quoting));
  if (settings.numstat) messages.stdout(numstatText(entries, settings.nulTerminated, quoting));
  if (settings.summary) messages.stdout(summaryText(entries));
}
