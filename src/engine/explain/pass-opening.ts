import type { Subject } from '../analysis/subject.ts';
import type { HunkReport } from '../appliers/run.ts';
import { passCount } from '../replay/passes.ts';
import { isSweep, patternOf } from '../replay/pattern.ts';
import { placeAt } from '../search/order.ts';
import type { Pass, Sweep } from '../search/trace.ts';
import { allRows, joined } from './numbers.ts';
import { lineOf } from './where.ts';
import { type Words, words } from './words.ts';

/** Said once for a pass: why it is made, and what it compares. Null when that goes without saying. */
export function passOpening(subject: Subject, sweep: Sweep): Words | null {
  const { tool, hunk } = subject;
  const { order, pass } = sweep;
  const index = hunk.moves.indexOf(sweep);
  const earlier = hunk.moves.slice(0, index).filter(isSweep);
  const last = earlier.at(-1);
  const start = placeAt(order, 0);
  const first = start < 0 ? 'the top' : lineOf(subject, start);
  if (pass.isReversed) {
    const reason =
      last === undefined ? '' : `${order.kind === 'pinned' ? 'It does not fit there' : noFit(hunk, last)}. `;
    const only = order.kind === 'pinned' ? `, which could only be at ${first}` : '';
    return words`${reason}${tool} now tries the hunk the other way round${only}, in case its change is made already.`;
  }
  const passed = earlier.filter((other) => !other.pass.isReversed);
  const before = passed.at(-1);
  if (sweep.cost !== undefined) {
    const reason = before === undefined ? '' : `${noFit(hunk, before)}. `;
    return words`${reason}${tool} now looks for the place where hunk and file differ in the fewest lines.`;
  }
  // Some traces say so themselves, in a note before the sweep.
  const isTold = hunk.moves[index - 1]?.kind === 'note';
  if (order.kind === 'pinned' && before === undefined && !isTold) {
    const [less, more] = order.edge === 'end' ? ['after', 'before'] : ['before', 'after'];
    return words`The hunk has fewer lines ${less!} its change than ${more!} it, which ${tool} reads as the ${order.edge} of the file: only line ${first} may hold it.`;
  }
  const { number, isRepeated } = passCount(hunk, sweep);
  if (isRepeated) return words`${tool} looks through the places once more.`;
  if (before === undefined || isSame(before.pass, pass)) return null;
  const rows = droppedRows(patternOf(hunk, pass).length, pass);
  const name = `Pass ${number}${sweep.passes === undefined ? '' : ` of ${sweep.passes}`}`;
  const where = order.kind === 'pinned' ? `; only line ${first} may hold it still` : ` and starts again at ${first}`;
  if (rows.length === 0) return words`${name}, ${pass.label}: ${tool} starts again at ${first}.`;
  if (rows.length === patternOf(hunk, pass).length) return words`${name} drops every row${where}.`;
  return words`${name} drops ${rows.length === 1 ? 'row' : 'rows'} ${joined(rows)}${where}.`;
}

/** "No place matches all seven rows". */
function noFit(hunk: HunkReport, { pass }: Sweep): string {
  const rows = patternOf(hunk, pass).length - pass.fuzz.head - pass.fuzz.tail;
  return `No place ${rows < 1 ? 'fits' : `matches ${allRows(rows)}`}`;
}

const isSame = (a: Pass, b: Pass) => a.rule === b.rule && a.fuzz.head === b.fuzz.head && a.fuzz.tail === b.fuzz.tail;

const droppedRows = (rowCount: number, { fuzz }: Pass): string[] =>
  Array.from({ length: rowCount }, (_, row) => row)
    .filter((row) => row < fuzz.head || row >= rowCount - fuzz.tail)
    .map((row) => String(row + 1));
