import { type Row, reversed } from '../../patch/row.ts';
import type { ByteText } from '../../text/bytes.ts';

/** A hunk as the tool holds it, in the direction in which it is applied. */
export interface Hunk {
  readonly rows: readonly Row[];
  /** 1-based line of row 0. Of an empty range it is the line after the stated one, but only as the patch is written. */
  readonly first: number;
  readonly newFirst: number;
  /** How many lines may be dropped at both ends: see `contextOf`. */
  readonly context: number;
  readonly isTurned: boolean;
  readonly section: ByteText;
  readonly from: number;
  readonly to: number;
}

/** The hunk backwards. Its context is not counted again, and an empty range is not moved again. */
export const turned = (hunk: Hunk): Hunk => ({
  ...hunk,
  rows: reversed(hunk.rows),
  first: hunk.newFirst,
  newFirst: hunk.first,
  isTurned: !hunk.isTurned,
});

/** With no context before any change the tool takes this many lines for context. */
const unknown = 100;

/** The length of the first context that a change follows, whatever stands after the last change. */
export function contextOf(rows: readonly Row[]): number {
  let context = 0;
  for (const { kind } of rows) {
    if (kind === 'context') context++;
    else if (context > 0) return Math.min(context, unknown);
  }
  return unknown;
}

const note = '\\ No newline at end of file\n';

/** The hunk as it is written to the reject file, moved by the last offset. Changes: first what goes, then what comes. */
export function rejectText({ rows, first, newFirst, isTurned }: Hunk, lastOffset: number): ByteText {
  const count = (without: Row['kind']) => rows.filter((row) => row.kind !== without).length;
  const [old, now] = [count('insert'), count('delete')];
  const lines: ByteText[] = [];
  let inserts: ByteText[] = [];
  for (const { kind, text } of rows) {
    if (kind === 'insert') inserts.push(signed('+', text));
    else if (kind === 'delete') lines.push(signed('-', text));
    else {
      lines.push(...inserts, isTurned || text.endsWith('\n') ? signed(' ', text) : ` ${text}\n`);
      inserts = [];
    }
  }
  return `@@ -${old === 0 ? 0 : first + lastOffset},${old} +${newFirst + lastOffset},${now} @@\n${lines.join('')}${inserts.join('')}`;
}

const signed = (sign: string, text: ByteText) => sign + text + (text.endsWith('\n') ? '' : `\n${note}`);
