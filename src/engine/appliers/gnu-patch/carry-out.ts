import type { Move, Reject } from '../../search/trace.ts';
import type { ByteText } from '../../text/bytes.ts';
import { lineIndex } from '../../text/image.ts';
import type { HunkReport } from '../run.ts';
import { announceNewStyle } from './announce.ts';
import { applyHunk } from './apply-hunk.ts';
import { type Attempt, attempt } from './attempt.ts';
import { carryOutMerge } from './carry-out-merge.ts';
import type { Entry } from './entry.ts';
import { type Fatal, type Hunk, rowsOf, swapped, unmarked } from './hunk.ts';
import { failed, ignored, succeeded } from './hunk-messages.ts';
import { misordered } from './notes.ts';
import { rejectHeader, rejectHunk } from './reject.ts';
import type { Session } from './session.ts';

/**
 * Carries out one hunk: finds its place and applies it, or rejects it, and says so.
 *
 * Source: GNU patch 2.7.6; vectors 146 to 283.
 */
export function carryOut(session: Session, entry: Entry, read: Hunk, number: number): Fatal | null {
  if (read.provesNewStyle && !entry.provesNewStyle && entry.detected.kind === 'context') {
    announceNewStyle(session);
    entry.provesNewStyle = true;
  }
  const stated = entry.isReverse ? swapped(read) : read;
  const expected = stated.oldFirst + entry.carry;
  const floor = lineIndex(entry.draft.eaten);
  const moves: Move[] = [
    {
      kind: 'read',
      stated: lineIndex(Number(stated.oldFirst) - 1),
      expected: lineIndex(Number(expected) - 1),
      carry: Number(entry.carry),
    },
    ...(number === 1 ? entry.preface : []),
  ];
  const tried: Attempt = entry.isSkipped
    ? { hunk: stated, place: null, fuzz: 0 }
    : attempt(session, entry, stated, number, moves);
  const { place, fuzz } = tried;
  const isMerged = session.settings.merge !== null && !entry.isSkipped;
  const hunk = isMerged ? unmarked(tried.hunk) : tried.hunk;
  session.reader.lastHunk = hunk;
  const line = (place ?? hunk.oldFirst) + BigInt(entry.draft.shift);
  const report = (rest: readonly Move[], outcome: HunkReport['outcome']) => {
    moves.push(...rest);
    entry.reports.push({
      number,
      patchLines: hunk.patchLines,
      section: hunk.section.trim(),
      rows: rowsOf(hunk),
      stated: lineIndex(Number(hunk.oldFirst) - 1),
      expected: entry.isSkipped ? null : lineIndex(Number(expected) - 1),
      floor,
      ...(entry.isReverse !== session.settings.isReverse && { turned: entry.isReverse ? 'backwards' : 'forwards' }),
      moves,
      outcome,
    });
    return null;
  };
  /** The hunk is kept before anything is said of it. */
  const reject = (rejected: Reject, words: ByteText | null, before: readonly Move[] = []) => {
    const stop = keepReject(session, entry, hunk);
    if (stop !== null) return stop;
    if (words !== null) session.voice.say(words);
    return report([...before, { kind: 'reject', reject: rejected }], { kind: 'rejected', reject: rejected });
  };

  if (entry.isSkipped) {
    const words = session.settings.verbosity === 'verbose' ? ignored(number, line) : null;
    const why = entry.whySkipped === '' ? '' : `${entry.whySkipped}, so `;
    return reject({ reason: 'skipped', sentence: `${why}GNU patch skipped the file, and with it the hunk.` }, words);
  }
  if (isMerged) {
    const merged = carryOutMerge(session, entry, hunk, place, number);
    if (merged.kind === 'fatal') return merged;
    if (merged.kind === 'outcome') return report(merged.moves, merged.outcome);
    return fail(true, merged.moves);
  }
  const applied =
    place === null || isCreationOverContent(entry, place)
      ? null
      : applyHunk(entry.draft, hunk, Number(place), session.settings.ifdef);
  if (applied?.kind === 'fatal') return applied;
  if (applied?.kind === 'applied') {
    entry.applied++;
    const isQuiet = fuzz === 0 && entry.carry === 0n;
    const { verbosity } = session.settings;
    if (verbosity === 'verbose' || (verbosity === 'default' && !isQuiet)) {
      session.voice.say(succeeded(number, line, fuzz, entry.carry));
    }
    const landing = {
      places: [lineIndex(Number(place) - 1)],
      printed: Number(line),
      offset: Number(entry.carry),
      fuzz,
      dropped: droppedBy(hunk, fuzz),
      edits: applied.edits,
    };
    return report([{ kind: 'land', landing }], { kind: 'landed', landing });
  }
  return fail(applied !== null, []);

  function fail(isMisordered: boolean, before: readonly Move[]): Fatal | null {
    if (isMisordered) session.voice.say('misordered hunks! output would be garbled\n');
    const hasOtherLineEndings = endsOtherwise(entry, hunk, line);
    const words = session.settings.verbosity === 'silent' ? null : failed(number, line, hasOtherLineEndings);
    const last = isMisordered ? [misordered(place, entry.draft.eaten)] : [];
    return reject(reasonOf(entry, { isMisordered, place, hasOtherLineEndings }), words, [...before, ...last]);
  }
}

function keepReject({ settings }: Session, entry: Entry, hunk: Hunk): Fatal | null {
  const { detected, draft, rejects, isReverse, provesNewStyle } = entry;
  if (entry.failures === 0) rejects.push(rejectHeader(detected, settings, isReverse));
  const kind = provesNewStyle ? 'new-context' : detected.kind;
  const reject = rejectHunk(hunk, draft.shift, kind, settings);
  if (reject.kind === 'fatal') return reject;
  rejects.push(reject.text);
  entry.failures++;
  return null;
}

/** A patch that says that there was no file does not go into one that has content (vector 075). */
function isCreationOverContent({ detected, isReverse, lines }: Entry, place: bigint): boolean {
  const oldMark = isReverse ? detected.marks.new : detected.marks.old;
  return place === 1n && oldMark === 2 && lines.count > 0;
}

function droppedBy({ prefix, suffix }: Hunk, fuzz: number) {
  const context = Math.max(prefix, suffix);
  return { head: Math.max(0, fuzz + prefix - context), tail: Math.max(0, fuzz + suffix - context) };
}

/** Whether hunk and file disagree about CR at the ends of lines, judged by one line of each (vectors 159 to 164). */
function endsOtherwise({ draft }: Entry, { oldLines }: Hunk, line: bigint): boolean {
  const { count } = draft.image;
  if (count === 0 || line < 1n) return false;
  const there = draft.image.line(Math.min(Number(line), count) - 1);
  return there.endsWith('\r\n') !== (oldLines[0]?.text.endsWith('\r\n') ?? false);
}

function reasonOf(
  { draft }: Entry,
  {
    isMisordered,
    place,
    hasOtherLineEndings,
  }: { readonly isMisordered: boolean; readonly place: bigint | null; readonly hasOtherLineEndings: boolean },
): Reject {
  if (isMisordered) {
    const where = place === null ? 'Its place lies' : `It fits at line ${place},`;
    return { reason: 'misordered', sentence: `${where} above line ${draft.eaten}, down to which the file is written.` };
  }
  if (place !== null) {
    return { reason: 'already-exists', sentence: 'The patch creates this file, but the file already has content.' };
  }
  return hasOtherLineEndings
    ? {
        reason: 'line-endings',
        sentence: 'Its lines occur nowhere; the file ends its lines differently (CR LF against LF).',
      }
    : { reason: 'no-match', sentence: 'Its lines occur nowhere in the file, even with the allowed fuzz.' };
}
