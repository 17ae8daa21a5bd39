import type { Entry, Hunk } from '../entry.ts';
import { plural } from '../messages.ts';
import type { Session } from '../session.ts';
import type { HunkImages } from './hunk-images.ts';
import type { HunkRows } from './hunk-rows.ts';
import type { Place } from './place.ts';
import type { RunningImage } from './running-image.ts';

/**
 * Prints what git prints about a hunk that fits: with `-v` the line and the offset from the moved guess, and
 * always that context was given up. An offset alone is silent by default.
 */
export function tellLanding(
  { messages, settings }: Session,
  hunk: Hunk,
  { number, place }: { readonly number: number; readonly place: Place },
): void {
  if (place.at !== place.guess) {
    const offset = settings.isReversed ? place.guess - place.at : place.at - place.guess;
    messages.tellVerbose(
      `Hunk #${number} succeeded at ${place.at + 1} (offset ${offset} ${plural(offset, 'line', 'lines')}).\n`,
    );
  }
  if (place.leading !== hunk.leading || place.trailing !== hunk.trailing) {
    messages.tell(`Context reduced to (${place.leading}/${place.trailing}) to apply fragment at ${place.at + 1}\n`);
  }
}

/**
 * Judges blank lines that a hunk adds at the very end of the file, and gives how many lines of its end are
 * not written: under `fix`, all of them.
 */
export function dropBlankTail(
  session: Session,
  entry: Entry,
  image: RunningImage,
  {
    place,
    images,
    blankTail,
  }: { readonly place: Place; readonly images: HunkImages; readonly blankTail: HunkRows['blankTail'] },
): number {
  const { ledger, messages } = session;
  const reach = place.at + images.old.length - place.head - place.tail;
  if (blankTail.count === 0 || reach < image.count || ledger.action === 'nowarn' || !entry.rules.blankAtEof) return 0;
  ledger.report(messages, `${entry.input}:${blankTail.line}`, 'new blank line at EOF', '+');
  if (ledger.action === 'error' || ledger.action === 'error-all') session.applies = false;
  return ledger.action === 'fix' ? blankTail.count : 0;
}
