import { furthestSplit, snakeSplit } from './early-split.ts';
import { type Box, type Front, type Grid, type LineIds, longSnake, type Split } from './grid.ts';
import { roughRoot } from './promising.ts';

/** Rounds without a meeting after which a good enough place is taken. */
const patience = 256;
/** Cuts boxes where a way from their start and a way from their end meet, each as short as can be. */
export class Splitter implements Grid {
  readonly lines0: LineIds;
  readonly lines1: LineIds;
  readonly shift: number;
  readonly #forward: Int32Array;
  readonly #backward: Int32Array;
  readonly #mostRounds: number;

  constructor(lines0: LineIds, lines1: LineIds) {
    const diagonals = lines0.length + lines1.length + 3;
    this.lines0 = lines0;
    this.lines1 = lines1;
    this.shift = lines1.length + 1;
    this.#forward = new Int32Array(diagonals);
    this.#backward = new Int32Array(diagonals);
    this.#mostRounds = Math.max(patience, roughRoot(diagonals));
  }

  split(box: Box, isThorough: boolean): Split {
    const start = box.from0 - box.from1;
    const end = box.to0 - box.to1;
    const isOdd = ((start - end) & 1) !== 0;
    const forward: Front = { reach: this.#forward, low: start, high: start };
    const backward: Front = { reach: this.#backward, low: end, high: end };
    forward.reach[start + this.shift] = box.from0;
    backward.reach[end + this.shift] = box.to0;
    for (let round = 1; ; round++) {
      const ahead = this.#advance(box, forward, isOdd ? backward : null);
      if (ahead.meets !== null) return ahead.meets;
      const back = this.#retreat(box, backward, isOdd ? null : forward);
      if (back.meets !== null) return back.meets;
      if (isThorough) continue;
      const early =
        (round >= patience && (ahead.sawSnake || back.sawSnake) && snakeSplit(this, box, forward, backward, round)) ||
        (round >= this.#mostRounds && furthestSplit(this, box, forward, backward));
      if (early) return early;
    }
  }

  /** One more step from the start of the box, on every other diagonal, the highest first. */
  #advance(box: Box, front: Front, opposite: Front | null): Progress {
    const { reach } = front;
    widen(front, box, this.shift, -1);
    let sawSnake = false;
    for (let d = front.high; d >= front.low; d -= 2) {
      const at = d + this.shift;
      let i = reach[at - 1]! >= reach[at + 1]! ? reach[at - 1]! + 1 : reach[at + 1]!;
      const before = i;
      while (i < box.to0 && i - d < box.to1 && this.lines0[i] === this.lines1[i - d]) i++;
      if (i - before > longSnake) sawSnake = true;
      reach[at] = i;
      if (opposite !== null && isOn(opposite, d) && opposite.reach[at]! <= i) return { meets: meeting(i, d), sawSnake };
    }
    return { meets: null, sawSnake };
  }

  /** One more step from the end of the box. */
  #retreat(box: Box, front: Front, opposite: Front | null): Progress {
    const { reach } = front;
    widen(front, box, this.shift, 0x7fffffff);
    let sawSnake = false;
    for (let d = front.high; d >= front.low; d -= 2) {
      const at = d + this.shift;
      let i = reach[at - 1]! < reach[at + 1]! ? reach[at - 1]! : reach[at + 1]! - 1;
      const before = i;
      while (i > box.from0 && i - d > box.from1 && this.lines0[i - 1] === this.lines1[i - d - 1]) i--;
      if (before - i > longSnake) sawSnake = true;
      reach[at] = i;
      if (opposite !== null && isOn(opposite, d) && i <= opposite.reach[at]!) return { meets: meeting(i, d), sawSnake };
    }
    return { meets: null, sawSnake };
  }
}

interface Progress {
  readonly meets: Split | null;
  readonly sawSnake: boolean;
}

const isOn = (front: Front, d: number) => d >= front.low && d <= front.high;

const meeting = (i: number, d: number): Split => ({ at0: i, at1: i - d, isLowThorough: true, isHighThorough: true });

/** A step reaches one diagonal further on both sides, as long as there are any in the box. */
function widen(front: Front, box: Box, shift: number, unreached: number): void {
  const lowest = box.from0 - box.to1;
  const highest = box.to0 - box.from1;
  if (front.low > lowest) front.reach[--front.low - 1 + shift] = unreached;
  else front.low++;
  if (front.high < highest) front.reach[++front.high + 1 + shift] = unreached;
  else front.high--;
}
