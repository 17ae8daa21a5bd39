import type { Comparison } from './comparison.ts';

/** Which rows of a hunk have no partner in a block of the file, and which lines of the block have none in the hunk. */
export interface Alignment {
  /** Per row of the hunk's old side. */
  readonly isGone: readonly boolean[];
  /** Per line of the block. */
  readonly isExtra: readonly boolean[];
}

/** A part of the comparison: rows `row` to `rowEnd` against lines `line` to `lineEnd`, both exclusive. */
interface Box {
  readonly row: number;
  readonly rowEnd: number;
  readonly line: number;
  readonly lineEnd: number;
}

/**
 * Aligns all rows with lines `from` to `to` (exclusive) so that as few as possible are without partner.
 *
 * Source: GNU patch 2.7.6, `--merge`; the two-ended algorithm of Myers (1986) as GNU tools walk it. Which of several
 * least alignments comes out decides the extents of conflicts.
 */
export function align(comparison: Comparison, from: number, to: number): Alignment {
  const isGone = new Array<boolean>(comparison.rows).fill(false);
  const isExtra = new Array<boolean>(to - from).fill(false);
  const boxes: Box[] = [{ row: 0, rowEnd: comparison.rows, line: from, lineEnd: to }];
  for (let box = boxes.pop(); box; box = boxes.pop()) {
    const { row, rowEnd, line, lineEnd } = trimmed(comparison, box);
    if (row === rowEnd) isExtra.fill(true, line - from, lineEnd - from);
    else if (line === lineEnd) isGone.fill(true, row, rowEnd);
    else {
      const middle = splitOf(comparison, { row, rowEnd, line, lineEnd });
      boxes.push({ row: middle.row, rowEnd, line: middle.line, lineEnd });
      boxes.push({ row, rowEnd: middle.row, line, lineEnd: middle.line });
    }
  }
  return { isGone, isExtra };
}

/** The box without the equal pairs at both of its ends. */
function trimmed({ same }: Comparison, { row, rowEnd, line, lineEnd }: Box): Box {
  let [x, y, xEnd, yEnd] = [row, line, rowEnd, lineEnd];
  while (x < xEnd && y < yEnd && same(x, y)) {
    x++;
    y++;
  }
  while (x < xEnd && y < yEnd && same(xEnd - 1, yEnd - 1)) {
    xEnd--;
    yEnd--;
  }
  return { row: x, rowEnd: xEnd, line: y, lineEnd: yEnd };
}

/** Furthest rows reached on each diagonal, from one end. */
interface Front {
  readonly reach: Map<number, number>;
  low: number;
  high: number;
}

const frontAt = (diagonal: number, row: number): Front => ({
  reach: new Map([[diagonal, row]]),
  low: diagonal,
  high: diagonal,
});

/** A pair in which a least path through the box can be cut in two. */
function splitOf({ same }: Comparison, box: Box): { readonly row: number; readonly line: number } {
  const { row, rowEnd, line, lineEnd } = box;
  const forth = frontAt(row - line, row);
  const back = frontAt(rowEnd - lineEnd, rowEnd);
  const isOdd = (forth.low - back.low) % 2 !== 0;
  const [least, most] = [row - lineEnd, rowEnd - line];
  for (;;) {
    widen(forth, least, most, -1);
    for (let k = forth.high; k >= forth.low; k -= 2) {
      const [below, above] = [forth.reach.get(k - 1)!, forth.reach.get(k + 1)!];
      let x = below < above ? above : below + 1;
      while (x < rowEnd && x - k < lineEnd && same(x, x - k)) x++;
      forth.reach.set(k, x);
      if (isOdd && back.low <= k && k <= back.high && back.reach.get(k)! <= x) return { row: x, line: x - k };
    }
    widen(back, least, most, Number.POSITIVE_INFINITY);
    for (let k = back.high; k >= back.low; k -= 2) {
      const [below, above] = [back.reach.get(k - 1)!, back.reach.get(k + 1)!];
      let x = below < above ? below : above - 1;
      while (x > row && x - k > line && same(x - 1, x - k - 1)) x--;
      back.reach.set(k, x);
      if (!isOdd && forth.low <= k && k <= forth.high && x <= forth.reach.get(k)!) return { row: x, line: x - k };
    }
  }
}

/** Takes in one more diagonal at each side, or one less where the box ends. */
function widen(front: Front, least: number, most: number, sentinel: number): void {
  if (front.low > least) front.reach.set(--front.low - 1, sentinel);
  else front.low++;
  if (front.high < most) front.reach.set(++front.high + 1, sentinel);
  else front.high--;
}
