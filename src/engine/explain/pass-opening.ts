import type { Subject } from '../analysis/subject.ts';
import { isSweep } from '../replay/pattern.ts';
import { placeAt } from '../search/order.ts';
import type { Pass, Sweep } from '../search/trace.ts';
import { allRows, figures, joined } from './numbers.ts';
import { type Words, words } from './words.ts';

/** Said once for a pass: why it is made, and what it compares. Null when that goes without saying. */
export function passOpening({ tool, hunk, rowCount }: Subject, sweep: Sweep): Words | null {
  const { order, pass } = sweep;
  const index = hunk.moves.indexOf(sweep);
  const earlier = hunk.moves.slice(0, index).filter(isSweep);
  const last = earlier.at(-1);
  const line = placeAt(order, 0) + 1;
  const first = line < 1 ? 'the top' : figures(line);
  if (pass.isReversed) {
    const reason = last === undefined ? '' : `No place matches ${rowsOf(rowCount, last.pass)}. `;
    return words`${reason}${tool} now tries the hunk backwards, in case it is already applied.`;
  }
  // Some traces say so themselves, in a note before the sweep.
  const isTold = hunk.moves[index - 1]?.kind === 'note';
  if (order.kind === 'pinned' && !isTold) {
    const [less, more] = order.edge === 'end' ? ['after', 'before'] : ['before', 'after'];
    return words`The hunk has fewer lines ${less!} its change than ${more!} it, which ${tool} reads as the ${order.edge} of the file: only line ${first} may hold it.`;
  }
  const passed = earlier.filter((other) => !other.pass.isReversed);
  const before = passed.at(-1);
  if (before === undefined || isSame(before.pass, pass)) return null;
  const rows = droppedRows(rowCount, pass);
  const number = `${passed.length + 1}${sweep.passes === undefined ? '' : ` of ${sweep.passes}`}`;
  if (rows.length === 0) return words`Pass ${number}, ${pass.label}: ${tool} starts again at ${first}.`;
  return words`Pass ${number} drops ${rows.length === 1 ? 'row' : 'rows'} ${joined(rows)} and starts again at ${first}.`;
}

const isSame = (a: Pass, b: Pass) => a.rule === b.rule && a.fuzz.head === b.fuzz.head && a.fuzz.tail === b.fuzz.tail;

const droppedRows = (rowCount: number, { fuzz }: Pass): string[] =>
  Array.from({ length: rowCount }, (_, row) => row)
    .filter((row) => row < fuzz.head || row >= rowCount - fuzz.tail)
    .map((row) => String(row + 1));

const rowsOf = (rowCount: number, { fuzz }: Pass): string => allRows(Math.max(0, rowCount - fuzz.head - fuzz.tail));
