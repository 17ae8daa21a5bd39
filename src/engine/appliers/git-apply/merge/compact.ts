import type { LineIds } from './grid.ts';

interface Side {
  readonly lines: LineIds;
  readonly changed: Uint8Array;
}

/**
 * Slides every group of changed lines to its place: where it can move, because the line that leaves it on one
 * side equals the one that enters on the other, it goes as far down as possible, unless on the way it stood beside
 * a group of the other text; then to the last such place. Groups that meet become one.
 */
export function compact(side: Side, other: Pick<Side, 'changed'>): void {
  const group = new Group(side.changed);
  const partner = new Group(other.changed);
  do {
    if (group.start < group.end) settle(side.lines, group, partner);
  } while (group.next() && partner.next());
}

function settle(lines: LineIds, group: Group, partner: Group): void {
  let size: number;
  let highest: number;
  let beside: boolean;
  do {
    size = group.end - group.start;
    while (group.slideUp(lines)) partner.previous();
    highest = group.end;
    beside = partner.start < partner.end;
    while (group.slideDown(lines)) {
      partner.next();
      beside ||= partner.start < partner.end;
    }
  } while (size !== group.end - group.start);
  if (group.end === highest || !beside) return;
  while (partner.start === partner.end) {
    group.slideUp(lines);
    partner.previous();
  }
}

/** A maximal run of changed lines, `start` to `end`; empty between two unchanged lines. */
class Group {
  readonly #changed: Uint8Array;
  start = 0;
  end: number;

  constructor(changed: Uint8Array) {
    this.#changed = changed;
    this.end = this.#runEnd(0);
  }

  /** Moves to the group behind the next unchanged line; false at the end of the text. */
  next(): boolean {
    if (this.end === this.#changed.length) return false;
    this.start = this.end + 1;
    this.end = this.#runEnd(this.start);
    return true;
  }

  previous(): void {
    this.end = this.start - 1;
    this.start = this.#runStart(this.end);
  }

  slideUp(lines: LineIds): boolean {
    if (this.start === 0 || lines[this.start - 1] !== lines[this.end - 1]) return false;
    this.#changed[--this.start] = 1;
    this.#changed[--this.end] = 0;
    this.start = this.#runStart(this.start);
    return true;
  }

  slideDown(lines: LineIds): boolean {
    if (this.end === lines.length || lines[this.start] !== lines[this.end]) return false;
    this.#changed[this.start++] = 0;
    this.#changed[this.end++] = 1;
    this.end = this.#runEnd(this.end);
    return true;
  }

  #runEnd(from: number): number {
    let end = from;
    while (this.#changed[end]) end++;
    return end;
  }

  #runStart(from: number): number {
    let start = from;
    while (this.#changed[start - 1]) start--;
    return start;
  }
}
