import type { Move } from '../../../search/trace.ts';
import { lineIndex } from '../../../text/image.ts';
import type { HunkReport } from '../../run.ts';
import type { Entry, Hunk } from '../entry.ts';
import type { Session } from '../session.ts';
import { anchorsOf, guessOf } from './anchors.ts';
import { crashOf } from './crash.ts';
import type { Leniency } from './fit.ts';
import { hunkHead, statedPlace } from './hunk-head.ts';
import { comparedRows, hunkImages } from './hunk-images.ts';
import { hunkRows, writtenLine } from './hunk-rows.ts';
import { land } from './land.ts';
import { locate } from './locate.ts';
import * as notes from './notes.ts';
import { refusal } from './refusal.ts';
import type { RunningImage } from './running-image.ts';

/** Looks for one hunk in the image and, when it fits somewhere, replaces its lines there. Prints what git prints. */
export function applyHunk(
  session: Session,
  entry: Entry,
  image: RunningImage,
  { hunk, number }: { readonly hunk: Hunk; readonly number: number },
): HunkReport {
  const { rows, blankTail } = hunkRows(session, entry, hunk, writtenLine(session, entry));
  const images = hunkImages(rows, session.settings.inaccurateEof);
  const leniency = leniencyOf(session, entry);
  const moves: Move[] = opening(session, hunk, image);
  const report = {
    ...hunkHead(hunk, number),
    rows: comparedRows(rows, images),
    expected: lineIndex(guessOf(hunk)),
    moves,
  };
  const place = locate(image, hunk, images, { settings: session.settings, leniency, moves });
  if (place === null) {
    const reject = refusal(session, image, { hunk, images, leniency, moves });
    moves.push({ kind: 'reject', reject });
    return { ...report, outcome: { kind: 'rejected', reject } };
  }
  const crash = crashOf(image, images, place, leniency);
  if (crash !== null) {
    session.messages.stderr(crash);
    return { ...report, outcome: { kind: 'untried', sentence: 'git apply crashes here, on an assertion of its own.' } };
  }
  if (place.fit === 'lenient') moves.push(notes.lenient(place.at, leniency.kind === 'clean'));
  else if (notes.isPrefix(image, images, place)) moves.push(notes.prefix(place.at));
  const bogus = notes.bogusOffset(place);
  if (bogus !== null) moves.push(bogus);
  const landing = land(session, entry, image, { hunk, number, rows, images, blankTail, leniency, place });
  moves.push({ kind: 'land', landing });
  const { isReversed } = session.settings;
  if (place.at !== place.guess && !session.messages.isVerbose) moves.push(notes.unsaid(place, { number, isReversed }));
  return { ...report, outcome: { kind: 'landed', landing } };
}

function opening({ settings }: Session, hunk: Hunk, image: RunningImage): Move[] {
  const { atStart, atEnd } = anchorsOf(hunk, settings);
  const read: Move = { kind: 'read', stated: statedPlace(hunk), expected: lineIndex(guessOf(hunk)), carry: 0 };
  const pinned = notes.pinned(atStart, atEnd);
  const moves = pinned ? [pinned] : [notes.startsFromNew(hunk), notes.outside(guessOf(hunk), image.count)];
  return [read, ...moves.filter((move) => move !== null)];
}

/** How far this entry's lines may differ from the file's. */
function leniencyOf({ settings, ledger }: Session, { rules }: Entry): Leniency {
  const isFix = ledger.action === 'fix';
  const kind = settings.ignoreWhitespace ? 'blanks' : isFix ? 'clean' : 'none';
  return { kind, rules, mayOverrun: isFix && rules.blankAtEof };
}
