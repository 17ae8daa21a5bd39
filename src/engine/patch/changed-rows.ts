import type { ByteText } from '../text/bytes.ts';
import { Image } from '../text/image.ts';
import type { Row } from './row.ts';

/** Two texts as rows: what is equal at both ends is context, the rest is deleted and inserted. */
export function changedRows(before: ByteText, after: ByteText, patchLine: number): Row[] {
  const [old, to] = [new Image(before).lines(), new Image(after).lines()];
  const shorter = Math.min(old.length, to.length);
  let head = 0;
  while (head < shorter && old[head] === to[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === to.at(-1 - tail)) tail++;
  const row = (kind: Row['kind']) => (line: ByteText) => ({ kind, text: line, patchLine });
  return [
    ...old.slice(0, head).map(row('context')),
    ...old.slice(head, old.length - tail).map(row('delete')),
    ...to.slice(head, to.length - tail).map(row('insert')),
    ...old.slice(old.length - tail).map(row('context')),
  ];
}
