import type { Box, LineIds } from './grid.ts';
import { Splitter } from './splitter.ts';

interface Side {
  readonly lines: LineIds;
  /** Notes that line `i` has no partner. */
  mark(i: number): void;
}

/** Finds a short way from one text to the other and marks what it deletes and inserts. E. Myers, 1986, section 4b. */
export function markChanges(side0: Side, side1: Side): void {
  const splitter = new Splitter(side0.lines, side1.lines);
  const boxes: { box: Box; isThorough: boolean }[] = [
    { box: { from0: 0, to0: side0.lines.length, from1: 0, to1: side1.lines.length }, isThorough: false },
  ];
  for (let next = boxes.pop(); next !== undefined; next = boxes.pop()) {
    const box = shrunk(next.box, side0.lines, side1.lines);
    if (box.from0 === box.to0 || box.from1 === box.to1) {
      for (let i = box.from0; i < box.to0; i++) side0.mark(i);
      for (let i = box.from1; i < box.to1; i++) side1.mark(i);
    } else {
      const { at0, at1, isLowThorough, isHighThorough } = splitter.split(box, next.isThorough);
      boxes.push({ box: { ...box, to0: at0, to1: at1 }, isThorough: isLowThorough });
      boxes.push({ box: { ...box, from0: at0, from1: at1 }, isThorough: isHighThorough });
    }
  }
}

/** The box without what both parts share at their ends. */
function shrunk(box: Box, lines0: LineIds, lines1: LineIds): Box {
  let { from0, to0, from1, to1 } = box;
  while (from0 < to0 && from1 < to1 && lines0[from0] === lines1[from1]) {
    from0++;
    from1++;
  }
  while (from0 < to0 && from1 < to1 && lines0[to0 - 1] === lines1[to1 - 1]) {
    to0--;
    to1--;
  }
  return { from0, to0, from1, to1 };
}
