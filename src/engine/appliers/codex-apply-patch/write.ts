import type { Row } from '../../patch/row.ts';
import type { LineRule } from '../../search/line-rules.ts';
import { characters, fedLine } from '../../search/text-rules.ts';
import type { Edit } from '../../search/trace.ts';
import { type ByteText, fromBytes as decoded, toBytes } from '../../text/bytes.ts';
import { lineIndex } from '../../text/image.ts';
import { editsAt } from '../shared/edits.ts';
import type { Placed } from './locate.ts';

/** How one version of the tool cuts a file into lines and writes it back. Lines are bytes, compared without endings. */
export interface Dialect {
  /** The lines as they are compared: each with one line feed. */
  lines(text: string): ByteText[];
  readonly exact: LineRule;
  /** Where an insertion without old lines goes. */
  appendAt(lines: readonly ByteText[]): number;
  readonly endIgnoresCursor: boolean;
  edits(placed: Placed): readonly Edit[];
  write(text: string, placed: readonly Placed[]): string;
}

/** Lines and their endings: `\n`, `\r\n` or a lone `\r`; a last line may have none. */
const endings = /\r\n|\n|\r/g;

/**
 * Keeps the file's own line wherever the patch says context, and every line's own ending; lines that are put in
 * take the first ending of the file, and every line gets one. Since 0.162.1.
 */
export const preserve: Dialect = {
  lines: (text) => cut(text).map(({ body }) => toBytes(`${body}\n`)),
  exact: characters,
  appendAt: (lines) => lines.length,
  endIgnoresCursor: false,
  edits: ({ rows, at }) => editsAt(rows, at),
  write(text, placed) {
    const lines = cut(text);
    const ending = lines.find((line) => line.end !== '')?.end ?? '\n';
    const whole = lines.map(({ body, end }) => body + (end || ending));
    const stretches = placed.flatMap(({ rows, at }) => changes(rows, at));
    for (const { at, removed, texts } of bottomUp(stretches)) {
      whole.splice(at, removed, ...texts.map((line) => line + ending));
    }
    return whole.join('');
  },
};

/** Writes the whole stretch that was found anew, context included, as the patch has it. Until 0.161. */
export const legacy: Dialect = {
  lines: (text) => splitAtFeeds(text).map((line) => toBytes(`${line}\n`)),
  exact: fedLine,
  appendAt: (lines) => (lines.at(-1) === '\n' ? lines.length - 1 : lines.length),
  endIgnoresCursor: true,
  edits: ({ rows, at }) => {
    const removed = rows.filter((row) => row.kind !== 'insert').length;
    const inserted = rows.filter((row) => row.kind !== 'delete').length;
    return [{ at: lineIndex(at), removed, inserted }];
  },
  write(text, placed) {
    const lines = splitAtFeeds(text);
    for (const { rows, at } of bottomUp(placed)) {
      const removed = rows.filter((row) => row.kind !== 'insert').length;
      lines.splice(at, removed, ...rows.filter((row) => row.kind !== 'delete').map(body));
    }
    if (lines.length > 0 && lines.at(-1) !== '') lines.push('');
    return lines.join('\n');
  },
};

/** Later places first, so that earlier ones keep their numbers; of equal places the later one first. */
const bottomUp = <T extends { readonly at: number }>(parts: readonly T[]): T[] =>
  parts
    .map((part, order) => ({ part, order }))
    .sort((a, b) => b.part.at - a.part.at || b.order - a.order)
    .map(({ part }) => part);

const body = ({ text }: Row): string => decoded(text.slice(0, -1));

function changes(rows: readonly Row[], at: number): { at: number; removed: number; texts: string[] }[] {
  const inserts = rows.filter((row) => row.kind === 'insert');
  let taken = 0;
  return editsAt(rows, at).map((edit) => {
    const texts = inserts.slice(taken, taken + edit.inserted).map(body);
    taken += edit.inserted;
    return { at: edit.at, removed: edit.removed, texts };
  });
}

function cut(text: string): { body: string; end: string }[] {
  const lines: { body: string; end: string }[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(endings)) {
    lines.push({ body: text.slice(from, index), end });
    from = index + end.length;
  }
  if (from < text.length) lines.push({ body: text.slice(from), end: '' });
  return lines;
}

/** Split at line feeds alone, without the empty piece after the last one. */
function splitAtFeeds(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
