import type { ByteText } from '../../text/bytes.ts';
import type { Change } from './edits.ts';
import type { Lines } from './texts.ts';

export interface DraftRow {
  readonly sign: ' ' | '-' | '+';
  readonly text: ByteText;
}

/** A hunk to be written in any syntax. Starts are 1-based, as headers give them. */
export interface DraftHunk {
  readonly oldStart: number;
  readonly newStart: number;
  readonly section: ByteText;
  readonly rows: readonly DraftRow[];
}

export const oldCount = ({ rows }: Pick<DraftHunk, 'rows'>) => rows.filter(({ sign }) => sign !== '+').length;
export const newCount = ({ rows }: Pick<DraftHunk, 'rows'>) => rows.filter(({ sign }) => sign !== '-').length;

/** Hunks with up to `context` unchanged lines around changes; changes whose contexts meet share a hunk. */
export function hunksOf(lines: Lines, changes: readonly Change[], context: number, section: ByteText): DraftHunk[] {
  const groups: Change[][] = [];
  for (const change of changes) {
    const last = groups.at(-1)?.at(-1);
    if (last && change.at - (last.at + last.removed) <= 2 * context) groups.at(-1)!.push(change);
    else groups.push([change]);
  }
  let grown = 0;
  return groups.map((group) => {
    const hunk = hunkOf(lines, group, context, grown, section);
    grown += newCount(hunk) - oldCount(hunk);
    return hunk;
  });
}

function hunkOf(lines: Lines, group: readonly Change[], context: number, grown: number, section: ByteText): DraftHunk {
  const from = Math.max(0, group[0]!.at - context);
  const rows: DraftRow[] = [];
  const kept = (start: number, end: number) =>
    rows.push(...lines.slice(start, end).map((text) => ({ sign: ' ' as const, text })));
  let at = from;
  for (const change of group) {
    kept(at, change.at);
    at = change.at + change.removed;
    rows.push(...lines.slice(change.at, at).map((text) => ({ sign: '-' as const, text })));
    rows.push(...change.inserted.map((text) => ({ sign: '+' as const, text })));
  }
  kept(at, Math.min(lines.length, at + context));
  // An empty side is said to start at the line before it.
  const start = (count: number, first: number) => (count === 0 ? first : first + 1);
  return {
    oldStart: start(oldCount({ rows }), from),
    newStart: start(newCount({ rows }), from + grown),
    section,
    rows,
  };
}
