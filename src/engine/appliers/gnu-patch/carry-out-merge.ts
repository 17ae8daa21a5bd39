import type { Landing, Marked, Move, Note } from '../../search/trace.ts';
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

function noteOf({ kind, edit, told }: Woven): Note {
  const lines = (count: number) => (count === 1 ? 'one line' : count === 0 ? 'no line' : `${count} lines`);
  const line = edit.at + 1;
  switch (kind) {
    case 'merged':
      return note(
        'merged',
        `At line ${line} the file is as the hunk expects: ${lines(edit.removed)} out, ${lines(edit.inserted)} in.`,
        { what: 'merged', from: edit.at, count: edit.removed },
      );
    case 'already applied':
      return note(
        'already-applied',
        told.lines === 0
          ? `At line ${line} what the hunk takes out is gone already, so nothing is done.`
          : `At line ${line} the file has the new lines already, so they are left alone.`,
        { what: 'already-applied', from: edit.at, count: told.lines },
      );
    case 'NOT MERGED':
      return note(
        'conflict',
        `At line ${line} the file is not as the hunk expects: ${edit.removed === 0 ? 'nothing stands there' : `its ${lines(edit.removed)}`} and the new text both go between conflict markers, ${spanOf(told)} of the result.`,
        { what: 'conflict', from: edit.at, count: edit.removed },
      );
  }
}

const spanOf = ({ from, lines }: Woven['told']) => `lines ${from} to ${from + lines - 1}`;

const note = (code: string, sentence: string, marked: Marked): Note => ({
  kind: 'note',
  code,
  sentence,
  at: marked.from,
  marked,
});
