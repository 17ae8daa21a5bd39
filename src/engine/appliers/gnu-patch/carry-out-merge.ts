import type { Landing, Move } from '../../search/trace.ts';
import { lineIndex } from '../../text/image.ts';
import type { HunkReport } from '../run.ts';
import type { Entry } from './entry.ts';
import type { Fatal, Hunk } from './hunk.ts';
import { mergeHunk } from './merge-hunk.ts';
import type { Session } from './session.ts';
import type { Woven } from './weave.ts';

/** A merged hunk as its report tells it. */
export interface MergedOutcome {
  readonly kind: 'outcome';
  readonly moves: readonly Move[];
  readonly outcome: HunkReport['outcome'];
}

/**
 * Merges a hunk in place of applying it. `place` is where it fits; null when nowhere. Conflicts make the run fail, but
 * the hunk is not rejected. 'misordered' and its moves go back to the caller, who rejects the hunk.
 */
export function carryOutMerge(
  session: Session,
  entry: Entry,
  hunk: Hunk,
  place: bigint | null,
  number: number,
): MergedOutcome | { readonly kind: 'misordered'; readonly moves: readonly Move[] } | Fatal {
  const { settings, voice } = session;
  const { lines, draft, carry } = entry;
  const { shift } = draft;
  const say = (text: string) => voice.say(text);
  const ground = { lines, draft, carry, style: settings.merge!, verbosity: settings.verbosity, say };
  const merged = mergeHunk(hunk, place, number, ground);
  if (merged.kind === 'fatal') return merged;
  const sweeps: Move[] = merged.sweep === null ? [] : [merged.sweep];
  if (merged.kind !== 'merged') return { kind: 'misordered', moves: sweeps };
  entry.applied++;
  const isConflict = merged.woven.some(({ kind }) => kind === 'NOT MERGED');
  if (isConflict) {
    entry.hasConflict = true;
    session.hasFailed = true;
  }
  const landing: Landing = {
    places: [lineIndex(merged.place - 1)],
    printed: merged.place + shift,
    offset: merged.place - Number(hunk.oldFirst),
    fuzz: 0,
    dropped: { head: 0, tail: 0 },
    edits: merged.woven.filter(({ kind }) => kind !== 'already applied').map(({ edit }) => edit),
  };
  // A hunk that fits needs no notes: its changes simply go in.
  const notes = place === null ? merged.woven.map(noteOf) : [];
  return {
    kind: 'outcome',
    moves: [...sweeps, ...notes, { kind: 'land', landing }],
    outcome: { kind: isConflict ? 'conflict' : 'landed', landing },
  };
}

function noteOf({ kind, edit }: Woven): Move {
  const lines = (count: number) => (count === 1 ? 'one line' : `${count} lines`);
  switch (kind) {
    case 'merged':
      return note(
        'merged',
        `Here the file is as the hunk expects: ${lines(edit.removed)} out, ${lines(edit.inserted)} in.`,
        edit.at,
      );
    case 'already applied':
      return note('already-applied', 'Here the file already has the new lines, so they are left alone.', edit.at);
    case 'NOT MERGED':
      return note(
        'conflict',
        `Here the file differs from what the hunk expects: ${lines(edit.removed)} of the file and the new lines both stay, between markers.`,
        edit.at,
      );
  }
}

const note = (code: string, sentence: string, at: Woven['edit']['at']): Move => ({ kind: 'note', code, sentence, at });
