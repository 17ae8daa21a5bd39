import type { ByteText } from '../../text/bytes.ts';
import { type DraftHunk, type DraftRow, newCount, oldCount } from './hunks.ts';
import { rowText } from './write-unified.ts';

/** Hunks as `diff -c` writes them. */
export const contextHunks = (hunks: readonly DraftHunk[]): ByteText => hunks.map(contextHunk).join('');

function contextHunk(hunk: DraftHunk): ByteText {
  const signs = contextSigns(hunk.rows);
  const side = (without: '+' | '-') => {
    const rows = hunk.rows.map((row, i) => ({ ...row, mark: signs[i]! })).filter(({ sign }) => sign !== without);
    // A side without changes is left out: it can be read from the other one.
    return rows.some(({ sign }) => sign !== ' ')
      ? rows.map(({ mark, text }) => rowText(`${mark} `, text)).join('')
      : '';
  };
  const { section, oldStart, newStart } = hunk;
  return (
    `***************${section === '' ? '' : ` ${section}`}\n` +
    `*** ${range(oldStart, oldCount(hunk))} ****\n${side('+')}` +
    `--- ${range(newStart, newCount(hunk))} ----\n${side('-')}`
  );
}

const range = (start: number, count: number) => (count <= 1 ? `${start}` : `${start},${start + count - 1}`);

/** A run of changes that both deletes and inserts is marked `!` on both sides. */
function contextSigns(rows: readonly DraftRow[]): string[] {
  const signs: string[] = [];
  for (let from = 0; from < rows.length; ) {
    let to = from;
    while (to < rows.length && rows[to]!.sign !== ' ') to++;
    const run = rows.slice(from, to);
    const both = run.some(({ sign }) => sign === '-') && run.some(({ sign }) => sign === '+');
    signs.push(...run.map(({ sign }) => (both ? '!' : sign)));
    if (to < rows.length) signs.push(' ');
    from = to + 1;
  }
  return signs;
}
