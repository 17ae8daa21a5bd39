import { type Entry, nameOf } from '../entry.ts';
import type { Session } from '../session.ts';
import { shownName } from '../shown-name.ts';
import { readBody } from './entry-body.ts';
import { type Fault, isFault } from './fault.ts';
import type { Input } from './input.ts';
import { reverse } from './reverse.ts';
import { nextHeader } from './scan.ts';
import { addPrefix, isUsed } from './select.ts';

/** Everything that one input says. */
export interface Reading {
  /** In the order in which they are carried out: reversed under `-R`. */
  readonly entries: readonly Entry[];
  /** Entries that are not for here: outside the directory, or kept out by a limit. */
  readonly skipped: readonly Entry[];
  /** Fatal: nothing is used. Broken: the entries stand all the same. */
  readonly fault: Fault | null;
}

/** Reads an input to its end, or to the first fault. Prints what git prints while it reads. */
export function readInput(session: Session, input: Input): Reading {
  const entries: Entry[] = [];
  const skipped: Entry[] = [];
  for (;;) {
    const found = nextHeader(session, input);
    if (found === null) break;
    if (isFault(found)) return faulty(found);
    addPrefix(session, found);
    // Asked before the sides are swapped, and again after: only the second answer decides what is applied.
    if (isUsed(session, found)) found.rules = session.rulesFor(nameOf(found));
    const fault = readBody(session, input, found);
    if (fault !== null) return faulty(fault);
    if (session.settings.isReversed) reverse(found, session.version);
    if (isUsed(session, found)) entries.push(found);
    else {
      skipped.push(found);
      session.messages.tellVerbose(`Skipped patch '${shownName(session, found)}'.\n`);
    }
  }
  return reading(null);

  function faulty(fault: Fault): Reading {
    session.messages.error(fault.text);
    return reading(fault);
  }

  function reading(fault: Fault | null): Reading {
    return { entries: session.settings.isReversed ? entries.toReversed() : entries, skipped, fault };
  }
}
