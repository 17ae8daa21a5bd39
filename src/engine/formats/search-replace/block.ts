import { postimage, preimage } from '../../patch/row.ts';
import type { ByteText } from '../../text/bytes.ts';
import type { EditHunk } from '../edit.ts';
import type { BlockMarks } from './dialects.ts';

/** The lines of a block; or why it cannot be written. */
export function blockOf(hunk: EditHunk, marks: BlockMarks): readonly ByteText[] | string {
  const { rows, stated, lines } = marks.swallowsBlanks ? withoutLeadingBlanks(hunk) : hunk;
  const [old, to] = [preimage(rows), postimage(rows)];
  if (old.every((line) => line.trim() === '')) {
    return `The old lines of the hunk at line ${lines.from} are blank: a blank search text means something else.`;
  }
  const inText = [...old, ...to].find((line) => marks.isMark.test(line));
  if (inText !== undefined && !marks.escapes) {
    return `The hunk at line ${lines.from} holds "${inText.trim()}", which is a marker of the blocks themselves.`;
  }
  if ([...old, ...to].some((line) => line.startsWith('\\') && marks.escapes && marks.isMark.test(line.slice(1)))) {
    return `The hunk at line ${lines.from} holds an escaped marker, which would lose its backslash.`;
  }
  const written = (line: ByteText) => (marks.escapes && marks.isMark.test(line) ? `\\${line}` : line);
  const number = marks.hasNumbers && stated !== null ? [`:start_line:${stated}`] : [];
  return [
    marks.search,
    ...number,
    ...(marks.hasNumbers ? ['-------'] : []),
    ...old.map(written),
    marks.divider,
    ...to.map(written),
    marks.replace,
  ];
}

/** The hunk without blank lines of context at its top, further down by as many lines. */
export function withoutLeadingBlanks(hunk: EditHunk): EditHunk {
  const first = hunk.rows.findIndex(({ kind, text }) => kind !== 'context' || text.trim() !== '');
  if (first <= 0) return hunk;
  return { ...hunk, rows: hunk.rows.slice(first), stated: hunk.stated === null ? null : hunk.stated + first };
}
