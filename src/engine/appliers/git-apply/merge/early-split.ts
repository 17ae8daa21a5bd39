import { type Box, type Front, type Grid, longSnake, type Split } from './grid.ts';

/** A place must have come this many times further than it took rounds. */
const worthwhile = 4;

/**
 * A cut at a place that has come far in few rounds, along a snake: a run of equal lines that ends (or, from the
 * back, starts) there. Null: there is none.
 */
export function snakeSplit(
  { lines0, lines1, shift }: Grid,
  box: Box,
  forward: Front,
  backward: Front,
  round: number,
): Split | null {
  const ahead = best(forward, (d) => {
    const i = forward.reach[d + shift]!;
    const j = i - d;
    const gain = i - box.from0 + (j - box.from1) - Math.abs(d - (box.from0 - box.from1));
    const fits = box.from0 + longSnake <= i && i < box.to0 && box.from1 + longSnake <= j && j < box.to1;
    return gain > worthwhile * round && fits && isSnake(i - longSnake, j - longSnake) ? gain : 0;
  });
  if (ahead !== null) return cut(forward.reach[ahead + shift]!, ahead, 'low');
  const back = best(backward, (d) => {
    const i = backward.reach[d + shift]!;
    const j = i - d;
    const gain = box.to0 - i + (box.to1 - j) - Math.abs(d - (box.to0 - box.to1));
    const fits = box.from0 < i && i <= box.to0 - longSnake && box.from1 < j && j <= box.to1 - longSnake;
    return gain > worthwhile * round && fits && isSnake(i, j) ? gain : 0;
  });
  return back === null ? null : cut(backward.reach[back + shift]!, back, 'high');

  function isSnake(i: number, j: number): boolean {
    for (let k = 0; k < longSnake; k++) if (lines0[i + k] !== lines1[j + k]) return false;
    return true;
  }
}

/** A cut at the furthest place that either way has reached: the last resort of a search that takes too long. */
export function furthestSplit({ shift }: Grid, box: Box, forward: Front, backward: Front): Split {
  const forwardAt = (d: number) => Math.min(forward.reach[d + shift]!, box.to0, box.to1 + d);
  const backwardAt = (d: number) => Math.max(backward.reach[d + shift]!, box.from0, box.from1 + d);
  const ahead = best(forward, (d) => 2 * forwardAt(d) - d - box.from0 - box.from1 + 1)!;
  const back = best(backward, (d) => box.to0 + box.to1 - (2 * backwardAt(d) - d) + 1)!;
  const comesFurther =
    box.to0 + box.to1 - (2 * backwardAt(back) - back) < 2 * forwardAt(ahead) - ahead - box.from0 - box.from1;
  return comesFurther ? cut(forwardAt(ahead), ahead, 'low') : cut(backwardAt(back), back, 'high');
}

/** The diagonal of a front with the highest score above 0, of equals the first from the top. */
function best(front: Front, score: (d: number) => number): number | null {
  let found: number | null = null;
  let highest = 0;
  for (let d = front.high; d >= front.low; d -= 2) {
    const scored = score(d);
    if (scored > highest) {
      highest = scored;
      found = d;
    }
  }
  return found;
}

/** Only the part that the way came through is known to need no guess. */
const cut = (i: number, d: number, thorough: 'low' | 'high'): Split => ({
  at0: i,
  at1: i - d,
  isLowThorough: thorough === 'low',
  isHighThorough: thorough === 'high',
});
