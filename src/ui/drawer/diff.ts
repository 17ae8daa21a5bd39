import { diffArrays } from 'diff';
import { type ByteText, Image } from '../../engine/index.ts';

/** A line of the drawn difference; numbers count from 1, null on the side where the line is not. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added' | 'gap';
  readonly before: number | null;
  readonly after: number | null;
  readonly text: ByteText;
}

/** What changed between two texts, with a few lines around, at most `most` lines. */
export interface Difference {
  readonly lines: readonly DiffLine[];
  readonly isCut: boolean;
}

const around = 3;
/** More edits than this are shown as one block: finding the fewest takes time that grows with their square. */
const mostEdits = 2000;

export function difference(before: ByteText, after: ByteText, most = 600): Difference {
  const [a, b] = [new Image(before), new Image(after)];
  const head = commonLines(a, b);
  const tail = commonTail(a, b, head);
  const removed = linesOf(a, head, a.count - tail);
  const added = linesOf(b, head, b.count - tail);
  const parts = diffArrays(removed, added, { maxEditLength: mostEdits }) ?? [
    { value: removed, removed: true, added: false },
    { value: added, removed: false, added: true },
  ];
  const lines: DiffLine[] = [];
  const from = Math.max(0, head - around);
  let [i, j] = [from, from];
  const push = (kind: DiffLine['kind'], text: ByteText) =>
    lines.push({ kind, before: kind === 'added' ? null : ++i, after: kind === 'removed' ? null : ++j, text });
  for (const text of linesOf(a, from, head)) push('same', text);
  for (const { value, removed: out, added: into } of parts) {
    for (const text of value) push(out ? 'removed' : into ? 'added' : 'same', text);
    if (lines.length > most * 4) break;
  }
  for (const text of linesOf(a, a.count - tail, Math.min(a.count, a.count - tail + around))) push('same', text);
  const folded = fold(lines);
  return { lines: folded.slice(0, most), isCut: folded.length > most || lines.length > most * 4 };
}

/** Long runs of unchanged lines become a gap. */
function fold(lines: readonly DiffLine[]): DiffLine[] {
  const isNear = lines.map((_, i) => lines.slice(Math.max(0, i - around), i + around + 1).some(isChange));
  return lines.flatMap((line, i) => {
    if (isNear[i]) return [line];
    return i > 0 && isNear[i - 1] ? [{ kind: 'gap' as const, before: null, after: null, text: '' }] : [];
  });
}

const isChange = ({ kind }: DiffLine) => kind === 'removed' || kind === 'added';

function commonLines(a: Image, b: Image): number {
  const most = Math.min(a.count, b.count);
  let low = 0;
  while (low < most && a.line(low) === b.line(low)) low++;
  return low;
}

function commonTail(a: Image, b: Image, head: number): number {
  const most = Math.min(a.count, b.count) - head;
  let count = 0;
  while (count < most && a.line(a.count - 1 - count) === b.line(b.count - 1 - count)) count++;
  return count;
}

const linesOf = (image: Image, from: number, to: number): ByteText[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => image.line(from + i));
