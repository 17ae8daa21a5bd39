import { type Order, orderLength } from '../../search/order.ts';
import type { Move, Note } from '../../search/trace.ts';
import { askAboutReversal } from './dialogue.ts';
import type { Entry } from './entry.ts';
import { type Hunk, swapped } from './hunk.ts';
import { locate } from './locate.ts';
import * as notes from './notes.ts';
import type { Session } from './session.ts';

/** Where a hunk is to be applied, and the hunk in the direction that was decided on. */
export interface Attempt {
  readonly hunk: Hunk;
  /** 1-based; null when it fits nowhere. */
  readonly place: bigint | null;
  readonly fuzz: number;
}

/**
 * Tries a hunk at growing fuzz. The first hunk is also tried backwards at each level; when it fits so, the person
 * is asked. A backward fit that is declined leaves its carry behind (vector 496). What happens is added to `moves`.
 *
 * Source: GNU patch 2.7.6; vectors 226 to 261.
 */
export function attempt(session: Session, entry: Entry, first: Hunk, number: number, moves: Move[]): Attempt {
  const { settings } = session;
  const maxFuzz = settings.merge ? 0 : Math.min(settings.fuzz, Math.max(first.prefix, first.suffix));
  let hunk = first;
  let place: bigint | null = null;
  let fuzz = 0;
  /** The edge to which the hunk was pinned at the last level of fuzz. */
  let pinnedTo: 'start' | 'end' | null = null;
  for (; fuzz <= maxFuzz; fuzz++) {
    place = look(false);
    if (place === null || fuzz > 0 || entry.carry !== 0n) entry.hasMismatch = true;
    if (place !== null) break;
    if (number !== 1 || settings.isForced || entry.goesOnAnyway || entry.isReverse !== settings.isReverse) continue;
    hunk = swapped(hunk);
    const backward = look(true);
    if (backward !== null) {
      moves.push(notes.fitsReversed(backward, entry.isReverse));
      const { questions } = session.voice;
      const before = questions.length;
      const decision = askAboutReversal(statementOf(entry), entry.isReverse, settings, session.voice);
      moves.push(...questions.slice(before).map(notes.asked));
      moves.push(notes.decided(decision, { isReverse: entry.isReverse, fuzz }, settings));
      switch (decision) {
        case 'turn':
          entry.isReverse = !entry.isReverse;
          place = backward;
          break;
        case 'skip':
          entry.isSkipped = true;
          entry.whySkipped = entry.isReverse
            ? `Hunk ${number} is to take out a change, but the file is without it, at line ${backward}`
            : `The change of hunk ${number} is in the file already, at line ${backward}`;
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
  return { hunk, place, fuzz };

  function look(isReversed: boolean): bigint | null {
    const ground = { lines: entry.lines, eaten: entry.draft.eaten, carry: entry.carry };
    const found = locate(hunk, { fuzz, passes: maxFuzz + 1, isReversed }, ground);
    if (!isReversed) explain(found.sweep.order);
    moves.push(found.sweep);
    if (settings.debug & 1 && found.carry !== entry.carry) {
      session.voice.say(`Offset changing from ${entry.carry} to ${found.carry}\n`);
    }
    entry.carry = found.carry;
    return found.place;
  }

  /** Says once why the places of an order are not those that one would expect. */
  function explain(order: Order): void {
    const { eaten } = entry.draft;
    const expected = hunk.oldFirst + entry.carry;
    const edge = order.kind === 'pinned' ? order.edge : null;
    const once = (next: Note) => {
      if (!moves.some((move) => move.kind === 'note' && move.code === next.code)) moves.push(next);
    };
    if (edge !== null) once(notes.pinned(hunk, edge));
    if (edge === null && pinnedTo !== null) once(notes.freed(hunk, pinnedTo, fuzz));
    pinnedTo = edge;
    if (orderLength(order) === 0) once(notes.nowhereLeft());
    if (order.kind === 'straight') once(notes.expectedBeyond(expected, order.from + 1));
    if (order.kind === 'outward' && order.start < 0) once(notes.expectedAbove(expected, eaten, -order.start));
  }
}

const statementOf = ({ isReverse }: Entry): string =>
  isReverse ? 'Unreversed patch detected!' : 'Reversed (or previously applied) patch detected!';
