import type { Move } from '../../search/trace.ts';
import { lineIndex } from '../../text/image.ts';
import { askAboutReversal } from './dialogue.ts';
import type { Entry } from './entry.ts';
import { type Hunk, swapped } from './hunk.ts';
import { locate } from './locate.ts';
import type { Session } from './session.ts';

/** Where a hunk is to be applied, and the hunk in the direction that was decided on. */
export interface Attempt {
  readonly hunk: Hunk;
  /** 1-based; null when it fits nowhere. */
  readonly place: bigint | null;
  readonly fuzz: number;
  readonly moves: readonly Move[];
}

/**
 * Tries a hunk at growing fuzz. The first hunk is also tried backwards at each level; when it fits so, the person
 * is asked. A backward fit that is declined leaves its carry behind (vector 496).
 *
 * Source: GNU patch 2.7.6; vectors 226 to 261.
 */
export function attempt(session: Session, entry: Entry, first: Hunk, number: number): Attempt {
  const { settings } = session;
  const moves: Move[] = [];
  const maxFuzz = settings.merge ? 0 : Math.min(settings.fuzz, Math.max(first.prefix, first.suffix));
  let hunk = first;
  let place: bigint | null = null;
  let fuzz = 0;
  for (; fuzz <= maxFuzz; fuzz++) {
    place = look(false);
    if (place === null || fuzz > 0 || entry.carry !== 0n) entry.hasMismatch = true;
    if (place !== null) break;
    if (number !== 1 || settings.isForced || entry.goesOnAnyway || entry.isReverse !== settings.isReverse) continue;
    hunk = swapped(hunk);
    const backward = look(true);
    if (backward !== null) {
      moves.push(note('fits-reversed', 'The hunk fits backwards here: its change seems to be made already.', backward));
      switch (askAboutReversal(statementOf(entry), entry.isReverse, settings, session.voice)) {
        case 'turn':
          entry.isReverse = !entry.isReverse;
          place = backward;
          break;
        case 'skip':
          entry.isSkipped = true;
          break;
        case 'go on':
          break;
      }
      if (place !== null) break;
    }
    hunk = swapped(hunk);
    if (entry.isSkipped) break;
    if (backward !== null) {
      // This level of fuzz is tried once more, forwards only.
      entry.goesOnAnyway = true;
      fuzz--;
    }
  }
  return { hunk, place, fuzz, moves };

  function look(isReversed: boolean): bigint | null {
    const found = locate(hunk, fuzz, { lines: entry.lines, eaten: entry.draft.eaten, carry: entry.carry }, isReversed);
    if (found.sweep.order.kind === 'pinned') moves.push(pinNote(hunk, found.sweep.order.edge));
    moves.push({ ...found.sweep, passes: maxFuzz + 1 });
    if (settings.debug & 1 && found.carry !== entry.carry) {
      session.voice.say(`Offset changing from ${entry.carry} to ${found.carry}\n`);
    }
    entry.carry = found.carry;
    return found.place;
  }
}

const statementOf = ({ isReverse }: Entry): string =>
  isReverse ? 'Unreversed patch detected!' : 'Reversed (or previously applied) patch detected!';

const note = (code: string, sentence: string, place: bigint | null): Move => ({
  kind: 'note',
  code,
  sentence,
  at: place === null ? null : lineIndex(Number(place) - 1),
});

function pinNote({ prefix, suffix }: Hunk, edge: 'start' | 'end'): Move {
  return edge === 'start'
    ? note(
        'pinned-start',
        `The hunk is stated at the first line and has less context before its change (${prefix}) than after it (${suffix}), so GNU patch reads it as beginning the file.`,
        null,
      )
    : note(
        'pinned-end',
        `The hunk has less context after its change (${suffix}) than before it (${prefix}), so GNU patch reads it as ending the file.`,
        null,
      );
}
